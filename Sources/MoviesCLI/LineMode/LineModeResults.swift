import Presentation

/// Prints the results of a search in numbered lines.
@MainActor
final class LineModeResults: LineModeScreen {
    private let viewModel: any MoviesListViewModel
    private let console: Console
    private let didChange: @MainActor () -> Void

    private var printedCount = 0
    private var output = PendingOutput()

    init(
        _ viewModel: any MoviesListViewModel,
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
        case .loaded(let list): list.nextPage == .loading
        case .empty, .failed: false
        }
    }

    var question: String {
        switch viewModel.state.value {
        case .loaded(let list):
            let next = list.nextPage == .none ? "" : "n for more, "
            return "Number for details, o and number for browser, \(next)/title, b back, q"
        case .failed: return "r to retry, /title, b back, q"
        case .idle, .loading, .empty: return "/title, b back, q"
        }
    }

    func drainOutput() -> String {
        output.drain { content }
    }

    func didReappear() {
        printedCount = 0
        output.contentDidChange()
    }

    func handle(_ line: String) async -> String? {
        switch LineCommand(line) {
        case .number(let number): withItem(number, viewModel.didSelect)
        case .browse(let number): withItem(number, viewModel.didRequestWebPage)
        case .letter("n"): await loadMore()
        case .letter("r"): await viewModel.didRetry()
        case .letter("b"): viewModel.didGoBack()
        case .letter("q"): viewModel.didQuit()
        case .query(let text):
            viewModel.didRequestNewSearch()
            return text.isEmpty ? nil : "/" + text
        case .text(let text):
            viewModel.didRequestNewSearch()
            return text
        case .letter(let letter): output.setMessage("'\(letter)' is not a valid choice here")
        case .nothing: break
        }
        return nil
    }

    private var content: String {
        switch viewModel.state.value {
        case .idle, .loading: return ""
        case .loaded(let list): return text(list)
        case .empty(let list):
            let notices = SearchNotices(list)
            return (notices.substitutions + [notices.noResults]).map { $0 + "\n" }.joined()
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
        guard items.indices.contains(number - 1) else {
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
        let notices = printedCount == 0 ? SearchNotices(list).all : []
        let movies = list.items.enumerated().dropFirst(printedCount).map { index, item in
            let title = "\(item.title.sanitizedLine)\(item.year.map { " (\($0))" } ?? "")"
            return "\(String(index + 1).leftPadded(to: 3))  \(title)"
        }
        printedCount = list.items.count
        if case .failed(let error) = list.nextPage {
            console.report("there are more movies, but \(error.message)")
        }
        let count =
            list.bestKnownTotal == 1
            ? "1 movie" : "\(list.items.count) of \(list.bestKnownTotal) movies"
        let attribution = list.source.attribution(width: console.width - count.count - 3)
        return (notices + movies + ["\(count) · \(attribution)"]).map { $0 + "\n" }.joined()
    }
}
