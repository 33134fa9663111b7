import Domain

/// The search screen: one function of events, and a state with a part for the prompt and one for the movies.
package final class DefaultSearchViewModel: SearchViewModel {
    package let state: Observable<SearchState>

    let loader: MoviesLoader
    let previews: MoviePreviews
    let narrower: MoviesNarrower
    let suggestions: PromptSuggestions
    let recentQueries: any RecentQueriesRepository
    let navigation: NavigationActions

    /// The movies that a link led to, which the text narrows and filters; `nil` if they are those of the
    /// text.
    let shelf: MoviesSearch?

    // MARK: Of the prompt

    var menuTask: Task<Void, Never>?

    /// Deletes a recent query; text that is typed meanwhile does not cancel it.
    var deletion: Task<Void, Never>?
    var recent: [String] = []
    var recall: QueryRecall?

    // MARK: Of the movies

    /// Narrows the movies, also those that are still to come; blank for all.
    var narrowingText = ""

    /// The last list, which the user may have marked movies of.
    var lastList: MoviesList?

    /// The state while it is being changed.
    private var draft: SearchState?

    /// `localDetails` has the people whom a list can be narrowed by.
    init(
        _ search: MoviesSearch? = nil,
        text: String = "",
        canGoBack: Bool = false,
        loader: MoviesLoader,
        suggestions: PromptSuggestions,
        narrowMovies: any NarrowMoviesUseCase,
        localDetails: any LocalMovieDetailsRepository,
        recentQueries: any RecentQueriesRepository,
        navigation: NavigationActions = NavigationActions()
    ) {
        self.loader = loader
        self.suggestions = suggestions
        self.recentQueries = recentQueries
        self.navigation = navigation
        shelf = search.flatMap { $0.isShelf ? $0 : nil }
        state = Observable(
            SearchState(
                text: text,
                shelfTitle: shelf.flatMap { $0.title ?? $0.query.meaning.list?.title },
                canGoBack: canGoBack,
                canPick: navigation.pick != nil
            )
        )
        previews = MoviePreviews { navigation.makeDetails($0) }
        narrower = MoviesNarrower(
            narrowMovies: narrowMovies,
            localDetails: localDetails,
            previews: previews
        )
        loader.arrange = { [weak self] in self?.show($0) ?? $0 }
        previews.didChange = { [weak self] details, isPending in
            self?.update { ($0.movies.preview, $0.movies.isPreviewPending) = (details, isPending) }
        }
    }

    /// Shows the text, and its movies or those of the shelf.
    func start() { type(state.value.prompt.text) }

    package func handle(_ event: SearchEvent) {
        switch event {
        case .type(let text): type(text)
        case .complete: complete()
        case .openMenu(let menu): open(menu)
        case .recallOlder: recallOlder()
        case .deleteRecent: deleteRecent()
        case .selectSuggestion(let row): update { $0.prompt.select(row) }
        case .selectMovie(let row): changeMovies { $0.select(row) }
        case .move(let step, let recalls): move(by: step, recalls: recalls)
        case .moveMovies(let rows): moveMovies(by: rows)
        case .moveToEnd: moveToEnd()
        case .mark: update { $0.movies.toggleMark() }
        case .choose: choose()
        case .open: open()
        case .openWebPage:
            state.value.movies.selected.map { navigation.openWebPage(.id($0.movie.id)) }
        case .removeLastFilter: removeLastFilter()
        case .retry: retry()
        case .input: receiveInput()
        case .show(let rows, let hasDetails): show(rows, hasDetails: hasDetails)
        case .reappear: reappear()
        case .escape: escape()
        case .newSearch: startNewSearch()
        case .back: goBack()
        case .quit:
            stop()
            navigation.quit()
        }
    }

    /// Changes the state, and with it the details of the selected movie, so that both are drawn at once.
    func update(_ change: (inout SearchState) -> Void) {
        let isOutermost = draft == nil
        var changed = draft ?? state.value
        change(&changed)
        draft = changed
        guard isOutermost else { return }
        followSelection(in: changed.movies)
        changed = draft ?? changed
        // What observes the state may change it again.
        draft = nil
        if changed != state.value { state.value = changed }
    }

    // MARK: Navigation

    private func escape() {
        switch state.value.escape {
        case .closeMenu: closeMenu()
        case .clearText: type("")
        case .goBack, .quit:
            let movies = state.value.movies
            guard !movies.canPick || movies.marked.isEmpty else {
                return update { $0.problem = .markedMovies(movies.marked.count) }
            }
            goBack()
        }
    }

    private func startNewSearch() {
        // The text of a shelf only narrows its movies.
        if shelf == nil { return type("") }
        // The movies go on loading: the user may come back.
        previews.close()
        navigation.startNewSearch(state.value.movies.phase.textToCorrect(of: loader.search))
    }

    private func goBack() {
        stop()
        navigation.goBack()
    }

    func stop() {
        menuTask?.cancel()
        loader.stop()
        narrower.stop()
        previews.close()
    }
}
