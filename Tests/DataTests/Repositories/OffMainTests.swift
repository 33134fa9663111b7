import Data
import Domain
import Synchronization
import Testing

@MainActor
struct OffMainTests {
    private let query: MovieQuery
    private let spy = ActorSpy()

    init() throws {
        query = try #require(MovieQuery("alien"))
    }

    @Test func `searches off the main actor`() async throws {
        let repository = OffMain<any MoviesRepository>(spy)

        #expect(try await repository.movies(matching: query, page: 3).number == 3)
        #expect(try await repository.details(of: .tmdb(7)).movie.id == .tmdb(7))

        #expect(await repository.localDetails(of: .tmdb(7))?.details.movie.id == .tmdb(7))
        #expect(await repository.limitations(of: query) == [FilterLimitation(key: .votes)])

        #expect(spy.calls == ["movies", "details", "localDetails", "limitations"])
        #expect(!spy.wasOnMainActor)
    }

    @Test func `corrects queries off the main actor`() async {
        let repository = OffMain<any SpellingCorrectionRepository>(spy)

        #expect(await repository.correctedQuery(for: query) == query)
        #expect(await repository.correctedName(for: "mara") == "mara")

        #expect(spy.calls == ["correctedQuery", "correctedName"])
        #expect(!spy.wasOnMainActor)
    }

    @Test func `suggests titles off the main actor`() async throws {
        let repository = OffMain<any TitleSuggestionsRepository>(spy)

        let titles = try await repository.titleSuggestions(for: query, limit: 2)
        #expect(titles == [TitleSuggestion(id: .tmdb(1), title: "alien", year: 2)])
        #expect(try await repository.popularTitles(limit: 3).first?.year == 3)
        #expect(spy.calls == ["titleSuggestions", "popularTitles"])
        #expect(!spy.wasOnMainActor)
    }

    @Test func `suggests people off the main actor`() async throws {
        let repository = OffMain<any PersonSuggestionsRepository>(spy)

        let people = try await repository.personSuggestions(
            for: "mara",
            onlyDirectors: true,
            limit: 2
        )
        #expect(people == [PersonSuggestion(name: "mara, true", rank: 2)])
        #expect(spy.calls == ["personSuggestions"])
        #expect(!spy.wasOnMainActor)
    }
}

/// Records its calls, and whether one was on the main actor.
private final class ActorSpy: MoviesRepository, SpellingCorrectionRepository,
    TitleSuggestionsRepository, PersonSuggestionsRepository
{
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

    func correctedQuery(for query: MovieQuery) async -> MovieQuery? {
        record("correctedQuery")
        return query
    }

    func correctedName(for name: String) async -> String? {
        record("correctedName")
        return name
    }

    func titleSuggestions(
        for query: MovieQuery,
        limit: Int
    ) async throws(MoviesError) -> [TitleSuggestion] {
        record("titleSuggestions")
        return [TitleSuggestion(id: .tmdb(1), title: query.text, year: limit)]
    }

    func popularTitles(limit: Int) async throws(MoviesError) -> [TitleSuggestion] {
        record("popularTitles")
        return [TitleSuggestion(id: .tmdb(1), title: "Alien", year: limit)]
    }

    func personSuggestions(
        for text: String,
        onlyDirectors: Bool,
        limit: Int
    ) async throws(MoviesError) -> [PersonSuggestion] {
        record("personSuggestions")
        return [PersonSuggestion(name: "\(text), \(onlyDirectors)", rank: limit)]
    }
}
