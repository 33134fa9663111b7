import Domain
import DomainDoubles
import Testing

struct SuggestMoviesUseCaseTests {
    /// Finds the same titles for every text, and others for none.
    private struct StubTitles: TitleSuggestionsRepository {
        func titleSuggestions(
            for query: MovieQuery,
            limit: Int
        ) async throws(MoviesError) -> [TitleSuggestion] {
            guard query.text != "broken" else { throw .offline(.tmdb) }
            return [
                TitleSuggestion(id: .tmdb(7), title: "Lantern", year: 1999),
                TitleSuggestion(id: .tmdb(8), title: "300"),
            ]
        }

        func popularTitles(limit: Int) async throws(MoviesError) -> [TitleSuggestion] {
            [TitleSuggestion(id: .tmdb(9), title: "Popular \(limit)", year: 2001)]
        }
    }

    /// Has the details of a few movies.
    private static let localTitles: [MovieID: String] = [.tmdb(300): "Keeper", .tmdb(8): "300"]
    private static let localMovies = SpyMovies(localDetails: { id in
        localTitles[id].map { title in
            let movie = Movie(id: id, title: title, releaseDate: CalendarDate(year: 1988))
            return LocalMovieDetails(
                details: MovieDetails(movie: movie, source: .tmdb),
                isCurrent: true
            )
        }
    })

    private let lantern = TitleSuggestion(id: .tmdb(7), title: "Lantern", year: 1999)
    private let number = TitleSuggestion(id: .tmdb(8), title: "300")
    private let useCase = SuggestMoviesUseCase(localDetails: Self.localMovies, titles: StubTitles())

    @Test func `suggests the movies whose titles match`() async throws {
        #expect(try await useCase.execute(prefix: "lan", limit: 5) == [lantern, number])
        #expect(try await useCase.execute(prefix: "lan", limit: 1) == [lantern])
    }

    @Test func `suggests popular movies for a blank prefix`() async throws {
        let found = try await useCase.execute(prefix: " ", limit: 5)

        #expect(found == [TitleSuggestion(id: .tmdb(9), title: "Popular 5", year: 2001)])
    }

    @Test func `starts with the movie that has the typed id, and suggests it once`() async throws {
        let keeper = TitleSuggestion(id: .tmdb(300), title: "Keeper", year: 1988)
        let known = TitleSuggestion(id: .tmdb(8), title: "300", year: 1988)

        #expect(try await useCase.execute(prefix: "300", limit: 5) == [keeper, lantern, number])
        #expect(try await useCase.execute(prefix: "8", limit: 5) == [known, lantern])
        #expect(try await useCase.execute(prefix: "9", limit: 5) == [lantern, number])
    }

    @Test func `suggests nothing for filters alone, and for a text longer than any title`()
        async throws
    {
        #expect(try await useCase.execute(prefix: "genre:horror", limit: 5) == [])
        let text = String(repeating: "x", count: 500)
        #expect(try await useCase.execute(prefix: text, limit: 5) == [lantern, number])
        #expect(try await useCase.execute(prefix: text + "x", limit: 5) == [])
    }

    @Test func `fails if titles can't be read`() async {
        await #expect(throws: MoviesError.offline(.tmdb)) {
            try await useCase.execute(prefix: "broken", limit: 5)
        }
    }
}
