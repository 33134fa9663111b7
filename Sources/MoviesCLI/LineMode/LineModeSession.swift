import CommandLineKit
import Presentation
import Terminal

/// Prints the screens of the flow, prompts for input, and reads it line by line.
@MainActor
final class LineModeSession: MoviesSearchFlowNavigator {
    private(set) var exitCode = ExitCode.done

    /// After this time it says that it is loading.
    private static let loadingNoticeDelay = Duration.seconds(1)

    private var hasQuit = false
    private let console: Console

    /// Whether to prompt for input, and to say that the program waits.
    private let isInteractive: Bool
    private var screens = ViewStack<any LineModeScreen>()
    private var webPage: WebPageViewModel?
    private var waiter: CheckedContinuation<Void, Never>?

    private let pause: Pause

    init(
        console: Console,
        isInteractive: Bool,
        pause: @escaping Pause = { try await Task.sleep(for: $0) }
    ) {
        self.console = console
        self.isInteractive = isInteractive
        self.pause = pause
    }

    func show(_ screens: [MoviesSearchFlowScreen]) {
        let isBack = self.screens.show(screens) { screen in
            switch screen {
            case .search(let viewModel):
                wakes(on: viewModel.state)
                return LineModeSearch(viewModel, console: console)
            case .details(let viewModel):
                wakes(on: viewModel.state)
                return LineModeDetails(viewModel, console: console)
            }
        }
        if isBack { self.screens.top?.didReappear() }
    }

    func showWebPage(_ viewModel: WebPageViewModel) {
        webPage = viewModel
        wakes(on: viewModel.state)
    }

    /// Nothing is picked, since numbered lines are not for choosing.
    func end(with picked: MoviesList? = nil) { hasQuit = true }

    func run(reading lines: some AsyncSequence<String, any Error>) async {
        do {
            try await handle(lines)
        } catch {
            let reason = (error as? StandardInput.ReadError)?.reason ?? "unknown error"
            console.report("can't read standard input: \(reason)")
            exitCode = .readOrWriteFailed
        }
    }

    private func handle(_ lines: some AsyncSequence<String, any Error>) async throws {
        await printPending()
        var lines = lines.makeAsyncIterator()
        while !hasQuit, let line = try await lines.next(isolation: #isolation) {
            let message = await handle(line)
            if !hasQuit { await printPending(message) }
        }
        // The shell's prompt starts on a new line.
        if isInteractive, !hasQuit { print(CommandOutput(results: "\n")) }
    }

    /// Handles a line; returns a message about it, which is mostly empty.
    private func handle(_ line: String) async -> String {
        guard let screen = screens.top, let command = LineCommand(line, screen.menu) else {
            return ""
        }
        if command == .action(.help) { return screen.menu.help }
        guard let message = await screen.handle(command) else {
            return "'\(line)' is not a command here; ? helps\n"
        }
        switch command {
        case .query(let text), .text(let text):
            // It may be for the prompt of a new search.
            if !text.isEmpty, let prompt = screens.top, prompt !== screen {
                _ = await prompt.handle(command)
            }
        case .number, .action: break
        }
        return message.isEmpty ? "" : message + "\n"
    }

    private func printPending(_ message: String = "") async {
        await waitUntilIdle()
        var output = screens.top?.drainOutput() ?? CommandOutput()
        output.results = message + output.results
        switch webPage?.state.value {
        case .opened(let url): output.results += "opened \(url)\n"
        case .url(let url):
            output.results += "\(url)\n"
            output.introduce(WebPageState.browserAdvice)
        case .failed(let failure): output.introduce(failure.message)
        case .idle, .opening, nil: break
        }
        webPage = nil
        if isInteractive { output.results += "\(screens.top?.menu.question ?? ""): " }
        print(output)
    }

    private func print(_ output: CommandOutput) {
        do {
            try console.write(output)
        } catch {
            exitCode = console.exitCode(of: error, success: .done)
            end()
        }
    }

    private func waitUntilIdle() async {
        guard isWaiting else { return }
        let notice = isInteractive ? Task { await printLoading() } : nil
        while isWaiting {
            await withCheckedContinuation { waiter = $0 }
        }
        notice?.cancel()
    }

    private func printLoading() async {
        try? await pause(Self.loadingNoticeDelay)
        if !Task.isCancelled { print(CommandOutput(results: "loading …\n")) }
    }

    private var isWaiting: Bool {
        if let state = webPage?.state.value, state == .idle || state == .opening { return true }
        return screens.top?.isWaiting ?? false
    }

    /// Checks with each change whether the wait is over.
    private func wakes<State>(on state: Observable<State>) {
        state.observe(on: self) { session, _ in
            session.waiter?.resume()
            session.waiter = nil
        }
    }
}
