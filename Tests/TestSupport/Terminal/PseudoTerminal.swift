import Foundation

/// Runs a program on a pseudo-terminal, and acts as its user.
///
/// The terminal has default settings: it echoes input and replaces `\n` by `\r\n`, until the
/// program changes them. `TERM` is set only if the test sets it. The program is killed on
/// deallocation, so keep this object as long as it is needed.
package final class PseudoTerminal: Sendable {
    let pair: TerminalPair
    let capture: OutputCapture
    let playback: Monitor<ScreenPlayback>
    private let program: RunningProgram

    /// Starts a program; see ``Program/run`` for the parameters.
    ///
    /// The terminal replies to a query at once, as the program does not wait for long.
    package init(
        _ program: Program,
        _ arguments: [String] = [],
        columns: Int = 80,
        rows: Int = 24,
        streams: Streams = .all,
        environment: [String: String] = [:],
        removing: Set<String> = [],
        workingDirectory: String? = nil,
        reply: (query: String, text: String) = ("", ""),
        timeout: Duration = .hangLimit
    ) throws {
        let context = try ChildContext(
            environment: environment,
            removing: removing,
            workingDirectory: workingDirectory
        )
        let pair = try TerminalPair(columns: columns, rows: rows)
        let separate = try OutputTarget(.captured)
        let child = try ChildProcess(
            command: Platform.command([program.path] + arguments, controlledBy: pair.path),
            context: context,
            streams: Self.childStreams(streams, terminal: pair.path, separate: separate.childEnd)
        )
        pair.slave.closeNow()
        let capture = OutputCapture(of: pair.master, query: reply.query) {
            try? pair.master.writeAll(Data(reply.text.utf8))
        }
        let rest = separate.startCapture()
        self.program = RunningProgram(
            child: child,
            standardOutput: streams == .outputPiped ? rest : capture,
            standardError: streams == .outputPiped ? capture : rest,
            context: context,
            timeout: timeout
        )
        self.pair = pair
        self.capture = capture
        playback = Monitor(ScreenPlayback(columns: columns, rows: rows))
    }

    /// The value of `HOME`; the directory exists at least as long as this object.
    package var home: String { program.home }

    /// All output so far, including echoes and escape sequences.
    package var output: String { String(decoding: capture.bytes, as: UTF8.self) }

    /// Sends a signal to the program directly, not through the terminal like Ctrl-C.
    ///
    /// - Returns: `false` if the program has exited.
    @discardableResult
    package func send(signal: Int32) -> Bool { program.send(signal: signal) }

    /// Types the text; `\u{3}` is Ctrl-C, `\u{4}` Ctrl-D, `\r` the return key.
    package func write(_ text: String) async throws {
        try await BlockingThread.run("terminal input") { [pair] in
            try pair.master.writeAll(Data(text.utf8))
        }
    }

    /// Changes the size of the terminal; the program gets `SIGWINCH`.
    ///
    /// The size of a cell is in pixels; 0 is an unknown one, as most terminals have.
    package func resize(columns: Int, rows: Int, cellWidth: Int = 0, cellHeight: Int = 0) throws {
        // Before the program gets the signal; otherwise its redrawing might count as older.
        capture.recordResize(columns: columns, rows: rows)
        try pair.resize(columns: columns, rows: rows, cellWidth: cellWidth, cellHeight: cellHeight)
    }

    /// Suspends until the text has appeared `times` times in total; returns `false` on timeout.
    ///
    /// It ends early with the program; the timeout only limits a test that hangs.
    package func waitForOutput(
        containing text: String,
        times: Int = 1,
        timeout: Duration = .hangLimit
    ) async -> Bool {
        await capture.wait(for: text, times: times, timeout: timeout)
    }

    /// Suspends until there is any output; returns `false` on timeout.
    package func waitForFirstByte(timeout: Duration = .hangLimit) async -> Bool {
        await capture.waitForFirstByte(timeout: timeout)
    }

    /// Suspends until the program has exited and all its output has arrived.
    ///
    /// The terminal's output is the result's `stdout`, or, with `.outputPiped`, its `stderr`.
    package func result() async throws -> ProgramResult { try await program.result() }
}
