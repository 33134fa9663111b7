import Dispatch
import Domain
import DomainDoubles
import Synchronization
import Testing

struct PolicySourcesTests {
    private let id: IMDbID
    private let rating = IMDbUserRating(average: 8.7, voteCount: 2_000)

    init() throws { id = try #require(IMDbID("tt0133093")) }

    /// The ratings in the details of a movie from the network and from this machine.
    private func ratings(
        _ movie: Movie,
        _ source: MoviesSource = .tmdb
    ) async throws -> [IMDbUserRating?] {
        let details = MovieDetails(movie: movie, source: source)
        let movies = SpyMovies(
            details: { _ in details },
            localDetails: { _ in LocalMovieDetails(details: details, isCurrent: true) }
        )
        let repository = FallbackRepository(
            .success(movies),
            imdbRating: { [id, rating] in $0 == id ? rating : nil }
        )
        return [
            try await repository.details(of: movie.id).imdbRating,
            await repository.localDetails(of: movie.id)?.details.imdbRating,
        ]
    }

    @Test func `adds the rating at IMDb to the details of TMDB`() async throws {
        let movie = Movie(id: .tmdb(603), imdbID: id, title: "The Matrix")

        #expect(try await ratings(movie) == [rating, rating])
    }

    @Test func `adds none to a movie without an IMDb id, and to the details of a catalog`()
        async throws
    {
        let unlinked = Movie(id: .tmdb(603), title: "The Matrix")
        let imported = Movie(id: .imdb(id), title: "The Matrix")

        #expect(try await ratings(unlinked) == [nil, nil])
        #expect(try await ratings(imported, .catalog(.imdb)) == [nil, nil])
    }

    @Test func `throws why its source can't be used from each request`() async throws {
        let error = MoviesError.credentialMissing(.tmdb)
        let found = SpyMovies(search: { _, _ in MoviesPage([]) })
        let repository = FallbackRepository(
            .failure(error),
            catalog: found,
            searchesCatalogOnly: true
        )
        let requests: [() async throws -> Void] = [
            { _ = try await repository.movies(matching: MovieQuery(), page: 1) },
            { _ = try await repository.details(of: MovieID.tmdb(1)) },
            { _ = try await repository.people(named: "ada", limit: 1) },
            { _ = try await repository.details(of: PersonID.tmdb(1)) },
        ]

        for request in requests { await #expect(throws: error) { try await request() } }
        #expect(await repository.localDetails(of: .tmdb(1)) == nil)
        #expect(await repository.limitations(of: MovieQuery()).isEmpty)
    }

    @MainActor
    @Test(arguments: [(WorkThreads.shared, false), (.callers, true)])
    func `works off the main thread on a screen, and on that of its caller otherwise`(
        threads: WorkThreads,
        isOnMain: Bool
    ) async throws {
        let calls = Mutex<[Bool]>([])
        // On Linux, the main queue is not that of the main thread.
        let isMainQueue = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
        let note = { @Sendable in
            let isOnMain = DispatchQueue.getSpecific(key: isMainQueue) ?? false
            calls.withLock { $0.append(isOnMain) }
        }
        let source = SpyMovies(
            search: { _, _ in
                note()
                return MoviesPage([])
            },
            details: { id throws(MoviesError) in
                note()
                throw .movieNotFound(id, .tmdb)
            },
            localDetails: { _ in
                note()
                return nil
            }
        )
        let repository = FallbackRepository(.success(source), threads: threads)

        _ = try await repository.movies(matching: MovieQuery(), page: 1)
        _ = try? await repository.details(of: MovieID.tmdb(7))
        _ = await repository.localDetails(of: .tmdb(7))

        #expect(calls.withLock(\.self) == [isOnMain, isOnMain, isOnMain])
    }
}
