import Presentation

/// All that is known of a film, in lines.
@MainActor
final class LineModeDetails: LineModeScreen {
    private let viewModel: any MovieDetailsViewModel
    private let console: Console
    private let didChange: @MainActor () -> Void
    private var hasPendingOutput = false

    /// What is to be said of what was typed.
    private var reply = ""

    init(
        _ viewModel: any MovieDetailsViewModel,
        console: Console,
        didChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.console = console
        self.didChange = didChange
        viewModel.state.observe(on: self) { [weak self] _ in
            self?.hasPendingOutput = true
            self?.didChange()
        }
    }

    var isWaiting: Bool {
        switch viewModel.state.value {
        case .idle, .loading: true
        case .loaded, .failed: false
        }
    }

    var question: String {
        if case .failed = viewModel.state.value { return "r to try again, /title, b back, q" }
        return "o for browser, /title, b back, q"
    }

    func drainOutput() -> String {
        defer { reply = "" }
        guard hasPendingOutput else { return reply }
        hasPendingOutput = false
        switch viewModel.state.value {
        case .idle, .loading: return ""
        case .loaded(let item):
            let lines = MovieDetailsLayout(item, width: console.width).lines.map(\.text)
            let notes = [item.fallback?.message.sanitizedLine].compactMap(\.self)
            return (notes + lines + [item.source.attribution(width: console.width)])
                .map { $0 + "\n" }.joined()
        case .failed(let error):
            console.report(error.message)
            return ""
        }
    }

    func didReappear() {
        hasPendingOutput = true
    }

    func handle(_ line: String) async -> String? {
        switch LineCommand(line) {
        case .letter("o"): viewModel.didRequestWebPage()
        case .letter("r"): await viewModel.didOpen()
        case .letter("b"), .nothing: viewModel.didGoBack()
        case .letter("q"): viewModel.didQuit()
        case .query(let text):
            viewModel.didRequestNewSearch()
            return text.isEmpty ? nil : "/" + text
        case .letter, .number, .browse, .text: reply = "that is no answer here\n"
        }
        return nil
    }
}
