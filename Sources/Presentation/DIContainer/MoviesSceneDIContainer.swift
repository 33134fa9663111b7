public import Domain

/// Makes the use cases, view models and coordinator of the search for films out of repositories.
@MainActor
public final class MoviesSceneDIContainer: MoviesSearchFlowCoordinatorDependencies {
    /// What the scene needs from outside.
    public struct Dependencies: Sendable {
        let movies: any MoviesRepository
        let recentQueries: any RecentQueriesRepository

        public init(movies: any MoviesRepository, recentQueries: any RecentQueriesRepository) {
            self.movies = movies
            self.recentQueries = recentQueries
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

    private func makeSearchMoviesUseCase() -> any SearchMoviesUseCase {
        DefaultSearchMoviesUseCase(
            movies: dependencies.movies,
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
