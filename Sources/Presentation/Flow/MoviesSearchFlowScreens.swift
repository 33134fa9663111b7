/// Shows the screens of the flow, on whatever it is that shows them.
@MainActor
public protocol MoviesSearchFlowScreens: AnyObject {
    /// Makes a view of the list and keeps it for as long as it is to be seen.
    func showMoviesList(_ viewModel: any MoviesListViewModel)
}
