package import Domain

/// Knows which screen follows which in a search for movies: the prompt, the results, the details of
/// one movie, and back.
///
/// Starts each view model after the navigator has made its view.
@MainActor
package final class MoviesSearchFlowCoordinator {
    private let dependencies: any MoviesSearchFlowCoordinatorDependencies

    /// Weak: its screens own the view models, whose actions own the coordinator.
    private weak let navigator: (any MoviesSearchFlowNavigator)?

    /// Whether the flow ends when the user picks movies.
    private let picksMovies: Bool

    package init(
        dependencies: any MoviesSearchFlowCoordinatorDependencies,
        navigator: any MoviesSearchFlowNavigator,
        picksMovies: Bool
    ) {
        self.dependencies = dependencies
        self.navigator = navigator
        self.picksMovies = picksMovies
    }

    /// Shows the prompt, and over it the results of `search`, if there is one; only these if movies
    /// are to be picked.
    package func start(_ search: MoviesSearch? = nil) {
        // Going back from a list to pick from ends the flow.
        if search == nil || !picksMovies {
            showMoviesQueryList(text: search?.query.description ?? "", isFirst: true)
        }
        if let search { showMoviesList(search) }
    }

    /// The first prompt stays below its results; another one is only for one query, so that going
    /// back from the results shows the screen that was there before.
    private func showMoviesQueryList(text: String, isFirst: Bool) {
        let goBack: @MainActor () -> Void = { self.navigator?.goBack() }
        let actions = MoviesQueryListViewModelActions(
            didSubmit: { query in
                if !isFirst { goBack() }
                self.showMoviesList(MoviesSearch(query: query))
            },
            goBack: isFirst ? nil : goBack,
            quit: { self.navigator?.quit() }
        )
        let viewModel = dependencies.makeMoviesQueryListViewModel(
            text: text,
            suggestsPopularTitles: true,
            actions: actions
        )
        navigator?.showMoviesQueryList(viewModel)
        viewModel.didType(text)
    }

    private func showMoviesList(_ search: MoviesSearch) {
        let actions = MoviesListViewModelActions(
            makeDetails: { self.makeMovieDetails($0) },
            showDetails: { self.showMovieDetails($0) },
            navigation: navigation
        )
        let viewModel = dependencies.makeMoviesListViewModel(actions: actions)
        navigator?.showMoviesList(viewModel)
        Task { await viewModel.didSearch(search) }
    }

    private func makeMovieDetails(
        _ known: MovieDetailsItemViewModel
    ) -> (any MovieDetailsViewModel)? {
        MovieID(known.movie.id).map { id in
            dependencies.makeMovieDetailsViewModel(
                movie: .id(id),
                known: known,
                navigation: navigation
            )
        }
    }

    private func showMovieDetails(_ viewModel: any MovieDetailsViewModel) {
        navigator?.showMovieDetails(viewModel)
        Task { await viewModel.didOpen() }
    }

    /// Shared by all screens over the prompt.
    private var navigation: NavigationActions {
        let pick: @MainActor (MoviesList) -> Void = { self.navigator?.pick($0) }
        return NavigationActions(
            openWebPage: { self.openWebPage(self.dependencies.makeWebPageViewModel(movie: $0)) },
            openTrailer: { self.openWebPage(self.dependencies.makeTrailerViewModel(url: $0)) },
            showMovie: { self.makeMovieDetails($0).map(self.showMovieDetails) },
            showMovies: { self.showMoviesList($0) },
            pick: picksMovies ? pick : nil,
            startNewSearch: { self.showMoviesQueryList(text: $0, isFirst: false) },
            goBack: { self.navigator?.goBack() },
            quit: { self.navigator?.quit() }
        )
    }

    private func openWebPage(_ viewModel: any WebPageViewModel) {
        navigator?.showWebPage(viewModel)
        Task { await viewModel.didOpen() }
    }
}

/// Makes the view models of the flow.
@MainActor
package protocol MoviesSearchFlowCoordinatorDependencies: AnyObject {
    func makeMoviesQueryListViewModel(
        text: String,
        suggestsPopularTitles: Bool,
        actions: MoviesQueryListViewModelActions
    ) -> any MoviesQueryListViewModel

    func makeMoviesListViewModel(
        actions: MoviesListViewModelActions
    ) -> any MoviesListViewModel

    func makeMovieDetailsViewModel(
        movie: MovieReference,
        known: MovieDetailsItemViewModel?,
        navigation: NavigationActions
    ) -> any MovieDetailsViewModel

    func makeWebPageViewModel(movie: MovieReference) -> any WebPageViewModel
    func makeTrailerViewModel(url: String) -> any WebPageViewModel
}

/// Shows the screens of the flow.
///
/// Makes a view for each view model, and owns it as long as it is on the screen.
@MainActor
package protocol MoviesSearchFlowNavigator: AnyObject {
    /// Shows a prompt over the screen before it, if there is one.
    func showMoviesQueryList(_ viewModel: any MoviesQueryListViewModel)

    /// Shows a list of movies over the screen before it.
    func showMoviesList(_ viewModel: any MoviesListViewModel)

    /// Shows the details of a movie over the screen before it.
    func showMovieDetails(_ viewModel: any MovieDetailsViewModel)

    /// Shows whether a web page was opened, beside the current screen.
    func showWebPage(_ viewModel: any WebPageViewModel)

    /// Goes back to the screen before the current one; ends the flow if there is none.
    func goBack()

    /// Ends the flow with movies that the user has picked.
    func pick(_ movies: MoviesList)

    /// Ends the flow.
    func quit()
}
