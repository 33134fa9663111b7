import Domain
import Presentation
import Testing

@MainActor
struct MoviesSearchFlowCoordinatorTests {
    private final class SpyScreens: MoviesSearchFlowScreens {
        var statesWhenShown: [MoviesListState] = []
        var viewModels: [any MoviesListViewModel] = []

        func showMoviesList(_ viewModel: any MoviesListViewModel) {
            statesWhenShown.append(viewModel.state.value)
            viewModels.append(viewModel)
        }
    }

    private struct OneFilm: MoviesRepository {
        func movies(
            matching query: MovieQuery,
            page: Int
        ) async throws(MoviesError) -> MoviesPage { .sample([348]) }
    }

    private struct NoSpellings: SpellingRepository {
        func spelling(of query: MovieQuery) async -> MovieQuery? { nil }
    }

    private struct NoTitles: MovieTitlesRepository {
        func titles(
            suggestedFor text: MovieQuery,
            limit: Int
        ) async throws(MoviesError) -> [String] { [] }
    }

    private struct NoCache: ResponseCacheRepository {
        func info() async throws(MoviesError) -> ResponseCacheInfo { throw .offline }
        func removeAll() async throws(MoviesError) {}
    }

    private struct NoQueries: RecentQueriesRepository {
        func recentQueries() async throws(MoviesError) -> RecentQueries { RecentQueries() }
        func save(_ query: MovieQuery) async throws(MoviesError) {}
        func removeAll() async throws(MoviesError) {}
    }

    @Test func `shows a list before it is filled, and fills it`() async throws {
        let screens = SpyScreens()
        let container = MoviesSceneDIContainer(
            dependencies: .init(
                movies: OneFilm(),
                spellings: NoSpellings(),
                recentQueries: NoQueries(),
                responseCache: NoCache(),
                catalog: FakeCatalog(outcome: .failure(.offline)),
                titles: NoTitles()
            )
        )
        let coordinator = container.makeMoviesSearchFlowCoordinator(screens: screens)

        await coordinator.start(MoviesSearch(query: try #require(MovieQuery("alien"))))

        #expect(screens.statesWhenShown == [.idle])
        guard case .loaded(let list)? = screens.viewModels.first?.state.value else {
            Issue.record("no films")
            return
        }
        #expect(list.items.map(\.id) == ["348"])
    }
}
