import Presentation
import Terminal

/// Prints the details of a movie.
@MainActor
final class LineModeDetails: LineModeScreen {
    private let viewModel: any MovieDetailsViewModel
    private let console: Console
    private var output = PendingOutput()

    init(_ viewModel: any MovieDetailsViewModel, console: Console) {
        self.viewModel = viewModel
        self.console = console
        viewModel.state.observe(on: self) { screen, _ in screen.output.contentDidChange() }
    }

    var isWaiting: Bool {
        switch viewModel.state.value {
        case .idle, .loading: true
        case .loaded, .failed: false
        }
    }

    var question: String {
        if case .failed = viewModel.state.value {
            return "r to retry, /title, b back, q quit, ? help"
        }
        let links = links.isEmpty ? "" : "Number to follow, "
        return "\(links)o for browser, /title, b back, q quit, ? help"
    }

    func drainOutput() -> LineModeOutput { output.drain { content } }

    func didReappear() { output.contentDidChange() }

    func handle(_ line: String) async -> String? {
        switch LineCommand(line) {
        case .number(let number) where links.indices.contains(number - 1):
            viewModel.didSelect(links[number - 1])
        case .action(.open): viewModel.didRequestWebPage()
        case .action(.trailer):
            if !viewModel.didRequestTrailer() {
                output.setMessage(MovieFacts.noTrailer)
            }
        case .action(.url):
            let url = viewModel.state.value.item?.movie.pageURL?.sanitizedLine
            output.setMessage(url ?? "no URL is known")
        case .action(.retry): await viewModel.didRetry()
        case .action(.back), .nothing: viewModel.didGoBack()
        case .action(.quit): viewModel.didQuit()
        case .action(.help): output.setMessage(Self.help)
        case .query(let text):
            viewModel.didRequestNewSearch()
            return text.isEmpty ? nil : "/" + text
        case .number, .numbered, .action, .narrow, .filter, .sort, .text:
            output.setMessage("'\(line)' is not a command here; ? helps")
        }
        return nil
    }

    private static let help = """
        5           follow number 5: a person, a collection or a movie
        o           open the web page          y           print the URL
        t           open the trailer           r           retry
        /title      a new search               b  q        back, quit

        """

    private var rows: [MovieDetailsRow] {
        guard case .loaded(let item) = viewModel.state.value else { return [] }
        return MovieDetailsLayout(item, width: console.width, hasLinks: true).rows
    }

    /// What can be followed by a number; the first one is 1.
    private var links: [MovieDetailsLink] { rows.compactMap(\.link) }

    private var content: LineModeOutput {
        switch viewModel.state.value {
        case .idle, .loading: return LineModeOutput()
        case .loaded(let item):
            var number = 0
            let lines = rows.map { row in
                guard row.link != nil else { return row.line.text }
                number += 1
                return "\(row.line.text)  [\(number)]"
            }
            let notices = item.notices.map(\.sanitizedLine)
            let all = notices + lines + [item.source.attribution(width: console.width)]
            return LineModeOutput(text: all.map { $0 + "\n" }.joined())
        case .failed(let error, _): return LineModeOutput(errors: [error.message])
        }
    }
}
