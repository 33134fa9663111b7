public import Domain

/// Knows which screen follows which in a search for movies: the prompt, the results, the details of
/// one movie, and back.
///
/// Starts each view model after the navigator has made its view.
@MainActor
public final class MoviesSearchFlowCoordinator {
    private let dependencies: any MoviesSearchFlowCoordinatorDependencies

    /// Weak: its screens own the view models, whose actions own the coordinator.
    private weak let navigator: (any MoviesSearchFlowNavigator)?

    public init(
        dependencies: any MoviesSearchFlowCoordinatorDependencies,
        navigator: any MoviesSearchFlowNavigator
    ) {
        self.dependencies = dependencies
        self.navigator = navigator
    }

    /// Shows the prompt, and over it the results of `search`, if there is one.
    public func start(_ search: MoviesSearch? = nil) {
        showMoviesQueryList(text: search?.query.description ?? "")
        if let search { showMoviesList(search) }
    }

    private func showMoviesQueryList(text: String) {
        let actions = MoviesQueryListViewModelActions(
            didSubmit: { self.showMoviesList(MoviesSearch(query: $0)) },
            quit: { self.navigator?.quit() }
        )
        let viewModel = dependencies.makeMoviesQueryListViewModel(text: text, actions: actions)
        navigator?.showMoviesQueryList(viewModel)
        viewModel.didType(text)
    }

    private func showMoviesList(_ search: MoviesSearch) {
        let actions = MoviesListViewModelActions(
            showDetails: { self.showMovieDetails(.id($0)) },
            navigation: navigation
        )
        let viewModel = dependencies.makeMoviesListViewModel(actions: actions)
        navigator?.showMoviesList(viewModel)
        Task { await viewModel.didSearch(search) }
    }

    private func showMovieDetails(_ movie: MovieReference) {
        let viewModel = dependencies.makeMovieDetailsViewModel(
            movie: movie,
            navigation: navigation
        )
        navigator?.showMovieDetails(viewModel)
        Task { await viewModel.didOpen() }
    }

    /// Shared by all screens over the prompt.
    private var navigation: NavigationActions {
        NavigationActions(
            openWebPage: { self.openWebPage(of: $0) },
            startNewSearch: { self.start() },
            goBack: { self.navigator?.goBack() },
            quit: { self.navigator?.quit() }
        )
    }

    private func openWebPage(of movie: MovieReference) {
        let viewModel = dependencies.makeWebPageViewModel(movie: movie)
        navigator?.showWebPage(viewModel)
        Task { await viewModel.didOpen() }
    }
}

/// Makes the view models of the flow.
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
        movie: MovieReference,
        navigation: NavigationActions
    ) -> any MovieDetailsViewModel

    func makeWebPageViewModel(movie: MovieReference) -> any WebPageViewModel
}

/// Shows the screens of the flow.
///
/// Makes a view for each view model, and owns it as long as it is on the screen.
@MainActor
public protocol MoviesSearchFlowNavigator: AnyObject {
    /// Shows the prompt in place of all other screens.
    func showMoviesQueryList(_ viewModel: any MoviesQueryListViewModel)

    /// Shows a list of movies over the screen before it.
    func showMoviesList(_ viewModel: any MoviesListViewModel)

    /// Shows the details of a movie over the screen before it.
    func showMovieDetails(_ viewModel: any MovieDetailsViewModel)

    /// Shows whether a movie's web page was opened, beside the current screen.
    func showWebPage(_ viewModel: any WebPageViewModel)

    /// Goes back to the screen before the current one.
    func goBack()

    /// Ends the flow.
    func quit()
}
