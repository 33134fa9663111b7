import Presentation
import Terminal

/// Prints the details of a movie, with numbers for what they lead to.
@MainActor
final class LineModeDetails: LineModeScreen {
    private let viewModel: any MovieDetailsViewModel
    private let console: Console
    private var isPrinted = false

    init(_ viewModel: any MovieDetailsViewModel, console: Console) {
        self.viewModel = viewModel
        self.console = console
        viewModel.state.observe(on: self) { screen, _ in screen.isPrinted = false }
    }

    var isWaiting: Bool {
        switch viewModel.state.value {
        case .idle, .loading: true
        case .loaded, .failed: false
        }
    }

    var menu: LineMenu {
        var actions: [LineCommand.Action] = [.open, .back, .quit, .help]
        if case .failed = viewModel.state.value { actions[0] = .retry }
        let numbers = [("number", "follow a person, a collection or a movie")]
        let inputs = (links.isEmpty ? [] : numbers) + [Self.newSearch]
        return LineMenu(inputs: inputs, actions: actions)
    }

    func didReappear() { isPrinted = false }

    func handle(_ command: LineCommand) async -> String? {
        switch command {
        case .number(let number) where links.indices.contains(number - 1):
            viewModel.handle(.select(links[number - 1]))
        case .action(.open): viewModel.handle(.openWebPage)
        case .action(.retry): await viewModel.didRetry()
        case .action(.back): viewModel.handle(.back)
        case .action(.quit): viewModel.handle(.quit)
        case .query: viewModel.handle(.newSearch)
        case .number, .action, .text: return nil
        }
        return ""
    }

    private var rows: [MovieDetailsRow] {
        guard case .loaded(let item) = viewModel.state.value else { return [] }
        return MovieDetailsLayout(item, width: console.width, in: .screen).rows
    }

    /// What can be followed by a number; the first one is 1.
    private var links: [MovieDetailsLink] { rows.compactMap(\.link) }

    func drainOutput() -> CommandOutput {
        guard !isPrinted else { return CommandOutput() }
        isPrinted = true
        switch viewModel.state.value {
        case .idle, .loading: return CommandOutput()
        case .loaded(let item):
            var number = 0
            let lines = rows.map { row in
                guard row.link != nil else { return row.line.text }
                number += 1
                return "\(row.line.text)  [\(number)]"
            }
            let attribution = item.source.attribution(width: console.width)
            return CommandOutput(lines: item.notices.map(\.sanitizedLine) + lines + [attribution])
        case .failed(let error, _): return CommandOutput(introducing: error.message)
        }
    }
}
