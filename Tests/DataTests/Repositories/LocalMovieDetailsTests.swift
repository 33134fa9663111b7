import Domain
import DomainDoubles
import Infrastructure
import TestSupport
import Testing

@testable import Data

/// The details that this machine has, and the movies of collections.
struct LocalMovieDetailsTests {
    private static let day = 86_400
    private static let unreachable = MoviesError.server(.example, .timedOut)

    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func `are those of a cached response, and current while it is fresh`() async throws {
        let network = StubNetwork(body: #"{"id":7,"title":"Lantern","overview":"A light."}"#)
        #expect(await repository(network).localDetails(of: .tmdb(7)) == nil)
        _ = try await repository(network).details(of: MovieID.tmdb(7))

        let fresh = await repository(network, day: 6).localDetails(of: .tmdb(7))
        let stale = await repository(network, day: 8).localDetails(of: .tmdb(7))
        let reloaded = await repository(network, policy: .reload).localDetails(of: .tmdb(7))

        #expect(
            [fresh, stale, reloaded].map { $0?.details.movie.title } == [
                "Lantern", "Lantern", "Lantern",
            ]
        )
        #expect([fresh, stale, reloaded].map { $0?.isCurrent } == [true, false, false])
        #expect(stale?.details.fallback == nil)
        #expect(network.requested.count == 1)
    }

    @Test func `are the fallback for those of TMDB if it fails, with their age`() async throws {
        let network = StubNetwork(
            .body(#"{"id":7,"title":"Lantern","overview":"A light."}"#),
            .failure(.timedOut)
        )
        let fresh = try await repository(network).details(of: MovieID.tmdb(7))

        let stale = try await repository(network, day: 8).details(of: MovieID.tmdb(7))

        #expect(fresh.fallback == nil)
        #expect(stale.movie.title == "Lantern")
        #expect(stale.fallback == .staleResponse(age: 8 * Self.day, reason: Self.unreachable))
    }

    @Test func `are not current if a translation is missing, which only a request finds`()
        async throws
    {
        let network = StubNetwork(
            .body(#"{"id":7,"title":"등불","overview":""}"#),
            .body(#"{"id":7,"title":"Lantern","overview":"A light."}"#)
        )
        let korean = repository(network, language: "ko-KR")
        _ = try await korean.details(of: MovieID.tmdb(7))

        let local = await korean.localDetails(of: .tmdb(7))

        #expect(local?.details.movie.overview == "A light.")
        #expect(local?.isCurrent == true)
        #expect(network.requested.count == 2)
    }

    @Test func `are those of the catalog if TMDB's are not cached, but may be older`() async {
        let catalog = SpyMovies(title: "Laterne")

        let local = await FallbackRepository(.success(SpyMovies(title: nil)), catalog: catalog)
            .localDetails(of: .tmdb(7))
        #expect(local?.details.movie.title == "Laterne")
        #expect(local?.isCurrent == false)

        let cached = await FallbackRepository(
            .success(SpyMovies(title: "Lantern")),
            catalog: catalog
        )
        .localDetails(of: .tmdb(7))
        #expect(cached?.details.movie.title == "Lantern")
        #expect(cached?.isCurrent == true)
    }

    @Test func `a collection has its movies, the oldest first, that the filters allow`()
        async throws
    {
        let network = StubNetwork(
            body: #"{"id":5,"name":"Lanterns","parts":["#
                + #"{"id":2,"title":"Lantern II","release_date":"2001-01-01","vote_average":5},"#
                + #"{"id":1,"title":"Lantern","release_date":"1999-01-01","vote_average":8},"#
                + #"{"id":3,"title":"A show","media_type":"tv","release_date":"1990-01-01"},7]}"#
        )
        var query = MovieQuery(collection: MovieCollection(id: 5, name: ""))

        let all = try await TMDBMoviesRepository(network).movies(matching: query, page: 1)
        #expect(all.movies.map(\.title) == ["Lantern", "Lantern II"])
        #expect(all.count.movies == 2)
        #expect(network.requested.map(\.path) == ["collection/5"])

        #expect(all.notices.isEmpty)

        _ = query.apply(.rating, "7")
        _ = query.apply(.sort, "-year")
        _ = query.apply(.runtime, "90-")
        let best = try await TMDBMoviesRepository(network).movies(matching: query, page: 1)
        #expect(best.movies.map(\.title) == ["Lantern"])
        #expect(best.notices == [.limitation(FilterLimitation(key: .runtime))])
        #expect(
            try await TMDBMoviesRepository(network).movies(matching: query, page: 2).movies == []
        )
    }

    @Test func `a catalog has no movies of a collection, and none are shown if TMDB fails`()
        async throws
    {
        let store = CatalogStore(folder: nil, cacheFolder: nil)
        let catalog = CatalogMoviesRepository(store: store)
        let query = MovieQuery(collection: MovieCollection(id: 5, name: ""))

        let found = try await catalog.movies(matching: query, page: 1)
        #expect(found.movies.isEmpty && found.count.movies == 0 && !found.hasNext)
        #expect(found.source == .catalog(.builtIn))
        let network = StubNetwork(.failure(.timedOut))
        let repository = FallbackRepository(
            .success(TMDBMoviesRepository(network)),
            catalog: catalog
        )
        await #expect(throws: Self.unreachable) {
            try await repository.movies(matching: query, page: 1)
        }
    }

    private func repository(
        _ network: StubNetwork,
        policy: CachePolicy = .useCache,
        day: Int = 0,
        language: String = "en-US"
    ) -> TMDBMoviesRepository {
        let store = DiskCache(folder: directory.path(of: "cache"), byteLimit: 1 << 20)
        return TMDBMoviesRepository(
            network,
            language: language,
            cache: ResponseCache(store: .success(store)),
            policy: policy,
            now: { Timestamp(secondsSince1970: 1_000_000_000 + day * Self.day) }
        )
    }
}

extension SpyMovies {
    /// Has the details of every movie on this machine, or of none.
    fileprivate convenience init(title: String?) {
        self.init(localDetails: { id in
            title.map {
                LocalMovieDetails(
                    details: MovieDetails(movie: Movie(id: id, title: $0), source: .tmdb),
                    isCurrent: true
                )
            }
        })
    }
}
