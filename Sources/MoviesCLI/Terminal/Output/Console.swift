import Synchronization
import SystemKit

/// The standard streams: results go to `output`, diagnostics to `errors`.
package struct Console: Sendable {
    /// The name of the program, which begins each message.
    package let program: String
    package let output: any TextOutput
    package let errors: any TextOutput
    package private(set) var inputIsTerminal: Bool

    /// Whether the command prints JSON, and so does what reports its failure.
    package let printsJSON: Bool
    private let environment: Environment
    private let reports = ConsoleReports()

    package init(
        program: String,
        output: any TextOutput,
        errors: any TextOutput,
        inputIsTerminal: Bool = false,
        printsJSON: Bool = false,
        environment: Environment
    ) {
        self.program = program
        self.output = output
        self.errors = errors
        self.inputIsTerminal = inputIsTerminal
        self.printsJSON = printsJSON
        self.environment = environment
    }

    /// The console without input, so that the program can't prompt for any.
    package var withoutInput: Console {
        var console = self
        console.inputIsTerminal = false
        return console
    }

    package var width: Int {
        environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
            ?? output.width ?? TerminalSize.standard.columns
    }

    package var isInteractive: Bool { inputIsTerminal && output.isTerminal }

    /// The user's command for long results; `nil` if there is none, or no terminal for it.
    package var pagerCommand: String? {
        guard let command = environment["PAGER"], command != "cat",
            command.contains(where: { !$0.isWhitespace }), isInteractive, !isDumb
        else { return nil }
        return command
    }

    package var isDumb: Bool { environment["TERM"] == "dumb" }

    package func writeDiagnostic(_ text: String) {
        reports.add(text)
        // If this fails, there is nowhere left to report it.
        try? errors.write("\(text)\n")
    }

    /// Writes a part of a progress line; failing to show it must not fail the command.
    func writeProgress(_ text: String) { try? errors.write(text) }

    /// Reports an error or a warning in one line, prefixed with the program's name.
    package func report(_ sentence: String) {
        writeDiagnostic("\(program): \(sentence.sanitizedLine)")
    }

    /// Reports in place of a progress line, which is drawn again below.
    package func reportOverProgress(_ sentence: String) {
        let clearing = errors.isTerminal && !isDumb ? "\r\u{1B}[K" : ""
        writeDiagnostic("\(clearing)\(program): \(sentence.sanitizedLine)")
    }

    /// Reports a failure when the command has ended, unless another message tells it until then.
    package func reportAtEnd(_ sentence: String, unlessReported summary: String) {
        reports.addPending(sentence, summary: summary.sanitizedLine)
    }

    package func reportPending() { reports.takePending().forEach(report) }

    package func usesColor(_ mode: ColorMode) -> Bool {
        switch mode {
        case .always: true
        case .never: false
        case .auto: output.isTerminal && !isDumb
        }
    }

    /// Whether the terminal is known to support links (OSC 8).
    ///
    /// Detected by the variables that such terminals set; not inside tmux and screen, which may not
    /// support links even if the terminal does.
    package var showsLinks: Bool {
        guard output.isTerminal, !isDumb, environment["TMUX"] == nil, environment["STY"] == nil
        else { return false }
        let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio"]
        let terms = ["xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "alacritty", "contour"]
        let variables = ["WT_SESSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "DOMTERM"]
        return environment["TERM_PROGRAM"].map(programs.contains) ?? false
            || environment["TERM"].map(terms.contains) ?? false
            || environment["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 5000 } ?? false
            || variables.contains { environment[$0] != nil }
    }
}

package enum ColorMode: String, CaseIterable {
    case auto, always, never

    package var allowsColor: Bool { self != .never }
}

private final class ConsoleReports: Sendable {
    private struct State {
        var texts: [String] = []
        var pending: [(sentence: String, summary: String)] = []
    }

    private let state = Mutex(State())

    func add(_ text: String) { state.withLock { $0.texts.append(text) } }

    func addPending(_ sentence: String, summary: String) {
        state.withLock { state in
            // A catalog is read many times.
            guard !state.pending.contains(where: { $0.summary == summary }) else { return }
            state.pending.append((sentence, summary))
        }
    }

    /// The sentences that no text has told.
    func takePending() -> [String] {
        state.withLock { state in
            defer { state.pending = [] }
            return state.pending.compactMap { pending in
                let isTold = state.texts.contains { $0.contains(pending.summary) }
                return isTold ? nil : pending.sentence
            }
        }
    }
}

extension Console {
    /// Shows results in the user's pager; `false` if they are short, and have to be printed.
    package func page(_ results: String) -> Bool {
        guard let pagerCommand else { return false }
        let columns = output.width ?? TerminalSize.standard.columns
        let rows = output.height ?? TerminalSize.standard.rows
        guard results.rowCount(columns: columns) > rows else { return false }
        return Pager(command: pagerCommand).show(results)
    }
}

/// The user's pager, which shows long text page by page on the terminal.
private struct Pager {
    /// Options of common pagers, unless the user has set others: `less` keeps colors (`R`), leaves
    /// the text on the screen (`X`), and ends at once if the text is short (`F`).
    private static let options = ["LESS=FRX", "LV=-c"]

    /// A command of the shell, such as `less -R`.
    let command: String

    /// Shows text until the user quits the pager; `false` if there is no such program, or if it
    /// fails, so that the user may not have seen the text.
    ///
    /// It blocks the main thread, for a command that has nothing else to do.
    func show(_ text: String) -> Bool {
        let restore = SpawnedProcess.ignoreInterrupts()
        defer { restore() }
        guard let process = try? start(writing: text) else { return false }
        return !Self.hasFailed(process.waitForExit())
    }

    private func start(writing text: String) throws(SpawnedProcess.Failure) -> SpawnedProcess {
        let pipe = try Pipe()
        let shell = ["-c", command]
        let process = try SpawnedProcess(
            ProgramInvocation(path: "/bin/sh", arguments: shell, variables: Self.options),
            input: .descriptor(pipe.readingEnd.number),
            output: .inherited,
            // A pager may read keys from its standard error, which must be the terminal.
            errors: .descriptor(StandardStreams.errors),
            session: .shared
        )
        // If this process had the reading end, a write would block after the pager has quit.
        let writingEnd = pipe.closingReadingEnd()
        // If the pager quits early, the user has seen enough.
        _ = writingEnd.writeAll(Array(text.utf8))
        return process
    }

    /// Whether the pager has exited with an error; a signal was the user's.
    private static func hasFailed(_ status: CInt) -> Bool {
        let hasExited = status & 0x7F == 0
        return hasExited && status >> 8 & 0xFF != 0
    }
}
