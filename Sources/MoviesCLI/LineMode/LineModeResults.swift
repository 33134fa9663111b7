import Presentation
import Terminal

/// Prints the results of a search in numbered lines.
@MainActor
final class LineModeResults: LineModeScreen {
    private let viewModel: any MoviesListViewModel
    private let console: Console

    /// How many movies of the list were printed, if they match.
    private var printedCount = 0

    /// What was printed, or is to be printed.
    private var shown = MoviesListState()
    private var output = PendingOutput()

    init(_ viewModel: any MoviesListViewModel, console: Console) {
        self.viewModel = viewModel
        self.console = console
        viewModel.state.observe(on: self) { $0.show($1) }
    }

    private func show(_ new: MoviesListState) {
        guard new.phase != shown.phase || new.narrowing != shown.narrowing else { return }
        // Another list is printed from its start; more movies, or more people of the same ones, are
        // printed below.
        if new.isWaiting || new.narrowing?.text != shown.narrowing?.text { printedCount = 0 }
        shown = new
        output.contentDidChange()
    }

    private var state: MoviesListState { viewModel.state.value }

    var isWaiting: Bool {
        state.isWaiting || state.list?.nextPage == .loading || state.narrowing?.isComplete == false
    }

    var question: String {
        let first =
            switch state.phase {
            case .loaded(let list):
                "Number for details, " + (list.nextPage == .none ? "" : "n for more, ")
            case .failed: "r to retry, "
            case .empty where !state.alternatives.isEmpty: "Number to search for it, "
            case .idle, .loading, .empty: ""
            }
        return first + "/title, b back, q quit, ? help"
    }

    private static let help = """
        5           the details of movie 5
        o 5         open its web page          y 5         print its URL
        n           more movies                r           retry
        &text       only movies with the text  &           all movies again
        f year:1999 filter, as on the command line; f alone removes the filters
        s rating    sort; s -rating reverses; s alone sorts as before
        /title      a new search               b  q        back, quit

        """

    func drainOutput() -> LineModeOutput {
        defer { if case .loaded(let list) = state.phase { printedCount = list.items.count } }
        return output.drain { content }
    }

    func didReappear() {
        printedCount = 0
        output.contentDidChange()
    }

    func handle(_ line: String) async -> String? {
        viewModel.didReceiveInput()
        defer { if let problem = state.problem { output.setMessage(problem.message) } }
        switch LineCommand(line) {
        case .number(let number): choose(number)
        case .numbered(.open, let number):
            if select(number) { viewModel.didRequestWebPage() }
        case .numbered(.url, let number) where select(number):
            output.setMessage(state.selected?.pageURL?.sanitizedLine ?? "no URL is known")
        case .action(.more): await viewModel.didRequestMore()
        case .action(.retry): await viewModel.didRetry()
        case .action(.back): viewModel.didGoBack()
        case .action(.quit): viewModel.didQuit()
        case .action(.help): output.setMessage(Self.help)
        case .narrow(let text):
            viewModel.didNarrow(to: text)
            // The same text prints the number of movies again.
            if state.narrowing != nil { output.contentDidChange() }
        case .filter(let words): viewModel.didFilter(by: words)
        case .sort(let order): viewModel.didSort(by: order)
        case .query(let text):
            viewModel.didRequestNewSearch()
            return text.isEmpty ? nil : "/" + text
        case .text(let text) where text.count > 1:
            viewModel.didRequestNewSearch()
            return text
        case .action(.open), .action(.url):
            output.setMessage("'\(line)' needs the number of a movie, as in '\(line) 1'")
        case .numbered(.url, _), .nothing: break
        case .text, .action, .numbered:
            output.setMessage("'\(line)' is not a command here; ? helps")
        }
        return nil
    }

    private func choose(_ number: Int) {
        guard case .empty(_, let alternatives) = state.phase else {
            if select(number) { viewModel.didChoose() }
            return
        }
        guard alternatives.indices.contains(number - 1) else {
            return output.setMessage("there is no suggestion \(number); /\(number) searches for it")
        }
        viewModel.didSelectRow(number - 1)
        viewModel.didChoose()
    }

    /// Selects the movie with a number; returns `false` if there is none.
    private func select(_ number: Int) -> Bool {
        guard let row = state.rowNumber(ofMovie: number - 1) else {
            output.setMessage("there is no movie \(number); /\(number) searches for it")
            return false
        }
        viewModel.didSelectRow(row)
        return true
    }

    private var content: LineModeOutput {
        switch state.phase {
        case .idle, .loading: return LineModeOutput()
        case .loaded(let list): return output(for: list)
        case .empty(let list, let alternatives):
            let alternatives = alternatives.enumerated().map { index, item in
                Self.numbered(index, item.text, year: item.year)
            }
            let lines =
                EmptyListNotices(list: list).all
                + (alternatives.isEmpty ? [] : ["did you mean"] + alternatives)
            return LineModeOutput(text: lines.map { $0 + "\n" }.joined())
        case .failed(let error): return LineModeOutput(errors: [error.message])
        }
    }

    /// A movie, with the reason in parentheses if there is room.
    private func line(_ index: Int, _ item: MoviesListItemViewModel) -> String {
        let line = Self.numbered(index, item.title, year: item.year)
        let room = console.width - line.displayWidth - "  ()".count
        guard let reason = item.shownReason?.text.sanitizedLine,
            room >= min(reason.displayWidth, MovieTitleCell.leastReason)
        else { return line }
        return "\(line)  (\(reason.truncated(to: room)))"
    }

    /// The movies that have not been printed, after notices if they are the first ones.
    private func output(for list: MoviesList) -> LineModeOutput {
        // The name of a person or a collection, which was not typed.
        let heading = list.query.hasPrefix(list.title) ? [] : [list.title.sanitizedLine]
        let notices = printedCount == 0 ? heading + SearchNotices(list: list).all : []
        let matches = state.narrowing.map { Set($0.indices) }
        let movies = list.items.enumerated().dropFirst(printedCount).filter { index, _ in
            matches?.contains(index) ?? true
        }.map { line($0, $1) }
        let total = list.bestKnownTotal.withThousandsCommas
        let filters = (list.filters + (list.sort.map { ["by \($0)"] } ?? [])).map { ", \($0)" }
        let shown = (matches?.count ?? list.items.count).withThousandsCommas
        let count =
            (list.bestKnownTotal == 1 ? "1 movie" : "\(shown) of \(total) movies")
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
