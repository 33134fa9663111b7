import Domain
import Presentation

/// Shows a list of films once it is there, and a line of progress until then.
@MainActor
final class MoviesListView {
    /// How what was shown last makes the program end.
    private(set) var exitCode = ExitCode.bug

    private let console: Console
    private let appearance: MoviesListOptions
    private let progress: OneShotSpinner

    init(_ viewModel: any MoviesListViewModel, console: Console, appearance: MoviesListOptions) {
        self.console = console
        self.appearance = appearance
        progress = OneShotSpinner(console: console)
        viewModel.state.observe(on: self) { [weak self] in self?.show($0) }
    }

    private func show(_ state: MoviesListState) {
        if case .loading(let query) = state {
            if appearance.showsProgress { progress.start("Searching TMDB for \(query)") }
            return
        }
        progress.stop()
        switch state {
        case .idle, .loading: break
        case .loaded(let list): exitCode = show(list)
        case .empty(let list): exitCode = showEmpty(list)
        case .failed(let error): exitCode = show(error)
        }
    }

    private func show(_ list: MoviesList) -> ExitCode {
        let printed = console.print(text(list), success: .done)
        guard printed == .done else { return printed }
        noteChanges(list)
        if appearance.showsFooter {
            console.note(MoviesFooter(list: list).text(width: console.width))
        }
        if let historyWarning = SearchNotices(list).historyWarning {
            note("movies: \(historyWarning)")
        }
        guard case .failed(let error) = list.nextPage else { return .done }
        console.report("there are more films than these, but \(error.message)")
        return ExitCode(error)
    }

    private func showEmpty(_ list: MoviesList) -> ExitCode {
        let printed = console.print(
            appearance.format == .json ? MoviesJSON.text(list) : "",
            success: .nothingFound
        )
        guard printed == .nothingFound else { return printed }
        noteChanges(list)
        note("movies: " + SearchNotices(list).nothing)
        return .nothingFound
    }

    /// Says what is shown in place of what was asked for.
    private func noteChanges(_ list: MoviesList) {
        for change in SearchNotices(list).changes { note("movies: \(change)") }
    }

    private func show(_ error: MoviesError) -> ExitCode {
        if error != .cancelled { console.report(error.message) }
        return ExitCode(error)
    }

    private func text(_ list: MoviesList) -> String {
        switch appearance.format {
        case .tsv: MoviesTSV.text(list.items)
        case .csv: MoviesCSV.text(list.items)
        case .json: MoviesJSON.text(list)
        case .table:
            MoviesTable(
                width: console.width,
                usesColor: appearance.usesColor,
                showsLinks: console.showsLinks
            ).text(list.items)
        }
    }

    private func note(_ text: String) {
        if !appearance.isQuiet { console.note(text) }
    }
}
