public import Domain

/// Makes the use cases, view models and coordinator of the search for films out of repositories.
@MainActor
public final class MoviesSceneDIContainer: MoviesSearchFlowCoordinatorDependencies {
    /// What the scene needs from outside.
    public struct Dependencies: Sendable {
        let movies: any MoviesRepository
        let spelling: any SpellingCorrectionRepository
        let recentQueries: any RecentQueriesRepository
        let responseCache: any ResponseCacheRepository
        let catalog: any CatalogRepository
        let titles: any TitleSuggestionsRepository
        let matcher: any QueryMatcher
        let pages: any MovieWebPagesRepository

        /// `nil` where posters can't be shown.
        let posters: (any PosterImagesRepository)?

        /// Whether adult films are searched for as well.
        let includesAdult: Bool

        public init(
            movies: any MoviesRepository,
            spelling: any SpellingCorrectionRepository,
            recentQueries: any RecentQueriesRepository,
            responseCache: any ResponseCacheRepository,
            catalog: any CatalogRepository,
            titles: any TitleSuggestionsRepository,
            matcher: any QueryMatcher,
            pages: any MovieWebPagesRepository,
            posters: (any PosterImagesRepository)? = nil,
            includesAdult: Bool = false
        ) {
            self.movies = movies
            self.spelling = spelling
            self.recentQueries = recentQueries
            self.responseCache = responseCache
            self.catalog = catalog
            self.titles = titles
            self.matcher = matcher
            self.pages = pages
            self.posters = posters
            self.includesAdult = includesAdult
        }
    }

    private let dependencies: Dependencies

    public init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    public func makeMoviesSearchFlowCoordinator(
        screens: any MoviesSearchFlowNavigator
    ) -> MoviesSearchFlowCoordinator {
        MoviesSearchFlowCoordinator(dependencies: self, screens: screens)
    }

    public func makeMoviesListViewModel(
        actions: MoviesListViewModelActions = MoviesListViewModelActions()
    ) -> any MoviesListViewModel {
        DefaultMoviesListViewModel(searchMovies: makeSearchMoviesUseCase(), actions: actions)
    }

    public func makeMovieDetailsViewModel(
        id: MovieID,
        navigation: NavigationActions = NavigationActions()
    ) -> any MovieDetailsViewModel {
        DefaultMovieDetailsViewModel(
            id: id,
            fetchDetails: DefaultFetchMovieDetailsUseCase(movies: dependencies.movies),
            fetchPoster: dependencies.posters.map(DefaultFetchPosterImageUseCase.init),
            navigation: navigation
        )
    }

    public func makeWebPageViewModel(id: MovieID) -> any WebPageViewModel {
        DefaultWebPageViewModel(
            id: id,
            openPage: DefaultOpenMovieWebPageUseCase(pages: dependencies.pages)
        )
    }

    public func makeRecentQueriesViewModel() -> any RecentQueriesViewModel {
        DefaultRecentQueriesViewModel(
            fetchRecentQueries: makeFetchRecentQueriesUseCase(),
            clearRecentQueries: makeClearRecentQueriesUseCase()
        )
    }

    public func makeResponseCacheViewModel() -> any ResponseCacheViewModel {
        DefaultResponseCacheViewModel(
            fetchInfo: DefaultFetchResponseCacheInfoUseCase(cache: dependencies.responseCache),
            clear: DefaultClearResponseCacheUseCase(cache: dependencies.responseCache)
        )
    }

    public func makeMoviesQueryListViewModel(
        text: String = "",
        actions: MoviesQueryListViewModelActions = MoviesQueryListViewModelActions()
    ) -> any MoviesQueryListViewModel {
        DefaultMoviesQueryListViewModel(
            text: text,
            suggestQueries: DefaultSuggestMovieQueriesUseCase(
                recentQueries: dependencies.recentQueries,
                titles: dependencies.titles,
                matcher: dependencies.matcher
            ),
            removeQuery: DefaultRemoveRecentQueryUseCase(
                recentQueries: dependencies.recentQueries
            ),
            includesAdult: dependencies.includesAdult,
            actions: actions
        )
    }

    public func makeCatalogViewModel() -> any CatalogViewModel {
        DefaultCatalogViewModel(
            fetchInfo: DefaultFetchCatalogInfoUseCase(catalog: dependencies.catalog),
            importCatalog: DefaultImportCatalogUseCase(catalog: dependencies.catalog),
            updateCatalog: DefaultUpdateCatalogUseCase(catalog: dependencies.catalog),
            removeCatalog: DefaultRemoveCatalogUseCase(catalog: dependencies.catalog)
        )
    }

    private func makeSearchMoviesUseCase() -> any SearchMoviesUseCase {
        DefaultSearchMoviesUseCase(
            movies: dependencies.movies,
            spelling: dependencies.spelling,
            recentQueries: dependencies.recentQueries
        )
    }

    private func makeFetchRecentQueriesUseCase() -> any FetchRecentQueriesUseCase {
        DefaultFetchRecentQueriesUseCase(recentQueries: dependencies.recentQueries)
    }

    private func makeClearRecentQueriesUseCase() -> any ClearRecentQueriesUseCase {
        DefaultClearRecentQueriesUseCase(recentQueries: dependencies.recentQueries)
    }
}
