import Presentation
import Terminal

/// Prints the results of a search in numbered lines.
@MainActor
final class LineModeResults: LineModeScreen {
    private let viewModel: any MoviesListViewModel
    private let console: Console
    private let didChange: @MainActor () -> Void

    private var printedCount = 0
    private var narrowedText: String?

    private var output = PendingOutput()

    init(
        _ viewModel: any MoviesListViewModel,
        console: Console,
        didChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.console = console
        self.didChange = didChange
        viewModel.state.observe(on: self) { screen, state in
            // Another list is printed from its start.
            if case .loading = state { screen.printedCount = 0 }
            screen.contentDidChange()
        }
        viewModel.narrowing.observe(on: self) { screen, narrowing in
            // More movies, or more people of the same ones, are printed below.
            if narrowing?.text != screen.narrowedText { screen.printedCount = 0 }
            screen.narrowedText = narrowing?.text
            screen.contentDidChange()
        }
    }

    private func contentDidChange() {
        output.contentDidChange()
        didChange()
    }

    var isWaiting: Bool {
        if viewModel.narrowing.value?.isComplete == false { return true }
        return switch viewModel.state.value {
        case .idle, .loading: true
        case .loaded(let list): list.nextPage == .loading
        case .empty, .failed: false
        }
    }

    var question: String {
        switch viewModel.state.value {
        case .loaded(let list):
            let next = list.nextPage == .none ? "" : "n for more, "
            return "Number for details, \(next)/title, b back, q quit, ? help"
        case .failed: return "r to retry, /title, b back, q quit, ? help"
        case .empty where !viewModel.alternatives.value.isEmpty:
            return "Number to search for it, /title, b back, q quit, ? help"
        case .idle, .loading, .empty: return "/title, b back, q quit, ? help"
        }
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

    func drainOutput() -> String {
        output.drain { content }
    }

    func didReappear() {
        printedCount = 0
        output.contentDidChange()
    }

    func handle(_ line: String) async -> String? {
        switch LineCommand(line) {
        case .number(let number): select(number)
        case .numbered(.open, let number): withItem(number, viewModel.didRequestWebPage)
        case .numbered(.url, let number):
            withItem(number) { output.setMessage($0.pageURL?.sanitizedLine ?? "no URL is known") }
        case .action(.more): await loadMore()
        case .action(.retry): await viewModel.didRetry()
        case .action(.back): viewModel.didGoBack()
        case .action(.quit): viewModel.didQuit()
        case .action(.help): output.setMessage(Self.help)
        case .narrow(let text): narrow(to: text)
        case .filter(let words): filter(by: words)
        case .sort(let order): sort(by: order)
        case .query(let text):
            viewModel.didRequestNewSearch()
            return text.isEmpty ? nil : "/" + text
        case .text(let text) where text.count > 1:
            viewModel.didRequestNewSearch()
            return text
        case .action(.open), .action(.url):
            output.setMessage("'\(line)' needs the number of a movie, as in '\(line) 1'")
        case .text, .action, .numbered:
            output.setMessage("'\(line)' is not a command here; ? helps")
        case .nothing: break
        }
        return nil
    }

    /// The details of a movie, or the search for a suggested query.
    private func select(_ number: Int) {
        guard case .empty = viewModel.state.value else {
            return withItem(number, viewModel.didSelect)
        }
        let alternatives = viewModel.alternatives.value
        guard alternatives.indices.contains(number - 1) else {
            return output.setMessage("there is no suggestion \(number); /\(number) searches for it")
        }
        viewModel.didSelectAlternative(alternatives[number - 1])
    }

    private func narrow(to text: String) {
        viewModel.didNarrow(to: text.isEmpty ? nil : text)
    }

    private func filter(by words: String) {
        if let failure = viewModel.didFilter(by: words) {
            output.setMessage(failure.summary.sanitizedLine)
        }
    }

    private func sort(by order: String) {
        let orders = viewModel.sortOrders
        guard order.isEmpty || orders.contains(String(order.drop { $0 == "-" })) else {
            return output.setMessage("sort by \(orders.joined(separator: ", "))")
        }
        viewModel.didSort(by: order.isEmpty ? nil : order)
    }

    private var content: String {
        switch viewModel.state.value {
        case .idle, .loading: return ""
        case .loaded(let list): return text(list)
        case .empty(let list):
            let alternatives = viewModel.alternatives.value.enumerated().map { index, item in
                "\(String(index + 1).leftPadded(to: 3))  \(item.text.sanitizedLine)"
                    + (item.year.map { " (\($0))" } ?? "")
            }
            let lines =
                SearchNotices(list).substitutions + EmptyListNotices(list).all
                + (alternatives.isEmpty ? [] : ["did you mean"] + alternatives)
            return lines.map { $0 + "\n" }.joined()
        case .failed(let error):
            console.report(error.message)
            return ""
        }
    }

    private var list: MoviesList? {
        if case .loaded(let list) = viewModel.state.value { list } else { nil }
    }

    private func withItem(_ number: Int, _ action: (MoviesListItemViewModel) -> Void) {
        let items = list?.items ?? []
        let isListed =
            viewModel.narrowing.value?.rows.contains { $0.index == number - 1 } ?? true
        guard isListed, items.indices.contains(number - 1) else {
            output.setMessage("there is no movie \(number); /\(number) searches for it")
            return
        }
        action(items[number - 1])
    }

    private func loadMore() async {
        guard let list, list.nextPage != .none else {
            output.setMessage("there are no more movies")
            return
        }
        await viewModel.didReachEnd()
    }

    /// The movies that have not been printed, after notices if they are the first ones.
    private func text(_ list: MoviesList) -> String {
        // The name of a person or a collection, which was not typed.
        let heading = list.query.hasPrefix(list.title) ? [] : [list.title.sanitizedLine]
        let notices = printedCount == 0 ? heading + SearchNotices(list).all : []
        let matches = viewModel.narrowing.value.map { Set($0.rows.map(\.index)) }
        let movies = list.items.enumerated().dropFirst(printedCount).filter { index, _ in
            matches?.contains(index) ?? true
        }.map { index, item in
            let title = "\(item.title.sanitizedLine)\(item.year.map { " (\($0))" } ?? "")"
            return "\(String(index + 1).leftPadded(to: 3))  \(title)"
        }
        printedCount = list.items.count
        if case .failed(let error) = list.nextPage {
            console.report("there are more movies, but \(error.message)")
        }
        let total = list.bestKnownTotal.withThousandsCommas
        let filters = (list.filters + (list.sort.map { ["by \($0)"] } ?? [])).map { ", \($0)" }
        let shown = (matches?.count ?? list.items.count).withThousandsCommas
        let count =
            (list.bestKnownTotal == 1 ? "1 movie" : "\(shown) of \(total) movies")
            + filters.joined().sanitizedLine
        let attribution = list.source.attribution(width: console.width - count.count - 3)
        return (notices + movies + ["\(count) · \(attribution)"]).map { $0 + "\n" }.joined()
    }
}
