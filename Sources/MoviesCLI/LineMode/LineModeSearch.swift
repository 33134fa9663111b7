import Presentation
import Terminal

/// Prints suggested queries in numbered lines, and reads the query; once there was a search, its
/// movies are in their place.
@MainActor
final class LineModeSearch: LineModeScreen {
    private let viewModel: any SearchViewModel
    private let results: LineModeResults
    private var isAtPrompt = true
    private var items: [QuerySuggestionViewModel] = []

    /// The prompt whose items are printed, or are to be printed.
    private var shown: MoviesQueryListState?
    private var output = LineModeOutput()

    /// Whether titles were asked for; before that, only what is of the history is printed.
    private var suggestsTitles = false

    init(_ viewModel: any SearchViewModel, console: Console) {
        self.viewModel = viewModel
        results = LineModeResults(viewModel, console: console)
        viewModel.state.observe(on: self) { screen, state in
            screen.show(state.prompt)
            if case .loading = state.movies.phase { screen.isAtPrompt = false }
        }
    }

    var isWaiting: Bool {
        isAtPrompt ? viewModel.state.value.prompt.isLoading : results.isWaiting
    }

    var menu: LineMenu {
        guard isAtPrompt else { return results.menu }
        return LineMenu(
            inputs: [
                ("title", "search; also for a person, or with filters such as genre:horror"),
                ("number", "search for a suggestion"), ("bl?", "suggest titles with bl"),
            ],
            actions: [.back, .quit, .help]
        )
    }

    func drainOutput() -> LineModeOutput {
        guard isAtPrompt else { return results.drainOutput() }
        defer { output = LineModeOutput() }
        return output
    }

    func didReappear() {
        guard isAtPrompt else { return results.didReappear() }
        suggestsTitles = false
        viewModel.handle(.type(""))
    }

    func handle(_ command: LineCommand) async -> String? {
        guard isAtPrompt else {
            guard command == .action(.back), !viewModel.state.value.canGoBack else {
                return await results.handle(command)
            }
            isAtPrompt = true
            didReappear()
            return ""
        }
        switch command {
        case .number(let number):
            let isListed = items.indices.contains(number - 1)
            viewModel.handle(.submit(isListed ? items[number - 1].query : "\(number)"))
        case .text(let text) where text.hasSuffix("?"):
            suggestsTitles = true
            viewModel.handle(.type(String(text.dropLast())))
        case .query(let text), .text(let text): viewModel.handle(.submit(text))
        case .action(.back): viewModel.handle(.back)
        case .action(.quit): viewModel.handle(.quit)
        case .action: return nil
        }
        return ""
    }

    private func show(_ state: MoviesQueryListState) {
        guard state != shown else { return }
        shown = state
        switch state.phase {
        case .loading: break
        case .loaded:
            // The history may have a thousand queries; the newest are enough.
            items = Array(state.items.filter { suggestsTitles || $0.isOfHistory }.prefix(20))
            output.text = items.enumerated().map { Self.line($0, $1) + "\n" }.joined()
        case .failed(let error): output.errors.append(error.message)
        }
    }
}
