import Domain

/// Knows which screen follows which in a search for movies: the prompt, the results, the details of
/// one movie, and back.
///
/// Starts each view model after the navigator has made its view. It lives until the flow ends: the
/// view models on its stack own it.
@MainActor
package final class MoviesSearchFlowCoordinator {
    private let scene: MoviesSceneDIContainer
    private weak let navigator: (any MoviesSearchFlowNavigator)?

    /// Whether the flow ends when the user picks movies.
    private let picksMovies: Bool

    /// The current screen last.
    private var screens: [MoviesSearchFlowScreen] = [] {
        didSet { navigator?.show(screens) }
    }

    init(
        scene: MoviesSceneDIContainer,
        navigator: any MoviesSearchFlowNavigator,
        picksMovies: Bool
    ) {
        self.scene = scene
        self.navigator = navigator
        self.picksMovies = picksMovies
    }

    /// Shows the prompt, and over it the results of `search`, if there is one; only these if movies
    /// are to be picked.
    package func start(_ search: MoviesSearch? = nil) {
        // Going back from a list to pick from ends the flow.
        if search == nil || !picksMovies { showPrompt(search?.query.description ?? "") }
        if let search { showMoviesList(search) }
    }

    /// The first prompt stays below its results; another one is only for one query, so that going
    /// back from the results shows the screen that was there before.
    private func showPrompt(_ text: String) {
        let isFirst = screens.isEmpty
        var navigation = navigation
        navigation.showMovies = { self.showMoviesList($0, inPlaceOfCurrent: !isFirst) }
        let viewModel = scene.makeMoviesQueryListViewModel(
            text: text,
            canGoBack: !isFirst,
            suggestsPopularTitles: true,
            navigation: navigation
        )
        screens.append(.prompt(viewModel))
        viewModel.didType(text)
    }

    private func showMoviesList(_ search: MoviesSearch, inPlaceOfCurrent: Bool = false) {
        let viewModel = scene.makeMoviesListViewModel(navigation: navigation)
        screens = (inPlaceOfCurrent ? screens.dropLast() : screens) + [.list(viewModel)]
        Task { await viewModel.didSearch(search) }
    }

    private func showMovieDetails(_ viewModel: any MovieDetailsViewModel) {
        screens.append(.details(viewModel))
        Task { await viewModel.didOpen() }
    }

    /// Shared by all screens.
    private var navigation: NavigationActions {
        let pick: @MainActor (MoviesList) -> Void = { self.end(with: $0) }
        return NavigationActions(
            makeDetails: {
                self.scene.makeMovieDetailsViewModel(known: $0, navigation: self.navigation)
            },
            showDetails: { self.showMovieDetails($0) },
            openWebPage: { self.openWebPage(self.scene.makeWebPageViewModel(movie: $0)) },
            openTrailer: { self.openWebPage(self.scene.makeTrailerViewModel(url: $0)) },
            showMovies: { self.showMoviesList($0) },
            pick: picksMovies ? pick : nil,
            startNewSearch: { self.showPrompt($0) },
            goBack: { self.goBack() },
            quit: { self.end() }
        )
    }

    private func openWebPage(_ viewModel: any WebPageViewModel) {
        navigator?.showWebPage(viewModel)
        Task { await viewModel.didOpen() }
    }

    /// Goes back to the screen before the current one; ends the flow if there is none.
    private func goBack() {
        if screens.count > 1 { screens.removeLast() } else { end() }
    }

    private func end(with picked: MoviesList? = nil) {
        navigator?.end(with: picked)
        screens = []
    }
}

/// A screen of the flow, by its view model.
package enum MoviesSearchFlowScreen {
    case prompt(any MoviesQueryListViewModel)
    case list(any MoviesListViewModel)
    case details(any MovieDetailsViewModel)

    /// Identifies the view model, and so the view that shows it.
    package var id: ObjectIdentifier {
        switch self {
        case .prompt(let viewModel): ObjectIdentifier(viewModel)
        case .list(let viewModel): ObjectIdentifier(viewModel)
        case .details(let viewModel): ObjectIdentifier(viewModel)
        }
    }
}

/// Shows the screens of the flow.
@MainActor
package protocol MoviesSearchFlowNavigator: AnyObject {
    /// Shows the last of the screens; the others are those to go back to.
    ///
    /// It makes a view for each view model, and owns it as long as it is among the screens.
    func show(_ screens: [MoviesSearchFlowScreen])

    /// Shows whether a web page was opened, beside the current screen.
    func showWebPage(_ viewModel: any WebPageViewModel)

    /// Ends the flow, perhaps with movies that the user has picked.
    func end(with picked: MoviesList?)
}
