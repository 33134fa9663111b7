/// The exit status of the program, by `sysexits.h` where a code fits.
package enum ExitCode: Int32, CaseIterable {
    case done = 0
    case nothingFound = 1
    case usage = 64
    case unreadableData = 65
    case unavailable = 69
    case bug = 70
    case cannotCreate = 73
    case readOrWriteFailed = 74
    case tryAgainLater = 75
    case credential = 77
    case configuration = 78
    case interrupted = 130

    /// The name of the case in snake case, for scripts.
    package var kind: String {
        "\(self)".reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) }
    }
}
