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
