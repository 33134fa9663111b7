import Presentation
import Terminal

/// Prints the results of a search in numbered lines.
@MainActor
final class LineModeResults: LineModeScreen {
    private let viewModel: any SearchViewModel
    private let console: Console

    /// How many movies of the list were printed.
    private var printedCount = 0

    /// What was printed, or is to be printed.
    private var shown = MoviesListState.Phase.idle
    private var isPrinted = false

    init(_ viewModel: any SearchViewModel, console: Console) {
        self.viewModel = viewModel
        self.console = console
        viewModel.state.observe(on: self) { $0.show($1.movies) }
    }

    private func show(_ new: MoviesListState) {
        guard new.phase != shown else { return }
        // Another list is printed from its start; more movies are printed below.
        if new.isWaiting { printedCount = 0 }
        shown = new.phase
        isPrinted = false
    }

    private var state: MoviesListState { viewModel.state.value.movies }

    var isWaiting: Bool { state.isWaiting || state.list?.nextPage == .loading }

    var menu: LineMenu {
        var inputs = [Self.newSearch]
        var actions: [LineCommand.Action] = [.back, .quit, .help]
        switch state.phase {
        case .loaded(let list):
            inputs.insert(("number", "print the details of a movie"), at: 0)
            if list.nextPage != .none { actions.insert(.more, at: 0) }
            var canRetry = list.fallback != nil
            if case .failed = list.nextPage { canRetry = true }
            if canRetry { actions.insert(.retry, at: 0) }
        case .failed: actions.insert(.retry, at: 0)
        case .empty where !state.alternatives.isEmpty:
            inputs.insert(("number", "search for a suggestion"), at: 0)
        case .idle, .loading, .empty: break
        }
        return LineMenu(inputs: inputs, actions: actions)
    }

    func didReappear() {
        printedCount = 0
        isPrinted = false
    }

    func handle(_ command: LineCommand) async -> String? {
        viewModel.handle(.input)
        switch command {
        case .number(let number): return choose(number)
        case .action(.more): viewModel.handle(.loadMore)
        case .action(.retry): viewModel.handle(.retry)
        case .action(.back): viewModel.handle(.back)
        case .action(.quit): viewModel.handle(.quit)
        case .query: viewModel.handle(.newSearch)
        case .text(let text) where text.count > 1: viewModel.handle(.newSearch)
        case .text, .action: return nil
        }
        return ""
    }

    private func choose(_ number: Int) -> String {
        let row = number - 1
        if case .empty(_, let alternatives) = state.phase {
            guard alternatives.indices.contains(row) else {
                return "there is no suggestion \(number); /\(number) searches for it"
            }
        } else if state.rowNumber(ofMovie: row) == nil {
            return "there is no movie \(number); /\(number) searches for it"
        }
        viewModel.handle(.selectMovie(state.rowNumber(ofMovie: row) ?? row))
        viewModel.handle(.choose)
        return ""
    }

    func drainOutput() -> LineModeOutput {
        guard !isPrinted else { return LineModeOutput() }
        isPrinted = true
        switch state.phase {
        case .idle, .loading: return LineModeOutput()
        case .loaded(let list):
            defer { printedCount = list.items.count }
            return output(for: list)
        case .empty(let list, let alternatives):
            let suggestions = alternatives.enumerated().map(Self.line)
            let lines =
                EmptyListNotices(list: list).all
                + (suggestions.isEmpty ? [] : ["did you mean"] + suggestions)
            return LineModeOutput(text: lines.map { $0 + "\n" }.joined())
        case .failed(let error): return LineModeOutput(errors: [error.message])
        }
    }

    /// The movies that have not been printed, after notices if they are the first ones.
    private func output(for list: MoviesList) -> LineModeOutput {
        // The name of a person or a collection, which was not typed.
        let heading = list.query.hasPrefix(list.title) ? [] : [list.title.sanitizedLine]
        let notices = printedCount == 0 ? heading + SearchNotices(list: list).all : []
        let hasRatings = list.items.contains { $0.rating != nil }
        let layout = MovieRowLayout(columns: console.width - 3, hasRatings: hasRatings)
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
        let lines = notices + movies + ["\(count) · \(attribution)"]
        var output = LineModeOutput(text: lines.map { $0 + "\n" }.joined())
        if case .failed(let error) = list.nextPage {
            output.errors = ["there are more movies, but \(error.message)"]
        }
        return output
    }
}
