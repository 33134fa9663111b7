import Presentation

/// `movies search`: one list of films, printed once.
@MainActor
struct SearchCommand {
    let console: Console
    let appearance: MoviesListOptions

    func run(_ search: MoviesSearch, in scene: MoviesSceneDIContainer) async -> ExitCode {
        let viewModel = scene.makeMoviesListViewModel()
        let view = MoviesListView(viewModel, console: console, appearance: appearance)
        await viewModel.didSearch(search)
        return view.exitCode
    }
}
