import Data
import Domain
import Synchronization
import Testing

struct FallbackMoviesRepositoryTests {
    private static let unreachable = MoviesError.unreachable(server: "s", .refused)

    /// Gives each search the next outcome, and the last one to all further ones.
    private final class ScriptedMovies: MoviesRepository {
        private let outcomes: Mutex<[Result<MoviesPage, MoviesError>]>
        private let pages = Mutex<[Int]>([])

        init(_ outcomes: Result<MoviesPage, MoviesError>...) {
            self.outcomes = Mutex(outcomes)
        }

        var asked: [Int] { pages.withLock(\.self) }

        func movies(
            matching query: MovieQuery,
            page: Int
        ) async throws(MoviesError) -> MoviesPage {
            pages.withLock { $0.append(page) }
            let outcome = outcomes.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
            guard let outcome else { throw .cancelled }
            return try outcome.get()
        }

        /// The film of the next outcome, as that tells of it.
        func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
            let outcome = outcomes.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
            guard let page = try outcome?.get(), let movie = page.movies.first else {
                throw .movieNotFound(id, .catalog(.builtIn))
            }
            return MovieDetails(movie: movie, source: page.source)
        }
    }

    private let query: MovieQuery

    init() throws {
        query = try #require(MovieQuery("alien"))
    }

    @Test func `asks the first place alone while it answers`() async throws {
        let catalog = ScriptedMovies(.success(Self.page(.catalog(.builtIn))))
        let repository = FallbackMoviesRepository(
            ScriptedMovies(.success(Self.page(.tmdb))),
            catalog: catalog
        )

        let found = try await repository.movies(matching: query, page: 1)

        #expect(found == Self.page(.tmdb))
        #expect(catalog.asked.isEmpty)
    }

    @Test func `tells of a film what the catalog knows, where the first place can't`() async throws
    {
        let repository = FallbackMoviesRepository(
            ScriptedMovies(.failure(Self.unreachable)),
            catalog: ScriptedMovies(.success(Self.page(.catalog(.builtIn))))
        )

        let found = try await repository.details(of: .tmdb(1))

        #expect(found.source == .catalog(.builtIn))
        #expect(found.fallback == .catalog(reason: Self.unreachable))
    }

    @Test func `says why a film can't be told of, where the catalog knows nothing of it`() async {
        let unknown = MoviesError.movieNotFound(.tmdb(1), .tmdb)
        for error in [Self.unreachable, unknown] {
            let repository = FallbackMoviesRepository(
                ScriptedMovies(.failure(error)),
                catalog: ScriptedMovies(.failure(.movieNotFound(.tmdb(1), .catalog(.builtIn))))
            )

            await #expect(throws: error) { try await repository.details(of: .tmdb(1)) }
        }
    }

    @Test func `asks the catalog in its place, and says why`() async throws {
        let first = ScriptedMovies(.failure(Self.unreachable))
        let repository = FallbackMoviesRepository(
            first,
            catalog: ScriptedMovies(.success(Self.page(.catalog(.builtIn))))
        )

        for page in 1...2 {
            let found = try await repository.movies(matching: query, page: page)
            #expect(
                found == Self.page(.catalog(.builtIn), fallback: .catalog(reason: Self.unreachable))
            )
        }
        // The catalog's first page is followed by its second, without another wait.
        #expect(first.asked.count == 1)
    }

    @Test func `asks the first place once more when a search begins anew`() async throws {
        let repository = FallbackMoviesRepository(
            ScriptedMovies(
                .failure(Self.unreachable),
                .success(Self.page(.tmdb)),
                .failure(Self.unreachable)
            ),
            catalog: ScriptedMovies(.success(Self.page(.catalog(.builtIn))))
        )

        var sources: [MoviesSource] = []
        for _ in 1...3 {
            sources.append(try await repository.movies(matching: query, page: 1).source)
        }

        #expect(sources == [.catalog(.builtIn), .tmdb, .catalog(.builtIn)])
    }

    @Test func `does not go on with other films in the middle of a list`() async throws {
        let catalog = ScriptedMovies(.success(Self.page(.catalog(.builtIn))))
        let repository = FallbackMoviesRepository(
            ScriptedMovies(.success(Self.page(.tmdb)), .failure(Self.unreachable)),
            catalog: catalog
        )

        _ = try await repository.movies(matching: query, page: 1)

        await #expect(throws: Self.unreachable) {
            try await repository.movies(matching: query, page: 2)
        }
        #expect(catalog.asked.isEmpty)
    }

    @Test func `does not call nothing found what nobody could look for`() async {
        let nothing = MoviesPage(
            number: 1,
            pageCount: 0,
            totalCount: 0,
            movies: [],
            source: .catalog(.builtIn)
        )
        let repository = FallbackMoviesRepository(
            ScriptedMovies(.failure(Self.unreachable)),
            catalog: ScriptedMovies(.success(nothing))
        )

        await #expect(throws: Self.unreachable) {
            try await repository.movies(matching: query, page: 1)
        }
    }

    @Test(arguments: [
        MoviesError.credentialRefused, .cancelled, .notFound(server: "s"),
        .requestRefused(server: "s", status: 400),
    ])
    func `does not hide what has to be set right`(error: MoviesError) async {
        let repository = FallbackMoviesRepository(
            ScriptedMovies(.failure(error)),
            catalog: ScriptedMovies(.success(Self.page(.catalog(.builtIn))))
        )

        await #expect(throws: error) {
            try await repository.movies(matching: query, page: 1)
        }
    }

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
