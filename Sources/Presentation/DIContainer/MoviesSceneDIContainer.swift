package import Domain

/// The repositories that the scene needs from outside; it gets each when it first needs it.
@MainActor
package protocol MoviesSceneDIContainerDependencies: AnyObject {
    var movies: any MoviesRepository { get }

    /// The movies on this machine, which need no network.
    var localMovies: any MoviesRepository { get }
    var spelling: any SpellingCorrectionRepository { get }
    var titles: any TitleSuggestionsRepository { get }
    var names: any PersonSuggestionsRepository { get }
    var recentQueries: any RecentQueriesRepository { get }
    var openedMovies: any OpenedMoviesRepository { get }
    var interpreter: any QueryInterpreter { get }
    var webPages: any MovieWebPagesRepository { get }

    /// The site whose pages the user prefers; `nil` for that of a movie's id.
    var site: MovieSite? { get }

    /// `nil` if posters can't be shown.
    var posters: (any PosterImagesRepository)? { get }

    /// Whether movies come from an online source.
    var usesNetwork: Bool { get }

    /// Asks an online source again that was not asked since it failed.
    func askAgain()

    var includesAdult: Bool { get }
}

/// The lists of several searches: with movies, without any, or with a failure.
package typealias MoviesListsLoads = OrderedLoads<Int, MoviesListState.Phase>

/// Makes the use cases, view models and coordinator of the movie search from repositories.
@MainActor
package final class MoviesSceneDIContainer {
    package let dependencies: any MoviesSceneDIContainerDependencies

    /// The seed of typed queries in a random order.
    private let seed = Int(UInt32.random(in: 0...(.max)))

    package init(dependencies: any MoviesSceneDIContainerDependencies) {
        self.dependencies = dependencies
    }

    /// `picksMovies` is whether the flow ends when the user picks movies.
    package func makeMoviesSearchFlowCoordinator(
        navigator: any MoviesSearchFlowNavigator,
        picksMovies: Bool = false
    ) -> MoviesSearchFlowCoordinator {
        MoviesSearchFlowCoordinator(
            scene: self,
            navigator: navigator,
            picksMovies: picksMovies
        )
    }

    /// The movies of several searches that are only printed, by their indices; no queries are saved.
    package func makeMoviesListsLoads(_ searches: [MoviesSearch]) -> MoviesListsLoads {
        // A catalog is searched on one thread. The searches of an online source may each send
        // several requests.
        let limit = dependencies.usesNetwork ? 4 : 1
        let pages = makeMoviesPages(savesQuery: false)
        return OrderedLoads(Array(searches.indices), concurrency: limit) { index in
            let phase = await pages.phase(of: searches[index])
            return phase == .idle ? nil : phase
        }
    }

    /// Loads movies that are only printed, or with `suggestsAlternatives` other queries if there are none.
    package func makeMoviesPages(
        savesQuery: Bool = true,
        suggestsAlternatives: Bool = false
    ) -> MoviesPages {
        MoviesPages(
            searchMovies: makeSearchMoviesUseCase(savesQuery: savesQuery),
            localDetails: dependencies.movies,
            suggestAlternatives: suggestsAlternatives ? suggestAlternatives : nil
        )
    }

    private var suggestAlternatives: any SuggestAlternativesUseCase {
        DefaultSuggestAlternativesUseCase(titles: dependencies.titles)
    }

    /// The search for a typed text, with the options of another one; `nil` if the text is blank.
    package func search(for text: String, like other: MoviesSearch? = nil) -> MoviesSearch? {
        TypedQuery(text, options: options(like: other)).map { MoviesSearch(query: $0) }
    }

    /// The options that a typed text does not say: they are as in the search before.
    private func options(like search: MoviesSearch?) -> MovieQuery {
        let meaning = search?.query.meaning
        var options = MovieQuery(
            includesAdult: dependencies.includesAdult,
            isExact: meaning?.isExact ?? false
        )
        options.seed = meaning?.seed ?? seed
        return options
    }

    func makeSearchViewModel(
        _ search: MoviesSearch?,
        text: String,
        canGoBack: Bool,
        navigation: NavigationActions
    ) -> DefaultSearchViewModel {
        let usesNetwork = dependencies.usesNetwork
        return DefaultSearchViewModel(
            search,
            text: text,
            canGoBack: canGoBack,
            loader: MoviesLoader(
                searchMovies: makeSearchMoviesUseCase(isLive: true),
                searchLocally: usesNetwork
                    ? makeSearchMoviesUseCase(in: dependencies.localMovies, isLive: true) : nil,
                suggestAlternatives: suggestAlternatives,
                startPage: FetchStartPageUseCase(
                    openedMovies: dependencies.openedMovies,
                    localMovies: dependencies.localMovies,
                    onlineMovies: usesNetwork ? dependencies.movies : nil
                ),
                willRetry: { [dependencies] in dependencies.askAgain() }
            ),
            suggestions: PromptSuggestions(
                isNarrowing: search?.isShelf ?? false,
                suggestQueries: makeSuggestMovieQueriesUseCase(),
                suggestFilters: DefaultSuggestFiltersUseCase(
                    movies: dependencies.movies,
                    people: dependencies.names,
                    interpreter: dependencies.interpreter
                ),
                options: options(like: search)
            ),
            narrowMovies: DefaultNarrowMoviesUseCase(),
            localDetails: dependencies.movies,
            recentQueries: dependencies.recentQueries,
            navigation: navigation
        )
    }

    func makeMovieDetailsViewModel(
        known: MovieDetailsItemViewModel,
        navigation: NavigationActions
    ) -> any MovieDetailsViewModel {
        DefaultMovieDetailsViewModel(
            known: known,
            fetchDetails: makeFetchMovieDetailsUseCase(),
            localDetails: dependencies.movies,
            openedMovies: dependencies.openedMovies,
            posters: dependencies.posters,
            includesAdult: dependencies.includesAdult,
            navigation: navigation
        )
    }

    /// Details that are only printed.
    package func makeMovieDetailsLoads(movies: [MovieReference]) -> MovieDetailsLoads {
        movies.count == 1
            ? makeMovieDetailsLoader().loads(of: movies)
            : MovieDetailsLoader(fetchDetails: makeFetchMovieDetailsUseCase()).loads(of: movies)
    }

    /// For one movie, which is saved as opened, and may have a poster.
    package func makeMovieDetailsLoader() -> MovieDetailsLoader {
        MovieDetailsLoader(
            fetchDetails: makeFetchMovieDetailsUseCase(),
            openedMovies: dependencies.openedMovies,
            posters: dependencies.posters
        )
    }

    func makeWebPageViewModel(movie: MovieReference) -> WebPageViewModel {
        let findPage = FindMovieWebPageUseCase(
            movies: dependencies.movies,
            spelling: dependencies.spelling,
            webPages: dependencies.webPages,
            openedMovies: dependencies.openedMovies
        )
        let site = dependencies.site
        return WebPageViewModel { () throws(MoviesError) in
            try await findPage.execute(movie, on: site, isPreference: true, opensBrowser: true)
        }
    }

    /// Opens the web page of a movie, and returns whether that worked.
    package func openWebPage(of movie: MoviesListItemViewModel) async -> WebPageState {
        let viewModel = makeWebPageViewModel(movie: .id(movie.movie.id))
        await viewModel.didOpen()
        return viewModel.state.value
    }

    func makeTrailerViewModel(url: String) -> WebPageViewModel {
        let webPages = dependencies.webPages
        return WebPageViewModel { await webPages.page(url, opensBrowser: true) }
    }

    /// The suggestions for a text that is complete.
    package func suggestions(
        for text: String
    ) async throws(MoviesError) -> [QuerySuggestionViewModel] {
        let search = makeSearchMoviesUseCase(in: dependencies.localMovies)
        return try await makeSuggestMovieQueriesUseCase(search)
            .execute(prefix: text, limit: PromptSuggestions.limit)
            .map(QuerySuggestionViewModel.init)
    }

    /// Without a search for titles, those of the movies beside the prompt are enough.
    private func makeSuggestMovieQueriesUseCase(
        _ searchMovies: (any SearchMoviesUseCase)? = nil
    ) -> any SuggestMovieQueriesUseCase {
        DefaultSuggestMovieQueriesUseCase(
            recentQueries: dependencies.recentQueries,
            openedMovies: dependencies.openedMovies,
            searchMovies: searchMovies,
            people: dependencies.names,
            interpreter: dependencies.interpreter
        )
    }

    /// `movies` are all movies by default; no step of a live search waits for the main thread, which
    /// reads the keys and draws.
    private func makeSearchMoviesUseCase(
        in movies: (any MoviesRepository)? = nil,
        savesQuery: Bool = false,
        isLive: Bool = false
    ) -> any SearchMoviesUseCase {
        DefaultSearchMoviesUseCase(
            movies: movies ?? dependencies.movies,
            spelling: dependencies.spelling,
            interpreter: dependencies.interpreter,
            recentQueries: savesQuery ? dependencies.recentQueries : nil,
            threads: isLive ? .shared : .callers
        )
    }

    func makeFetchMovieDetailsUseCase() -> any FetchMovieDetailsUseCase {
        DefaultFetchMovieDetailsUseCase(
            movies: dependencies.movies,
            spelling: dependencies.spelling
        )
    }
}
