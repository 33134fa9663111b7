public import Domain

/// Knows which screen follows which in the search for a film: from the prompt to the results, from
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
            leave: { self.screens.leave() }
        )
        let viewModel = dependencies.makeMoviesQueryListViewModel(text: text, actions: actions)
        screens.showMoviesQueryList(viewModel)
        Task { await viewModel.didType(text) }
    }

    private func showMoviesList(_ search: MoviesSearch) {
        let actions = MoviesListViewModelActions(
            showDetails: { self.showMovieDetails($0) },
            openPage: { self.openPage(of: $0) },
            startNewSearch: { self.start() },
            goBack: { self.screens.goBack() },
            leave: { self.screens.leave() }
        )
        let viewModel = dependencies.makeMoviesListViewModel(actions: actions)
        screens.showMoviesList(viewModel)
        Task { await viewModel.didSearch(search) }
    }

    private func showMovieDetails(_ id: MovieID) {
        let actions = MovieDetailsViewModelActions(
            openPage: { self.openPage(of: $0) },
            startNewSearch: { self.start() },
            goBack: { self.screens.goBack() },
            leave: { self.screens.leave() }
        )
        let viewModel = dependencies.makeMovieDetailsViewModel(id: id, actions: actions)
        screens.showMovieDetails(viewModel)
        Task { await viewModel.didOpen() }
    }

    private func openPage(of id: MovieID) {
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
        actions: MovieDetailsViewModelActions
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
