/// Why there is no result of a program.
public enum ProgramError: Error, CustomStringConvertible {
    case notBuilt(name: String, searchedAbove: [String])
    /// It was killed, since it ran longer than the test allows.
    case timedOut(command: [String], stdout: String, stderr: String)
    /// It ended, but something it had started kept its output open for longer than allowed.
    case outputHeldOpen(command: [String], stdout: String, stderr: String)

    public var description: String {
        switch self {
        case .notBuilt(let name, let locations):
            "no executable file \(name) in or above any of: \(locations.joined(separator: ", "))"
        case .timedOut(let command, let stdout, let stderr):
            "killed, since it did not end in time: "
                + Self.account(of: command, stdout, stderr)
        case .outputHeldOpen(let command, let stdout, let stderr):
            "it ended, but its output was held open: "
                + Self.account(of: command, stdout, stderr)
        }
    }

    private static func account(
        of command: [String],
        _ stdout: String,
        _ stderr: String
    ) -> String {
        let ends = [stdout, stderr].map { String($0.suffix(2000)) }
        return "\(command.joined(separator: " "))\nstdout: \(ends[0])\nstderr: \(ends[1])"
    }
}
