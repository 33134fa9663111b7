import Presentation
import Terminal

/// Prints suggested queries in numbered lines, and reads the query; once there was a search, its
/// movies are in their place.
@MainActor
final class LineModeSearch: LineModeScreen {
    private let queries: any MoviesQueryListViewModel
    private let results: LineModeResults
    private var isAtPrompt = true
    private var items: [QuerySuggestionViewModel] = []
    private var output = LineModeOutput()

    /// Whether titles were asked for; before that, only what is of the history is printed.
    private var suggestsTitles = false

    init(
        _ queries: any MoviesQueryListViewModel,
        _ movies: any MoviesListViewModel,
        console: Console
    ) {
        self.queries = queries
        results = LineModeResults(movies, console: console)
        queries.state.observe(on: self) { $0.show($1) }
        movies.state.observe(on: self) { screen, state in
            if case .loading = state.phase { screen.isAtPrompt = false }
        }
    }

    var isWaiting: Bool { isAtPrompt ? queries.state.value.isLoading : results.isWaiting }

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
        queries.didType("")
    }

    func handle(_ command: LineCommand) async -> String? {
        guard isAtPrompt else {
            guard command == .action(.back), !queries.canGoBack else {
                return await results.handle(command)
            }
            isAtPrompt = true
            didReappear()
            return ""
        }
        switch command {
        case .number(let number):
            let isListed = items.indices.contains(number - 1)
            queries.didSubmit(isListed ? items[number - 1].query : "\(number)")
        case .text(let text) where text.hasSuffix("?"):
            suggestsTitles = true
            queries.didType(String(text.dropLast()))
        case .query(let text), .text(let text): queries.didSubmit(text)
        case .action(.back): queries.didCancel()
        case .action(.quit): queries.didQuit()
        case .action: return nil
        }
        return ""
    }

    private func show(_ state: MoviesQueryListState) {
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
