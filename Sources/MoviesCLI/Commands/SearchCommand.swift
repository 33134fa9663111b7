import Domain
import Presentation

/// `movies search`: one list of films, printed once.
@MainActor
final class SearchCommand: MoviesSearchFlowScreens {
    private let console: Console
    private let appearance: MoviesListAppearance
    private var view: MoviesListView?

    init(console: Console, appearance: MoviesListAppearance) {
        self.console = console
        self.appearance = appearance
    }

    func run(_ search: MoviesSearch, in scene: MoviesSceneDIContainer) async -> ExitCode {
        await scene.makeMoviesSearchFlowCoordinator(screens: self).start(search)
        return view?.exitCode ?? .bug
    }

    func showMoviesList(_ viewModel: any MoviesListViewModel) {
        view = MoviesListView(viewModel, console: console, appearance: appearance)
    }
}

extension MoviesSearch {
    init(_ arguments: ParsedArguments, settings: Settings) throws(UsageError) {
        let query = MovieQuery(
            arguments.operands.joined(separator: " "),
            year: arguments.number(.year),
            includesAdult: settings.includesAdult,
            isExact: arguments.isSet(.exact)
        )
        guard let query else {
            throw UsageError(message: "nothing to search for; try 'movies search blade runner'")
        }
        self.init(
            query: query,
            firstPage: arguments.number(.page) ?? 1,
            limit: arguments.number(.limit)
        )
    }
}

extension MoviesListAppearance {
    @MainActor
    init(_ arguments: ParsedArguments, settings: Settings, console: Console) {
        let isTerminal = console.output.isTerminal
        let chosen = arguments.text(.format).flatMap(OutputFormat.init)
        format = arguments.isSet(.json) ? .json : chosen ?? (isTerminal ? .table : .tsv)
        usesColor = console.usesColor(settings.color)
        isQuiet = arguments.isSet(.quiet)
        showsProgress = !isQuiet && settings.usesTMDB
        showsFooter = !isQuiet && isTerminal && format == .table
    }
}
