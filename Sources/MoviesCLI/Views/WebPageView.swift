import Presentation

/// Prints the address of a film's web page where no browser shows it.
@MainActor
final class WebPageView {
    /// How what was shown last makes the program end.
    private(set) var exitCode = ExitCode.bug

    private let console: Console

    init(_ viewModel: any WebPageViewModel, console: Console) {
        self.console = console
        viewModel.state.observe(on: self) { [weak self] in self?.show($0) }
    }

    private func show(_ state: WebPageState) {
        switch state {
        case .idle, .opening: break
        case .opened: exitCode = .done
        case .address(let address): exitCode = console.print("\(address)\n", success: .done)
        }
    }
}
