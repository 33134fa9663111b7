/// What the coordinator needs to be made for it.
@MainActor
public protocol MoviesSearchFlowCoordinatorDependencies: AnyObject {
    func makeMoviesListViewModel() -> any MoviesListViewModel
}

/// Knows which screen follows which in the search for a film.
@MainActor
public final class MoviesSearchFlowCoordinator {
    private let dependencies: any MoviesSearchFlowCoordinatorDependencies
    private let screens: any MoviesSearchFlowScreens

    public init(
        dependencies: any MoviesSearchFlowCoordinatorDependencies,
        screens: any MoviesSearchFlowScreens
    ) {
        self.dependencies = dependencies
        self.screens = screens
    }

    /// Shows the results of a search; returns when they are there, or have failed to come.
    public func start(_ search: MoviesSearch) async {
        let viewModel = dependencies.makeMoviesListViewModel()
        screens.showMoviesList(viewModel)
        await viewModel.didSearch(search)
    }
}
