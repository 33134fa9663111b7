/// Why a program has no result.
package enum ProgramError: Error, CustomStringConvertible {
    case notBuilt(name: String, searchedAbove: [String])
    /// A test sets a variable that none of our programs reads.
    case unknownVariable(String)
    /// It was killed, since it ran longer than the timeout.
    case timedOut(command: [String], stdout: String, stderr: String)
    /// It exited, but a process that it had started kept its output open.
    case outputHeldOpen(command: [String], stdout: String, stderr: String)

    package var description: String {
        switch self {
        case .notBuilt(let name, let locations):
            "no executable file \(name) in or above any of: \(locations.joined(separator: ", "))"
        case .unknownVariable(let name): "no program reads \(name)"
        case .timedOut(let command, let stdout, let stderr):
            "timed out and was killed: " + Self.details(of: command, stdout, stderr)
        case .outputHeldOpen(let command, let stdout, let stderr):
            "exited, but its output stayed open: " + Self.details(of: command, stdout, stderr)
        }
    }

    private static func details(
        of command: [String],
        _ stdout: String,
        _ stderr: String
    ) -> String {
        let ends = [stdout, stderr].map { String($0.suffix(2000)) }
        return "\(command.joined(separator: " "))\nstdout: \(ends[0])\nstderr: \(ends[1])"
    }
}
