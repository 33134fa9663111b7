import Presentation
import Terminal

/// Prints suggested queries in numbered lines, and reads the query; once there was a search, its
/// movies are in their place.
@MainActor
final class LineModeSearch: LineModeScreen {
    private let viewModel: any SearchViewModel
    private let console: Console
    private var isAtPrompt = true

    /// Whether titles were asked for; before that, only what is of the history is printed.
    private var suggestsTitles = false

    private var printedCount = 0

    /// The state that was printed, or is to be.
    private var shown = SearchState()
    private var isPrinted = false

    init(_ viewModel: any SearchViewModel, console: Console) {
        self.viewModel = viewModel
        self.console = console
        viewModel.state.observe(on: self) { $0.show($1) }
    }

    private var prompt: MoviesQueryListState { viewModel.state.value.prompt }
    private var movies: MoviesListState { viewModel.state.value.movies }

    var isWaiting: Bool {
        isAtPrompt ? prompt.isLoading : movies.isWaiting || movies.list?.nextPage == .loading
    }

    private func show(_ state: SearchState) {
        if case .loading = state.movies.phase { isAtPrompt = false }
        // Another list is printed from its start; more movies are printed below.
        if state.movies.isWaiting { printedCount = 0 }
        let isOther =
            isAtPrompt
            ? state.prompt != shown.prompt : state.movies.phase != shown.movies.phase
        if isOther { isPrinted = false }
        shown = state
    }

    func didReappear() {
        isPrinted = false
        printedCount = 0
        guard isAtPrompt else { return }
        suggestsTitles = false
        viewModel.handle(.type(""))
    }

    // MARK: Input

    var menu: LineMenu {
        guard !isAtPrompt else {
            return LineMenu(
                inputs: [
                    ("title", "search; also for a person, or with filters such as genre:horror"),
                    ("number", "search for a suggestion"), ("bl?", "suggest titles with bl"),
                ],
                actions: [.back, .quit, .help]
            )
        }
        var inputs = [Self.newSearch]
        var actions: [LineCommand.Action] = [.back, .quit, .help]
        switch movies.phase {
        case .loaded(let list):
            inputs.insert(("number", "print the details of a movie"), at: 0)
            if list.nextPage != .none { actions.insert(.more, at: 0) }
            if movies.canRetry { actions.insert(.retry, at: 0) }
        case .failed: actions.insert(.retry, at: 0)
        case .empty where !movies.alternatives.isEmpty:
            inputs.insert(("number", "search for a suggestion"), at: 0)
        case .idle, .loading, .empty: break
        }
        return LineMenu(inputs: inputs, actions: actions)
    }

    func handle(_ command: LineCommand) async -> String? {
        viewModel.handle(.input)
        switch (command, isAtPrompt) {
        case (.action(.quit), _): viewModel.handle(.quit)
        case (.action(.back), false) where !viewModel.state.value.canGoBack:
            isAtPrompt = true
            didReappear()
        case (.action(.back), _): viewModel.handle(.back)
        case (.number(let number), true):
            let item = suggestions.dropFirst(number - 1).first
            viewModel.handle(.submit(item?.query ?? "\(number)"))
        case (.text(let text), true) where text.hasSuffix("?"):
            suggestsTitles = true
            viewModel.handle(.type(String(text.dropLast())))
        case (.query(let text), true), (.text(let text), true): viewModel.handle(.submit(text))
        case (.number(let number), false): return choose(number)
        case (.action(.more), false): viewModel.handle(.loadMore)
        case (.action(.retry), false): viewModel.handle(.retry)
        case (.query, false): viewModel.handle(.newSearch)
        case (.text(let text), false) where text.count > 1: viewModel.handle(.newSearch)
        case (.text, _), (.action, _): return nil
        }
        return ""
    }

    private func choose(_ number: Int) -> String {
        let row = number - 1
        if case .empty(_, let alternatives) = movies.phase {
            guard alternatives.indices.contains(row) else {
                return "there is no suggestion \(number); /\(number) searches for it"
            }
        } else if movies.rowNumber(ofMovie: row) == nil {
            return "there is no movie \(number); /\(number) searches for it"
        }
        viewModel.handle(.selectMovie(movies.rowNumber(ofMovie: row) ?? row))
        viewModel.handle(.choose)
        return ""
    }

    // MARK: Output

    func drainOutput() -> CommandOutput {
        guard !isPrinted else { return CommandOutput() }
        isPrinted = true
        guard isAtPrompt else { return results }
        if case .failed(let error) = prompt.phase {
            return CommandOutput(introducing: error.message)
        }
        return CommandOutput(lines: Self.lines(of: suggestions))
    }

    /// The suggestions with a number.
    private var suggestions: [QuerySuggestionViewModel] {
        // The history may have a thousand queries; the newest are enough.
        Array(prompt.items.filter { suggestsTitles || $0.isOfHistory }.prefix(20))
    }

    private var results: CommandOutput {
        switch movies.phase {
        case .idle, .loading: return CommandOutput()
        case .loaded(let list): return output(list)
        case .empty(let list, let alternatives):
            let suggestions = Self.lines(of: alternatives)
            return CommandOutput(
                lines: EmptyListNotices(list: list).all
                    + (suggestions.isEmpty ? [] : ["did you mean"] + suggestions)
            )
        case .failed(let error): return CommandOutput(introducing: error.message)
        }
    }

    /// The movies that have not been printed, after notices if they are the first ones.
    private func output(_ list: MoviesList) -> CommandOutput {
        // The name of a person or a collection, which was not typed.
        let heading = list.query.hasPrefix(list.title) ? [] : [list.title.sanitizedLine]
        let notices = printedCount == 0 ? heading + SearchNotices(list: list).all : []
        let layout = MovieRowLayout(columns: console.width - 3, hasRatings: list.hasRatings)
        let movies = list.items.enumerated().dropFirst(printedCount).map { index, item in
            Self.number(index) + layout.line(item, isSelected: false).text.trimmingEnd
        }
        let filters = (list.filters + (list.sort.map { ["by \($0)"] } ?? [])).map { ", \($0)" }
        let (total, shown) = (list.bestKnownTotal, list.items.count)
        let count =
            (total == 1
                ? "1 movie" : "\(shown.withThousandsCommas) of \(total.withThousandsCommas) movies")
            + filters.joined().sanitizedLine
        let attribution = list.source.attribution(width: console.width - count.count - 3)
        printedCount = shown
        var output = CommandOutput(lines: notices + movies + ["\(count) · \(attribution)"])
        if case .failed(let error) = list.nextPage {
            output.introduce("there are more movies, but \(error.message)")
        }
        return output
    }
}
