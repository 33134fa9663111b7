import CommandLineKit
import Presentation
import Terminal

/// Prints a list of movies; shows a spinner until it arrives.
@MainActor
final class MoviesListView {
    private let console: Console
    private let formatter: ListFormatter
    private let isQuiet: Bool
    private let tmdbOptions: TMDBOptions
    private let sourceName: String
    private let spinner: OneShotSpinner?

    /// - Parameters:
    ///   - output: how the list is printed.
    ///   - options: the options of the command.
    ///   - settings: the settings.
    ///   - console: where the list is printed.
    init(
        _ output: ListOutputOptions,
        _ options: OptionValues,
        settings: Settings,
        console: Console
    ) {
        self.console = console
        tmdbOptions = TMDBOptions(options)
        sourceName = settings.onlineSourceName
        formatter = ListFormatter(output, settings: settings, console: console)
        isQuiet = settings.isQuiet
        spinner = settings.showsProgress(on: console) ? OneShotSpinner(console: console) : nil
    }

    /// Observes the view model while `work` runs, then prints the output.
    func exitCode(of viewModel: any MoviesListViewModel, work: () async -> Void) async -> ExitCode {
        viewModel.state.observe(on: self) { $0.show($1) }
        await work()
        return console.print(output(viewModel.state.value))
    }

    private func show(_ state: MoviesListState) {
        if case .loading(let query) = state {
            spinner?.start("Searching \(sourceName) for \(query)")
        } else {
            spinner?.stop()
        }
    }

    func output(_ state: MoviesListState) -> CommandOutput {
        switch state {
        case .idle, .loading: .interrupted
        case .loaded(let list): output(list)
        case .empty(let list): emptyOutput(list)
        case .failed(let failure): .failed(failure)
        }
    }

    private func output(_ list: MoviesList) -> CommandOutput {
        var output = CommandOutput(results: text(list))
        let notices = SearchNotices(list)
        if !isQuiet {
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
        guard !isQuiet else { return output }
        let notices = SearchNotices(list)
        let all = notices.limitations + notices.substitutions + EmptyListNotices(list).all
        for notice in all { output.report(notice) }
        return output
    }

    /// With a fallback, the options are respected as soon as TMDB responds.
    private func ignoredOptions(_ list: MoviesList) -> String? {
        list.fallback == nil ? tmdbOptions.notice(about: list.source) : nil
    }

    private func text(_ list: MoviesList) -> String {
        formatter.text(list.items, of: MovieField.self) {
            MoviesJSON.text(list, $0)
        } table: {
            MoviesTable(
                width: console.width,
                usesColor: formatter.usesColor,
                showsLinks: console.showsLinks
            ).text(list.items)
        }
    }
}
