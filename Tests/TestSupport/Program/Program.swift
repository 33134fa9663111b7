package import Foundation

/// An executable file, run by tests as by a user.
///
/// The child inherits no environment: it gets a fixed `PATH`, a new directory as `HOME` and working
/// directory, `LC_ALL=C.UTF-8`, and what the test adds. It has its own session, and thus no
/// terminal except that of a ``PseudoTerminal``.
package struct Program: Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// Runs the program to its end.
    ///
    /// Without input, its standard input is `/dev/null`. `removing` names default variables to
    /// remove. If it runs longer than the timeout, it is killed, and this throws ``ProgramError``.
    package func run(
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        removing: Set<String> = [],
        input: Data? = nil,
        output: Output = .captured,
        errorOutput: Output = .captured,
        workingDirectory: String? = nil,
        timeout: Duration = .hangLimit
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
    package func start(
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        removing: Set<String> = [],
        input: Data? = nil,
        output: Output = .captured,
        errorOutput: Output = .captured,
        workingDirectory: String? = nil,
        timeout: Duration = .hangLimit
    ) throws -> RunningProgram {
        let context = try ChildContext(
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
            context: context,
            streams: streams
        )
        feed?.start()
        return RunningProgram(
            child: child,
            standardOutput: standardOutput.startCapture(),
            standardError: standardError.startCapture(),
            context: context,
            timeout: timeout
        )
    }
}

extension Program {
    /// The destination of a child's output.
    package enum Output: Sendable {
        case captured
        /// A file, such as `/dev/full`; created or truncated.
        case file(String)
        /// The descriptor is closed when the child starts.
        case closed
        /// A pipe without a reader, as in `movies | true`.
        case pipeClosedEarly
    }

    /// A standard stream that a child writes to.
    package enum Stream: Sendable {
        case stdout
        case stderr
    }
}
