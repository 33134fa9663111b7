import Domain

/// Knows which screen follows which in a search for movies: the prompt with its movies, the details
/// of one movie, the movies of a person or a collection, and back.
///
/// Starts each view model after the navigator has made its view. It lives until the flow ends: the
/// view models on its stack own it.
@MainActor
package final class MoviesSearchFlowCoordinator {
    private let scene: MoviesSceneDIContainer
    private weak let navigator: (any MoviesSearchFlowNavigator)?
    private let picksMovies: Bool

    /// Ends after all saves before it.
    private var lastSave: Task<MoviesError?, Never>?

    /// The current screen last.
    private var screens: [MoviesSearchFlowScreen] = [] { didSet { navigator?.show(screens) } }

    init(
        scene: MoviesSceneDIContainer,
        navigator: any MoviesSearchFlowNavigator,
        picksMovies: Bool
    ) {
        self.scene = scene
        self.navigator = navigator
        self.picksMovies = picksMovies
    }

    /// Waits until everything is saved that was opened: the user may quit at once.
    package func finishSaving() async { _ = await lastSave?.value }

    /// Shows a prompt with its movies: those of a text, which the user can edit, or of a shelf, which
    /// the user can narrow.
    package func start(_ search: MoviesSearch? = nil, text: String? = nil) {
        let viewModel = scene.makeSearchViewModel(
            search,
            text: text ?? search?.prompt ?? "",
            canGoBack: !screens.isEmpty,
            navigation: navigation
        )
        screens.append(.search(viewModel))
        viewModel.start()
    }

    /// Shows the details of another movie of the list below, if the current details are of one.
    private func showOther(by distance: Int) {
        guard let (shown, list) = detailsOfList else { return }
        let before = list.state.value.movies.selection
        list.handle(.moveMovies(by: distance))
        guard list.state.value.movies.selection != before else { return }
        let place = screens.count - 1
        list.handle(.open)
        // The list is not shown in between, where it might load.
        guard screens.count - 1 > place else { return }
        shown.didClose()
        screens.remove(at: place)
    }

    /// The details on the screen and the list below them; `nil` if a link led to the details.
    private var detailsOfList: (any MovieDetailsViewModel, any SearchViewModel)? {
        guard case .details(let details)? = screens.last,
            case .search(let list)? = screens.dropLast().last
        else { return nil }
        return (details, list)
    }

    private var navigation: NavigationActions {
        let pick: @MainActor (MoviesList) -> Void = { self.end(with: $0) }
        return NavigationActions(
            makeDetails: {
                self.scene.makeMovieDetailsViewModel(known: $0, navigation: self.navigation)
            },
            showDetails: { viewModel in
                // Before it is shown, so that the first frame has what is known of the movie.
                Task.startNow { await viewModel.didOpen() }
                self.screens.append(.details(viewModel))
            },
            save: { self.startSaving($0) },
            didRecordOpening: { self.didRecordOpening() },
            showOther: { self.showOther(by: $0) },
            canShowOther: { self.detailsOfList != nil },
            openWebPage: { self.openWebPage(self.scene.makeWebPageViewModel(movie: $0)) },
            openTrailer: { self.openWebPage(self.scene.makeTrailerViewModel(url: $0)) },
            showMovies: { self.start($0) },
            pick: picksMovies ? pick : nil,
            startNewSearch: { self.start(text: $0) },
            goBack: { self.goBack() },
            quit: { self.end() }
        )
    }

    private func startSaving(
        _ save: @escaping NavigationActions.Save
    ) -> Task<MoviesError?, Never> {
        let task = Task { [lastSave] in
            _ = await lastSave?.value
            return await save()
        }
        lastSave = task
        return task
    }

    /// Shows a movie among the opened ones if the user has left its details before it was saved.
    private func didRecordOpening() {
        if case .search(let viewModel)? = screens.last { viewModel.handle(.reappear) }
    }

    private func openWebPage(_ viewModel: WebPageViewModel) {
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

package enum MoviesSearchFlowScreen {
    case search(any SearchViewModel)
    case details(any MovieDetailsViewModel)

    /// Identifies the view model, and so the view that shows it.
    package var id: ObjectIdentifier {
        switch self {
        case .search(let viewModel): ObjectIdentifier(viewModel)
        case .details(let viewModel): ObjectIdentifier(viewModel)
        }
    }

    /// The name in a breadcrumb; empty for the start page.
    @MainActor package var title: String {
        switch self {
        case .search(let viewModel):
            viewModel.state.value.shelfTitle ?? viewModel.state.value.prompt.text
        case .details(let viewModel): viewModel.state.value.item?.movie.title ?? ""
        }
    }
}

@MainActor
package protocol MoviesSearchFlowNavigator: AnyObject {
    /// Shows the last of the screens; the others are those to go back to.
    ///
    /// It makes a view for each view model, and owns it as long as it is among the screens.
    func show(_ screens: [MoviesSearchFlowScreen])

    /// Shows whether a web page was opened, beside the current screen.
    func showWebPage(_ viewModel: WebPageViewModel)

    /// Ends the flow, perhaps with movies that the user has picked.
    func end(with picked: MoviesList?)
}

/// The ways out of a screen: to other screens, back, and to the end of the flow.
package struct NavigationActions {
    /// Saves something; returns the error if that fails.
    typealias Save = @Sendable () async -> MoviesError?

    /// Makes the details of a movie, of which some are known; `nil` if it has none.
    var makeDetails: @MainActor (MovieDetailsItemViewModel) -> (any MovieDetailsViewModel)? = {
        _ in nil
    }
    var showDetails: @MainActor (any MovieDetailsViewModel) -> Void = { _ in }

    /// Starts to save something, which goes on when the screen is left: the flow waits for it.
    var save: @MainActor (@escaping Save) -> Task<MoviesError?, Never> = { save in
        Task { await save() }
    }

    /// Comes after a movie was saved as opened, perhaps when its details are closed already.
    var didRecordOpening: @MainActor () -> Void = {}

    /// Shows the details of another movie of the list: the next one, or with -1 the one before.
    var showOther: @MainActor (_ distance: Int) -> Void = { _ in }

    /// Whether the details are of a movie of the list below.
    var canShowOther: @MainActor () -> Bool = { false }
    var openWebPage: @MainActor (MovieReference) -> Void = { _ in }
    var openTrailer: @MainActor (_ url: String) -> Void = { _ in }

    /// Shows movies on a screen of their own.
    var showMovies: @MainActor (MoviesSearch) -> Void = { _ in }

    /// Ends the flow with the picked movies; `nil` if none are to be picked.
    var pick: (@MainActor (MoviesList) -> Void)?

    /// Shows a prompt with a text.
    var startNewSearch: @MainActor (_ text: String) -> Void = { _ in }

    /// Goes back to the screen before, or ends the flow if there is none.
    var goBack: @MainActor () -> Void = {}
    var quit: @MainActor () -> Void = {}
}
