public import Domain

/// Knows which screen follows which in the search for a movie: from the prompt to the results, from
/// these to the details of one, and back.
///
/// Tells each view model, once it has a view, to begin.
@MainActor
public final class MoviesSearchFlowCoordinator {
    private let dependencies: any MoviesSearchFlowCoordinatorDependencies

    /// They keep the view models, and these what leads back here.
    private unowned let screens: any MoviesSearchFlowNavigator

    public init(
        dependencies: any MoviesSearchFlowCoordinatorDependencies,
        screens: any MoviesSearchFlowNavigator
    ) {
        self.dependencies = dependencies
        self.screens = screens
    }

    /// Shows the prompt, and the results of a search over it if there is one to begin with.
    public func start(_ search: MoviesSearch? = nil) {
        showMoviesQueryList(text: search?.query.text ?? "")
        if let search { showMoviesList(search) }
    }

    private func showMoviesQueryList(text: String) {
        let actions = MoviesQueryListViewModelActions(
            didSubmit: { self.showMoviesList(MoviesSearch(query: $0)) },
            quit: { self.screens.quit() }
        )
        let viewModel = dependencies.makeMoviesQueryListViewModel(text: text, actions: actions)
        screens.showMoviesQueryList(viewModel)
        viewModel.didType(text)
    }

    private func showMoviesList(_ search: MoviesSearch) {
        let actions = MoviesListViewModelActions(
            showDetails: { self.showMovieDetails($0) },
            navigation: navigation
        )
        let viewModel = dependencies.makeMoviesListViewModel(actions: actions)
        screens.showMoviesList(viewModel)
        Task { await viewModel.didSearch(search) }
    }

    private func showMovieDetails(_ id: MovieID) {
        let viewModel = dependencies.makeMovieDetailsViewModel(id: id, navigation: navigation)
        screens.showMovieDetails(viewModel)
        Task { await viewModel.didOpen() }
    }

    /// The same for every screen over the prompt.
    private var navigation: NavigationActions {
        NavigationActions(
            openWebPage: { self.openWebPage(of: $0) },
            startNewSearch: { self.start() },
            goBack: { self.screens.goBack() },
            quit: { self.screens.quit() }
        )
    }

    private func openWebPage(of id: MovieID) {
        let viewModel = dependencies.makeWebPageViewModel(id: id)
        screens.showWebPage(viewModel)
        Task { await viewModel.didOpen() }
    }
}

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
        navigation: NavigationActions
    ) -> any MovieDetailsViewModel

    func makeWebPageViewModel(id: MovieID) -> any WebPageViewModel
}

/// Shows the screens of the flow, on whatever it is that shows them.
///
/// Makes a view of each view model and keeps it for as long as it is to be seen.
@MainActor
public protocol MoviesSearchFlowNavigator: AnyObject {
    /// Shows the prompt in place of all other screens.
    func showMoviesQueryList(_ viewModel: any MoviesQueryListViewModel)

    /// Shows a list of movies over the screen before it.
    func showMoviesList(_ viewModel: any MoviesListViewModel)

    /// Shows the details of a movie over the screen before it.
    func showMovieDetails(_ viewModel: any MovieDetailsViewModel)

    /// Shows how the opening of a movie's web page goes, beside the current screen.
    func showWebPage(_ viewModel: any WebPageViewModel)

    /// Goes back to the screen before the current one.
    func goBack()

    /// Ends the flow.
    func quit()
}
