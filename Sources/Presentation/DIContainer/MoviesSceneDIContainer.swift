public import Domain

/// Makes the use cases, view models and coordinator of the search for films out of repositories.
@MainActor
public final class MoviesSceneDIContainer: MoviesSearchFlowCoordinatorDependencies {
    /// What the scene needs from outside.
    public struct Dependencies: Sendable {
        let movies: any MoviesRepository
        let spellings: any SpellingRepository
        let recentQueries: any RecentQueriesRepository
        let responseCache: any ResponseCacheRepository
        let catalog: any CatalogRepository
        let titles: any MovieTitlesRepository

        public init(
            movies: any MoviesRepository,
            spellings: any SpellingRepository,
            recentQueries: any RecentQueriesRepository,
            responseCache: any ResponseCacheRepository,
            catalog: any CatalogRepository,
            titles: any MovieTitlesRepository
        ) {
            self.movies = movies
            self.spellings = spellings
            self.recentQueries = recentQueries
            self.responseCache = responseCache
            self.catalog = catalog
            self.titles = titles
        }
    }

    private let dependencies: Dependencies

    public init(dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    public func makeMoviesSearchFlowCoordinator(
        screens: any MoviesSearchFlowScreens
    ) -> MoviesSearchFlowCoordinator {
        MoviesSearchFlowCoordinator(dependencies: self, screens: screens)
    }

    public func makeMoviesListViewModel() -> any MoviesListViewModel {
        DefaultMoviesListViewModel(searchMovies: makeSearchMoviesUseCase())
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

    public func makeMoviesQueryListViewModel() -> any MoviesQueryListViewModel {
        DefaultMoviesQueryListViewModel(
            suggestQueries: DefaultSuggestMovieQueriesUseCase(
                recentQueries: dependencies.recentQueries,
                titles: dependencies.titles
            )
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
            spellings: dependencies.spellings,
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
