import CommandLineKit
import Presentation

/// What a command prints for a list of movies.
@MainActor
struct MoviesListView {
    let formatter: ListFormatter

    func output(_ phase: MoviesListState.Phase) -> CommandOutput {
        switch phase {
        case .idle, .loading: .interrupted
        case .loaded(let list): output(list)
        case .empty(let list, _): emptyOutput(list)
        case .failed(let failure): .failed(failure)
        }
    }

    private func output(_ list: MoviesList) -> CommandOutput {
        var output = CommandOutput(results: text(list))
        let notices = SearchNotices(list: list)
        if !formatter.settings.isQuiet {
            notices.introductions.forEach { output.introduce($0) }
            ignoredOptions(list).map { output.report($0) }
            formatter.footer(MoviesFooter(list: list).text).map { output.messages.append($0) }
            notices.warnings.forEach { output.report($0) }
            list.updateNotice.map { output.report($0) }
        }
        if case .failed(let failure) = list.nextPage {
            output.report("there are more movies, but \(failure.message)")
            output.exitCode = failure.exitCode
        }
        return output
    }

    private func emptyOutput(_ list: MoviesList) -> CommandOutput {
        var output = CommandOutput(exitCode: .nothingFound)
        if formatter.isJSON { output.results = text(list) }
        guard !formatter.settings.isQuiet else { return output }
        let notices = SearchNotices(list: list)
        let all = notices.limitations + notices.substitutions + EmptyListNotices(list: list).all
        for notice in all { output.report(notice) }
        return output
    }

    /// With a fallback, the options are respected as soon as TMDB responds.
    private func ignoredOptions(_ list: MoviesList) -> String? {
        list.fallback == nil ? formatter.options.tmdbOptions.notice(about: list.source) : nil
    }

    private func text(_ list: MoviesList) -> String {
        formatter.text(list.items.map { ListedMovie(movie: $0) }) {
            JSONValue(list, movies: $0)
        } table: {
            $0.text(list.items)
        }
    }
}
