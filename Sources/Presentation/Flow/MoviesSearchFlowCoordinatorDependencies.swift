public import Domain

/// What the coordinator needs to be made for it.
@MainActor
public protocol MoviesSearchFlowCoordinatorDependencies: AnyObject {
    func makeMoviesQueryListViewModel(
        text: String,
        actions: MoviesQueryListViewModelActions
    ) -> any MoviesQueryListViewModel

    func makeMoviesListViewModel(
        actions: MoviesListViewModelActions
    ) -> any MoviesListViewModel

    func makeMovieDetailsViewModel(
        id: MovieID,
        actions: MovieDetailsViewModelActions
    ) -> any MovieDetailsViewModel

    func makeWebPageViewModel(id: MovieID) -> any WebPageViewModel
}
