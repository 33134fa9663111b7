import Presentation

/// Prints the details of a movie.
@MainActor
final class LineModeDetails: LineModeScreen {
    private let viewModel: any MovieDetailsViewModel
    private let console: Console
    private let didChange: @MainActor () -> Void
    private var output = PendingOutput()

    init(
        _ viewModel: any MovieDetailsViewModel,
        console: Console,
        didChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.console = console
        self.didChange = didChange
        viewModel.state.observe(on: self) { screen, _ in
            screen.output.contentDidChange()
            screen.didChange()
        }
    }

    var isWaiting: Bool {
        switch viewModel.state.value {
        case .idle, .loading: true
        case .loaded, .failed: false
        }
    }

    var question: String {
        if case .failed = viewModel.state.value { return "r to retry, /title, b back, q" }
        return "o for browser, /title, b back, q"
    }

    func drainOutput() -> String {
        output.drain { content }
    }

    func didReappear() {
        output.contentDidChange()
    }

    func handle(_ line: String) async -> String? {
        switch LineCommand(line) {
        case .letter("o"): viewModel.didRequestWebPage()
        case .letter("r"): await viewModel.didRetry()
        case .letter("b"), .nothing: viewModel.didGoBack()
        case .letter("q"): viewModel.didQuit()
        case .query(let text):
            viewModel.didRequestNewSearch()
            return text.isEmpty ? nil : "/" + text
        case .letter, .number, .browse, .text: output.setMessage("not a valid choice here")
        }
        return nil
    }

    private var content: String {
        switch viewModel.state.value {
        case .idle, .loading: return ""
        case .loaded(let item):
            let lines = MovieDetailsLayout(item, width: console.width).lines.map(\.text)
            let notices = [item.fallback?.message.sanitizedLine].compactMap(\.self)
            return (notices + lines + [item.source.attribution(width: console.width)])
                .map { $0 + "\n" }.joined()
        case .failed(let error, _):
            console.report(error.message)
            return ""
        }
    }
}
