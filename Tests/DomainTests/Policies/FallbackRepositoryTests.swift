import Domain
import DomainDoubles
import Synchronization
import Testing

struct FallbackRepositoryTests {
    private static let unreachable = MoviesError.server(.example, .unreachable(.refused))

    private let query: MovieQuery

    init() throws { query = try #require(MovieQuery("alien")) }

    @Test func `uses only the primary source while it is available`() async throws {
        let catalog = SpyMovies(Self.found)
        let repository = FallbackRepository(
            .success(SpyMovies(.success(Self.page(.tmdb)))),
            catalog: catalog
        )

        #expect(try await repository.movies(matching: query, page: 1) == Self.page(.tmdb))
        #expect(catalog.requested.isEmpty)
    }

    @Test func `searches the catalog alone for movies of files, and asks the source for details`()
        async throws
    {
        let source = SpyMovies(.success(Self.page(.tmdb)))
        let repository = FallbackRepository(
            .success(source),
            catalog: SpyMovies(Self.found),
            searchesCatalogOnly: true
        )

        let found = try await repository.movies(matching: query, page: 1)

        #expect(found == Self.page(.catalog(.builtIn)))
        #expect(source.requested.isEmpty)
        #expect(try await repository.details(of: MovieID.tmdb(1)).source == .tmdb)
    }

    @Test func `fetches details from the catalog if the primary source is unavailable`()
        async throws
    {
        let repository = FallbackRepository(
            .success(SpyMovies(.failure(Self.unreachable))),
            catalog: SpyMovies(Self.found)
        )

        let found = try await repository.details(of: MovieID.tmdb(1))

        #expect(found.source == .catalog(.builtIn))
        #expect(found.fallback == .catalog(reason: Self.unreachable))
    }

    @Test func `fails with the error of the primary source if the catalog lacks the movie`() async {
        let unknown = MoviesError.movieNotFound(.tmdb(1), .tmdb)
        for error in [Self.unreachable, unknown] {
            let repository = FallbackRepository(
                .success(SpyMovies(.failure(error))),
                catalog: SpyMovies(.failure(.movieNotFound(.tmdb(1), .catalog(.builtIn))))
            )

            await #expect(throws: error) { try await repository.details(of: MovieID.tmdb(1)) }
        }
    }

    @Test func `falls back to the catalog for all pages of a search, and says why`() async throws {
        let first = SpyMovies(.failure(Self.unreachable))
        let repository = FallbackRepository(
            .success(first),
            catalog: SpyMovies(Self.found)
        )

        for page in 1...2 {
            let found = try await repository.movies(matching: query, page: page)
            #expect(
                found == Self.page(.catalog(.builtIn), fallback: .catalog(reason: Self.unreachable))
            )
        }
        // The second page comes from the catalog too, without another wait.
        #expect(first.requested.count == 1)
    }

    @Test func `says that nothing is found only if the user wants no network`() async throws {
        for (error, isResult) in [(Self.unreachable, false), (.offline(.tmdb), true)] {
            let repository = FallbackRepository(
                .success(SpyMovies(.failure(error))),
                catalog: SpyMovies(.success(Self.nothing))
            )
            do throws(MoviesError) {
                let found = try await repository.movies(matching: query, page: 1)
                #expect(isResult)
                #expect(found.fallback == .catalog(reason: error))
            } catch {
                #expect(!isResult)
            }
        }
    }

    @Test func `tries the primary source again for a new search`() async throws {
        let repository = FallbackRepository(
            .success(
                SpyMovies(
                    .failure(Self.unreachable),
                    .success(Self.page(.tmdb)),
                    .failure(Self.unreachable)
                )
            ),
            catalog: SpyMovies(Self.found)
        )

        var sources: [MoviesSource] = []
        for _ in 1...3 {
            sources.append(try await repository.movies(matching: query, page: 1).source)
        }

        #expect(sources == [.catalog(.builtIn), .tmdb, .catalog(.builtIn)])
    }

    @Test func `does not change the source in the middle of a list`() async throws {
        let catalog = SpyMovies(Self.found)
        let repository = FallbackRepository(
            .success(SpyMovies(.success(Self.page(.tmdb)), .failure(Self.unreachable))),
            catalog: catalog
        )

        _ = try await repository.movies(matching: query, page: 1)

        await #expect(throws: Self.unreachable) {
            try await repository.movies(matching: query, page: 2)
        }
        #expect(catalog.requested.isEmpty)
    }

    @Test func `asks neither source for later pages of a search that failed in both`() async {
        let primary = SpyMovies(.failure(Self.unreachable), .success(Self.page(.tmdb)))
        let repository = FallbackRepository(
            .success(primary),
            catalog: SpyMovies(.success(Self.nothing))
        )

        for page in [1, 2, 3] {
            await #expect(throws: Self.unreachable) {
                try await repository.movies(matching: query, page: page)
            }
        }
        #expect(primary.requested.count == 1)
        #expect((try? await repository.movies(matching: query, page: 1))?.source == .tmdb)
    }

    @Test func `tries the primary source again if the first page is a later one`() async throws {
        let repository = FallbackRepository(
            .success(SpyMovies(.failure(Self.unreachable), .success(Self.page(.tmdb)))),
            catalog: SpyMovies(.failure(.cancelled))
        )

        await #expect(throws: Self.unreachable) {
            try await repository.movies(matching: query, page: 2)
        }
        #expect(try await repository.movies(matching: query, page: 2).source == .tmdb)
    }

    @Test(arguments: [
        MoviesError.cancelled, .server(.example, .notFound),
        .server(.example, .requestRefused(status: 400)),
    ])
    func `does not fall back for an error that the user has to fix`(error: MoviesError) async {
        let repository = FallbackRepository(
            .success(SpyMovies(.failure(error))),
            catalog: SpyMovies(Self.found)
        )

        await #expect(throws: error) { try await repository.movies(matching: query, page: 1) }
    }

    private static let found = Result<MoviesPage, MoviesError>.success(page(.catalog(.builtIn)))

    private static let nothing = MoviesPage([], source: .catalog(.builtIn))

    private static func page(_ source: MoviesSource, fallback: Fallback? = nil) -> MoviesPage {
        MoviesPage(
            number: 1,
            pageCount: 3,
            totalCount: 50,
            movies: [Movie(id: .tmdb(348), title: "Alien")],
            source: source,
            fallback: fallback
        )
    }
}

extension SpyMovies {
    /// Returns the next outcome for each search, and the last one for all further ones.
    ///
    /// Details are those of the first movie of the next outcome.
    fileprivate convenience init(_ outcomes: Result<MoviesPage, MoviesError>...) {
        let script = OutcomeScript(outcomes)
        self.init(
            search: { _, _ throws(MoviesError) in try script.next() },
            details: { id throws(MoviesError) in
                let page = try script.next()
                guard let movie = page.movies.first else {
                    throw .movieNotFound(id, .catalog(.builtIn))
                }
                return MovieDetails(movie: movie, source: page.source)
            }
        )
    }
}

private final class OutcomeScript: Sendable {
    private let outcomes: Mutex<[Result<MoviesPage, MoviesError>]>

    init(_ outcomes: [Result<MoviesPage, MoviesError>]) { self.outcomes = Mutex(outcomes) }

    func next() throws(MoviesError) -> MoviesPage {
        let outcome = outcomes.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
        guard let outcome else { throw .cancelled }
        return try outcome.get()
    }
}
