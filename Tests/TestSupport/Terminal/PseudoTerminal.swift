import Foundation

/// A program at a terminal of its own, and the person who reads and types there.
///
/// The terminal is that of a fresh system: it echoes what is typed and puts `\r\n` for `\n`, until
/// the program sets it otherwise. `TERM` is set only if the test sets it. The program is killed
/// when this is let go, so keep it as long as it is needed.
public final class PseudoTerminal: Sendable {
    let pair: TerminalPair
    let capture: OutputCapture
    let playback: Monitor<ScreenPlayback>
    private let program: RunningProgram

    /// Starts a program; see ``Program/run`` for the parameters.
    public init(
        _ program: Program,
        _ arguments: [String] = [],
        columns: Int = 80,
        rows: Int = 24,
        streams: Streams = .all,
        environment: [String: String] = [:],
        removing: Set<String> = [],
        workingDirectory: String? = nil,
        timeout: Duration = .seconds(60)
    ) throws {
        let surroundings = try ChildSurroundings(
            environment: environment,
            removing: removing,
            workingDirectory: workingDirectory
        )
        let pair = try TerminalPair(columns: columns, rows: rows)
        let apart = try OutputTarget(.captured)
        let child = try ChildProcess(
            command: Platform.command([program.path] + arguments, controlledBy: pair.path),
            surroundings: surroundings,
            streams: Self.childStreams(streams, terminal: pair.path, apart: apart.childEnd)
        )
        pair.slave.closeNow()
        let capture = OutputCapture(of: pair.master)
        let rest = apart.startCapture()
        self.program = RunningProgram(
            child: child,
            standardOutput: streams == .outputPiped ? rest : capture,
            standardError: streams == .outputPiped ? capture : rest,
            surroundings: surroundings,
            timeout: timeout
        )
        self.pair = pair
        self.capture = capture
        playback = Monitor(ScreenPlayback(columns: columns, rows: rows))
    }

    public var pid: Int32 {
        program.pid
    }

    /// The value of `HOME`, there to be looked into as long as this is held.
    public var home: String {
        program.home
    }

    /// All that the terminal has shown so far, echoes and escape sequences included.
    public var output: String {
        String(decoding: capture.bytes, as: UTF8.self)
    }

    /// Sends a signal to the program, not by way of the terminal as Ctrl-C does.
    ///
    /// - Returns: `false` if the program has ended.
    @discardableResult
    public func send(signal: Int32) -> Bool {
        program.send(signal: signal)
    }

    /// Types the text; `\u{3}` is Ctrl-C, `\u{4}` Ctrl-D, `\r` the return key.
    public func write(_ text: String) async throws {
        try await OwnThread.run("terminal input") { [pair] in
            try pair.master.writeAll(Data(text.utf8))
        }
    }

    /// Changes the size of the terminal; the program gets `SIGWINCH`.
    public func resize(columns: Int, rows: Int) throws {
        // Before the program hears of it, or else its answer might count as older.
        capture.noteResize(columns: columns, rows: rows)
        try pair.resize(columns: columns, rows: rows)
    }

    /// Suspends until the text was shown so often in all, or else returns `false`.
    ///
    /// It ends early with the program; the timeout is only a bound for a test that hangs.
    public func waitForOutput(
        containing text: String,
        times: Int = 1,
        timeout: Duration = .seconds(20)
    ) async -> Bool {
        await capture.wait(for: text, times: times, timeout: timeout)
    }

    /// Suspends until anything was shown, or else returns `false`.
    public func waitForFirstByte(timeout: Duration = .seconds(20)) async -> Bool {
        await capture.waitForFirstByte(timeout: timeout)
    }

    /// Suspends until the program has ended and all its output has arrived.
    ///
    /// The terminal's output is the result's `stdout`, or, with `.outputPiped`, its `stderr`.
    public func result() async throws -> ProgramResult {
        try await program.result()
    }

    private static func childStreams(
        _ streams: Streams,
        terminal: String,
        apart: ChildStream
    ) -> [ChildStream] {
        let input = ChildStream.file(terminal, O_RDWR)
        return switch streams {
        case .all: [input, .same(as: 0), .same(as: 0)]
        case .errorApart: [input, .same(as: 0), apart]
        case .outputPiped: [input, apart, .same(as: 0)]
        }
    }
}
