import Presentation

/// Shows the screens of the flow in lines, asks what is wanted, and reads the answer.
@MainActor
final class LineModeSession: MoviesSearchFlowNavigator {
    /// How the dialogue makes the program end.
    private(set) var exitCode = ExitCode.done

    private var hasLeft = false
    private let console: Console

    /// Whether somebody sits there to be asked.
    private let asks: Bool
    private var screens: [any LineModeScreen] = []
    private var page: (any WebPageViewModel)?
    private var waiter: CheckedContinuation<Void, Never>?

    /// Takes whether somebody sits there to be asked.
    init(console: Console, asks: Bool) {
        self.console = console
        self.asks = asks
    }

    func showMoviesQueryList(_ viewModel: any MoviesQueryListViewModel) {
        screens = []
        screens.append(
            LineModePrompt(viewModel, console: console) { [weak self] in self?.didChange() }
        )
    }

    func showMoviesList(_ viewModel: any MoviesListViewModel) {
        screens.append(
            LineModeResults(viewModel, console: console) { [weak self] in self?.didChange() }
        )
    }

    func showMovieDetails(_ viewModel: any MovieDetailsViewModel) {
        screens.append(
            LineModeDetails(viewModel, console: console) { [weak self] in self?.didChange() }
        )
    }

    func showWebPage(_ viewModel: any WebPageViewModel) {
        page = viewModel
        viewModel.state.observe(on: self) { [weak self] _ in self?.didChange() }
    }

    func goBack() {
        if screens.count > 1 { screens.removeLast() }
        screens.last?.didReappear()
    }

    func leave() {
        hasLeft = true
    }

    /// Prints and asks until the person leaves, or has no more to say.
    func run(reading lines: some AsyncSequence<String, any Error>) async {
        do {
            try await answer(lines)
        } catch {
            let reason = (error as? StandardInput.Unreadable)?.reason ?? "it fails"
            console.report("can't read what is typed: \(reason)")
            exitCode = .readOrWriteFailed
        }
    }

    private func answer(_ lines: some AsyncSequence<String, any Error>) async throws {
        await printPending()
        var lines = lines.makeAsyncIterator()
        while !hasLeft, let line = try await lines.next(isolation: #isolation) {
            var rest: String? = line
            while let line = rest { rest = await screens.last?.handle(line) }
            if !hasLeft { await printPending() }
        }
        // What the shell says next has a line of its own.
        if asks, !hasLeft { print("\n") }
    }

    private func printPending() async {
        await settle()
        var text = screens.last?.drainOutput() ?? ""
        if let page, case .opened(let address) = page.state.value { text += "opened \(address)\n" }
        if let page, case .url(let address) = page.state.value { text += "\(address)\n" }
        page = nil
        if asks { text += "\(screens.last?.question ?? ""): " }
        print(text)
    }

    /// Leaves where nobody reads any more, or nothing can be written.
    private func print(_ text: String) {
        do {
            try console.output.write(text)
        } catch {
            exitCode = console.exitCode(of: error, success: .done)
            leave()
        }
    }

    /// Waits until there is nothing more to come.
    private func settle() async {
        while isWaiting {
            await withCheckedContinuation { waiter = $0 }
        }
    }

    private var isWaiting: Bool {
        if let page, page.state.value == .idle || page.state.value == .opening { return true }
        return screens.last?.isWaiting ?? false
    }

    private func didChange() {
        waiter?.resume()
        waiter = nil
    }
}
