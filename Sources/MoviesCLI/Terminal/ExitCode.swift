/// The exit status of the program, by `sysexits.h` where a code fits.
enum ExitCode: Int32, CaseIterable {
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

    /// For the manual; begins in lower case and ends without a period.
    var meaning: String {
        switch self {
        case .done: "something was found or done"
        case .nothingFound: "nothing was found"
        case .usage: "a command, an option or a value is wrong"
        case .unreadableData: "a server or a file sent data that can't be read"
        case .unavailable:
            "there is no connection, the server failed, or movies-network is missing or of "
                + "another version"
        case .bug: "the program has a bug; please report it"
        case .cannotCreate: "a file can't be created"
        case .readOrWriteFailed: "reading or writing failed"
        case .tryAgainLater:
            "too many requests, a timeout, a lock of another run, or a lack of memory or file "
                + "descriptors; try again later"
        case .credential: "the credential is missing or refused"
        case .configuration: "a setting can't be used"
        case .interrupted: "interrupted, as by Ctrl-C"
        }
    }
}
