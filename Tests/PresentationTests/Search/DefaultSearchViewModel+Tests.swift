import DomainDoubles
import Testing

@testable import Domain
@testable import Presentation

extension DefaultSearchViewModel {
    /// A screen with two filters in its menu, and by default without suggestions; without a loader, it
    /// finds nothing.
    convenience init(
        _ search: MoviesSearch? = nil,
        loader: MoviesLoader? = nil,
        isNarrowing: Bool = false,
        suggestions: any SuggestMovieQueriesUseCase = StubSuggestions([]),
        options: MovieQuery = MovieQuery(),
        narrowMovies: any NarrowMoviesUseCase = StubNarrowing(),
        localDetails: any LocalMovieDetailsRepository = StubLocalDetails(),
        recentQueries: any RecentQueriesRepository = SpyRecentQueries(),
        navigation: NavigationActions = NavigationActions()
    ) {
        self.init(
            search,
            loader: loader ?? MoviesLoader(searchMovies: StubSearch([])),
            suggestions: PromptSuggestions(
                isNarrowing: isNarrowing,
                suggestQueries: suggestions,
                suggestFilters: TwoFilters(),
                options: options
            ),
            narrowMovies: narrowMovies,
            localDetails: localDetails,
            recentQueries: recentQueries,
            navigation: navigation
        )
    }

    var prompt: MoviesQueryListState { state.value.prompt }
    var movies: MoviesListState { state.value.movies }

    /// The loaded list; `nil` if there is none.
    var list: MoviesList? {
        if case .loaded(let list) = movies.phase { list } else { nil }
    }

    /// The titles of the rows, without `Movie `.
    var rows: [String] {
        (0..<movies.rowCount).compactMap {
            movies.row($0)?.item.title.split(separator: " ").last.map(String.init)
        }
    }

    // MARK: Waiting

    func firstMovies(
        where isWanted: @escaping @MainActor (MoviesListState) -> Bool
    ) async -> MoviesListState {
        await state.first { isWanted($0.movies) }.movies
    }

    /// Waits for the list of a search that was started.
    func listIsLoaded() async {
        _ = await firstMovies { if case .loaded = $0.phase { true } else { false } }
    }

    /// Waits for the movies of an online source, or for what is shown in place of them.
    func onlineListIsLoaded() async {
        _ = await firstMovies {
            if case .loaded(let list) = $0.phase { !list.isProvisional } else { false }
        }
    }

    /// Waits until no movie matches a search that was started.
    func listIsEmpty() async {
        _ = await firstMovies { if case .empty = $0.phase { true } else { false } }
    }

    /// Waits until all pages are loaded.
    func listIsComplete() async {
        _ = await firstMovies { $0.list?.nextPage == MoviesList.NextPage.none }
    }

    /// Waits for the menu of the text.
    func menuIsLoaded() async { _ = await state.first { $0.prompt.phase == .loaded } }

    // MARK: Events

    /// Shows all movies of a text, and waits for them.
    func search(_ text: String) async throws {
        narrow(to: "")
        try start(text)
        await loader.task?.value
    }

    /// Shows the movies of another text, as a prompt does.
    func start(_ text: String) throws {
        loader.start(MoviesSearch(query: try #require(TypedQuery(text))))
    }

    func loadMoreMovies() async {
        await loader.loadNextPage()?.value
    }

    /// Types a text, and waits for its menu.
    func typed(_ text: String) async { await typing(text)?.value }

    /// Types a text; returns the task that loads its menu.
    @discardableResult
    func typing(_ text: String) -> Task<Void, Never>? {
        handle(.type(text))
        return menuTask
    }

    /// Deletes the selected query; returns the task that does it.
    func deleting() -> Task<Void, Never>? {
        handle(.deleteRecent)
        return deletion
    }
}
