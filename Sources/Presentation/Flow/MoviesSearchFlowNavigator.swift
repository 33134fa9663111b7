/// Shows the screens of the flow, on whatever it is that shows them.
///
/// Makes a view of each view model and keeps it for as long as it is to be seen.
@MainActor
public protocol MoviesSearchFlowNavigator: AnyObject {
    /// Shows the prompt in place of all other screens.
    func showMoviesQueryList(_ viewModel: any MoviesQueryListViewModel)

    /// Shows a list of films over the screen before it.
    func showMoviesList(_ viewModel: any MoviesListViewModel)

    /// Shows the page of a film over the screen before it.
    func showMovieDetails(_ viewModel: any MovieDetailsViewModel)

    /// Tells how the opening of a film's web page goes, beside the present screen.
    func showWebPage(_ viewModel: any WebPageViewModel)

    /// Goes back to the screen before the present one.
    func goBack()

    /// Ends the flow.
    func leave()
}
