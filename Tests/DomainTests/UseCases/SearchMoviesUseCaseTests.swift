import Domain
import Testing

struct SearchMoviesUseCaseTests {
    private let alien: MovieQuery
    private let found = MoviesPage(
        number: 1,
        pageCount: 1,
        totalCount: 1,
        movies: [Movie(id: .tmdb(348), title: "Alien")],
        source: .tmdb
    )
    private let nothing = MoviesPage(
        number: 1,
        pageCount: 0,
        totalCount: 0,
        movies: [],
        source: .tmdb
    )

    init() throws {
        alien = try #require(MovieQuery("alien"))
    }

    @Test func `gives the page of the repository and remembers the query`() async throws {
        let recent = SpyRecentQueries()

        let result = try await execute(.success(found), recent)

        #expect(result == MoviesSearchResult(page: found))
        #expect(recent.saved == ["alien"])
    }

    @Test func `forgets the query when nothing is found`() async throws {
        let recent = SpyRecentQueries()

        let result = try await execute(.success(nothing), recent)

        #expect(result == MoviesSearchResult(page: nothing))
        #expect(recent.saved.isEmpty)
    }

    @Test func `forgets the query when the search fails`() async {
        let recent = SpyRecentQueries()

        await #expect(throws: MoviesError.offline) {
            try await execute(.failure(.offline), recent)
        }
        #expect(recent.saved.isEmpty)
    }

    @Test func `gives the films even when the query can't be remembered`() async throws {
        let full = MoviesError.storage(
            StorageFailure(operation: .write, path: "/queries", reason: "No space left on device")
        )

        let result = try await execute(.success(found), SpyRecentQueries(failingWith: full))

        #expect(result == MoviesSearchResult(page: found, savingError: full))
    }

    private func execute(
        _ answer: Result<MoviesPage, MoviesError>,
        _ recent: SpyRecentQueries
    ) async throws(MoviesError) -> MoviesSearchResult {
        let useCase = DefaultSearchMoviesUseCase(
            movies: StubMovies(result: answer),
            recentQueries: recent
        )
        return try await useCase.execute(alien, page: 1)
    }
}
