import Domain
import Presentation

/// Prints all that is known of a film, and shows a line of progress until it is there.
@MainActor
final class MovieDetailsView {
    /// How what was shown last makes the program end.
    private(set) var exitCode = ExitCode.bug

    private let console: Console
    private let appearance: MovieDetailsOptions
    private let progress: OneShotSpinner

    init(
        _ viewModel: any MovieDetailsViewModel,
        console: Console,
        appearance: MovieDetailsOptions
    ) {
        self.console = console
        self.appearance = appearance
        progress = OneShotSpinner(console: console)
        viewModel.state.observe(on: self) { [weak self] in self?.show($0) }
    }

    private func show(_ state: MovieDetailsState) {
        if case .loading = state {
            if appearance.showsProgress { progress.start("Asking TMDB") }
            return
        }
        progress.stop()
        switch state {
        case .idle, .loading: break
        case .loaded(let item): exitCode = show(item)
        case .failed(let error):
            if error != .cancelled { console.report(error.message) }
            exitCode = ExitCode(error)
        }
    }

    private func show(_ item: MovieDetailsItemViewModel) -> ExitCode {
        let code = console.print(text(item), success: .done)
        guard code == .done, !appearance.isQuiet else { return code }
        if let fallback = item.fallback {
            console.note("movies: \(fallback.message.sanitizedLine)")
        }
        if appearance.showsFooter { console.note(item.source.attribution(width: console.width)) }
        return code
    }

    private func text(_ item: MovieDetailsItemViewModel) -> String {
        switch appearance.format {
        case .json: MovieDetailsJSON.text(item)
        case .text:
            MovieDetailsLayout(item, width: console.width).lines
                .map { (appearance.usesColor ? $0.rendered(usesColor: true) : $0.text) + "\n" }
                .joined()
        }
    }
}
