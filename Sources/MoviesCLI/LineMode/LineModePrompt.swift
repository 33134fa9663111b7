import Presentation

/// Prints suggested queries in numbered lines, and reads the query.
@MainActor
final class LineModePrompt: LineModeScreen {
    private let viewModel: any MoviesQueryListViewModel
    private var items: [QuerySuggestionViewModel] = []
    private var output = LineModeOutput()

    /// Whether the commands are printed before the next titles.
    private var wantsHelp = false

    /// Whether titles were asked for; before that, only what is of the history is printed.
    private var suggestsTitles = false

    init(_ viewModel: any MoviesQueryListViewModel) {
        self.viewModel = viewModel
        viewModel.state.observe(on: self) { $0.show($1) }
    }

    var isWaiting: Bool {
        viewModel.state.value.isLoading
    }

    let question = "Title or number, bl? for titles with bl, q quit, ? help"

    func drainOutput() -> LineModeOutput {
        defer { output = LineModeOutput() }
        return output
    }

    func didReappear() {
        suggestsTitles = false
        viewModel.didType("")
    }

    func handle(_ line: String) async -> String? {
        switch LineCommand(line) {
        case .nothing: break
        case .number(let number) where items.indices.contains(number - 1):
            viewModel.didSubmit(items[number - 1].query)
        case .action(.quit): viewModel.didQuit()
        case .action(.back): viewModel.didCancel()
        case .action(.help):
            wantsHelp = true
            suggest("")
        case .query(let text): viewModel.didSubmit(text)
        case .text(let text) where text.hasSuffix("?"): suggest(String(text.dropLast()))
        case .number, .action, .numbered, .narrow, .filter, .sort, .text: viewModel.didSubmit(line)
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
        viewModel.didType(prefix)
    }

    private func show(_ state: MoviesQueryListState) {
        switch state.phase {
        case .loading: break
        case .loaded:
            let items = state.items
            // Of up to a thousand recent queries, the newest are enough.
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
