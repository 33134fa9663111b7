import Presentation

/// Prints the remembered queries: one a line, a tab, and when it was last used.
@MainActor
final class RecentQueriesView {
    /// How what was shown last makes the program end.
    private(set) var exitCode = ExitCode.bug

    private let console: Console

    init(_ viewModel: any RecentQueriesViewModel, console: Console) {
        self.console = console
        viewModel.state.observe(on: self) { [weak self] in self?.show($0) }
    }

    private func show(_ state: RecentQueriesState) {
        switch state {
        case .idle: break
        case .loaded(let queries):
            let lines = queries.map { "\($0.text.sanitizedField)\t\($0.lastUsed)\n" }
            exitCode = console.print(lines.joined(), success: .done)
        case .cleared:
            exitCode = .done
        case .failed(let error):
            console.report(error.message)
            exitCode = ExitCode(error)
        }
    }
}
