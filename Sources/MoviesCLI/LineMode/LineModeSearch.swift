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

    /// Whether the commands are printed before the next titles.
    private var wantsHelp = false

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

    var question: String {
        isAtPrompt ? "Title or number, bl? for titles with bl, q quit, ? help" : results.question
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

    func handle(_ line: String) async -> String? {
        let command = LineCommand(line)
        guard isAtPrompt else {
            guard command == .action(.back), !queries.canGoBack else {
                return await results.handle(line)
            }
            isAtPrompt = true
            didReappear()
            return nil
        }
        switch command {
        case .nothing: break
        case .number(let number) where items.indices.contains(number - 1):
            queries.didSubmit(items[number - 1].query)
        case .action(.quit): queries.didQuit()
        case .action(.back): queries.didCancel()
        case .action(.help):
            wantsHelp = true
            suggest("")
        case .query(let text): queries.didSubmit(text)
        case .text(let text) where text.hasSuffix("?"): suggest(String(text.dropLast()))
        case .number, .action, .numbered, .narrow, .filter, .sort, .text: queries.didSubmit(line)
        }
        return nil
    }

    private static let help = """
        title       search; also for a person, or with filters such as genre:horror
        5           search for number 5
        bl?         titles with bl
        b  q        back, quit

        """

    private func suggest(_ prefix: String) {
        suggestsTitles = true
        queries.didType(prefix)
    }

    private func show(_ state: MoviesQueryListState) {
        switch state.phase {
        case .loading: break
        case .loaded:
            let items = state.items
            // The history may have a thousand queries; the newest are enough.
            let shown = suggestsTitles ? items : items.filter(\.isOfHistory)
            self.items = Array(shown.prefix(20))
            output.text = wantsHelp ? Self.help : ""
            wantsHelp = false
            output.text += self.items.enumerated().map { index, item in
                Self.numbered(index, item.text, year: item.year)
                    + (item.label.map { "  (\($0))\n" } ?? "\n")
            }.joined()
        case .failed(let error): output.errors.append(error.message)
        }
    }
}
