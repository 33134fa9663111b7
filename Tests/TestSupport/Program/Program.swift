public import Foundation

/// An executable file, run by tests as a user runs it.
///
/// The child gets nothing of the tester's environment: a fixed `PATH`, a fresh directory as `HOME`
/// and working directory, `LC_ALL=C.UTF-8`, and what the test adds. It has a session of its own,
/// hence no terminal but the one of ``PseudoTerminal``.
public struct Program: Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// The program of this package, as it was built with the running tests.
    public static var movies: Program {
        get throws { try built("movies") }
    }

    /// Runs the program to its end.
    ///
    /// Without input, its standard input is `/dev/null`. `removing` names variables that it shall
    /// not have, not even by default. If it runs longer than the timeout, it is killed, and this
    /// throws ``ProgramError``.
    public func run(
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        removing: Set<String> = [],
        input: Data? = nil,
        output: Output = .captured,
        errorOutput: Output = .captured,
        workingDirectory: String? = nil,
        timeout: Duration = .seconds(60)
    ) async throws -> ProgramResult {
        try await start(
            arguments,
            environment: environment,
            removing: removing,
            input: input,
            output: output,
            errorOutput: errorOutput,
            workingDirectory: workingDirectory,
            timeout: timeout
        ).result()
    }

    /// Starts the program and returns at once; see ``run`` for the parameters.
    public func start(
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        removing: Set<String> = [],
        input: Data? = nil,
        output: Output = .captured,
        errorOutput: Output = .captured,
        workingDirectory: String? = nil,
        timeout: Duration = .seconds(60)
    ) throws -> RunningProgram {
        let surroundings = try ChildSurroundings(
            environment: environment,
            removing: removing,
            workingDirectory: workingDirectory
        )
        let feed = try input.map { try InputFeed($0) }
        let standardOutput = try OutputTarget(output)
        let standardError = try OutputTarget(errorOutput)
        let streams = [
            feed?.childEnd ?? .file("/dev/null", O_RDONLY),
            standardOutput.childEnd,
            standardError.childEnd,
        ]
        let child = try ChildProcess(
            command: [path] + arguments,
            surroundings: surroundings,
            streams: streams
        )
        feed?.start()
        return RunningProgram(
            child: child,
            standardOutput: standardOutput.startCapture(),
            standardError: standardError.startCapture(),
            surroundings: surroundings,
            timeout: timeout
        )
    }
}
