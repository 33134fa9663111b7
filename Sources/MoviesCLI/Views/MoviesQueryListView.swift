import Presentation

/// Prints suggested queries, one a line.
@MainActor
final class MoviesQueryListView {
    /// How what was shown last makes the program end.
    private(set) var exitCode = ExitCode.bug

    private let console: Console

    init(_ viewModel: any MoviesQueryListViewModel, console: Console) {
        self.console = console
        viewModel.state.observe(on: self) { [weak self] in self?.show($0) }
    }

    private func show(_ state: MoviesQueryListState) {
        switch state {
        case .idle: break
        case .loaded(_, let items):
            let lines = items.map { "\($0.text.sanitizedField)\n" }.joined()
            exitCode = console.print(lines, success: items.isEmpty ? .nothingFound : .done)
        case .failed(let error):
            console.report(error.message)
            exitCode = ExitCode(error)
        }
    }
}
