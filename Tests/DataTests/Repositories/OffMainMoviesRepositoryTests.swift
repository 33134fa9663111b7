import Data
import Domain
import Synchronization
import Testing

@MainActor
struct OffMainMoviesRepositoryTests {
    private let query: MovieQuery
    private let spy = ActorSpy()

    init() throws { query = try #require(MovieQuery("alien")) }

    @Test func `searches off the main actor`() async throws {
        let repository = OffMainMoviesRepository(spy)

        #expect(try await repository.movies(matching: query, page: 3).number == 3)
        #expect(try await repository.details(of: .tmdb(7)).movie.id == .tmdb(7))

        #expect(await repository.localDetails(of: .tmdb(7))?.details.movie.id == .tmdb(7))
        #expect(await repository.limitations(of: query) == [FilterLimitation(key: .votes)])

        #expect(spy.calls == ["movies", "details", "localDetails", "limitations"])
        #expect(!spy.wasOnMainActor)
    }

    @Test func `an unwrapped repository stays on the actor of its caller`() async throws {
        _ = try await spy.details(of: .tmdb(7))

        #expect(spy.wasOnMainActor)
    }
}

/// Records its calls, and whether one was on the main actor.
private final class ActorSpy: MoviesRepository {
    private let state = Mutex((calls: [String](), wasOnMainActor: false))

    var calls: [String] { state.withLock(\.calls) }
    var wasOnMainActor: Bool { state.withLock(\.wasOnMainActor) }

    private func record(_ call: String, on actor: (any Actor)? = #isolation) {
        state.withLock { state in
            state.calls.append(call)
            if actor === MainActor.shared { state.wasOnMainActor = true }
        }
    }

    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        record("movies")
        return MoviesPage(number: page, pageCount: 0, totalCount: 0, movies: [], source: .tmdb)
    }

    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        record("details")
        return MovieDetails(movie: Movie(id: id, title: "Alien"), source: .tmdb)
    }

    func localDetails(of id: MovieID) async -> LocalMovieDetails? {
        record("localDetails")
        let details = MovieDetails(movie: Movie(id: id, title: "Alien"), source: .tmdb)
        return LocalMovieDetails(details: details, isCurrent: true)
    }

    func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        record("limitations")
        return [FilterLimitation(key: .votes)]
    }
}
