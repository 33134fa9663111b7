import Domain
import DomainDoubles
import Search
import Testing

/// Movies that were opened, among the suggested queries.
struct SuggestOpenedMoviesTests {
    private static let titles = [
        TitleSuggestion(id: .tmdb(1), title: "Dune", year: 2021),
        TitleSuggestion(id: .tmdb(2), title: "dune", year: 1984),
        TitleSuggestion(id: .tmdb(3), title: "Duel", year: 1971),
    ]

    private static func movie(_ number: Int, _ title: String, _ year: Int? = nil) -> Movie {
        Movie(id: .tmdb(number), title: title, releaseDate: year.flatMap { CalendarDate(year: $0) })
    }

    private let dune = movie(2, "Dune", 1984)

    @Test func `are first in an empty prompt, then recent queries`() async throws {
        let found = try await suggest("", [dune, Self.movie(9, "Solaris")], recent: ["alien"])

        #expect(found.map(\.text) == ["Dune", "Solaris", "alien"])
        #expect(found.map(\.origin) == [.openedMovie, .openedMovie, .recentQuery])
        #expect(found.map(\.year) == [1984, nil, nil])
        #expect(found.map(\.query) == ["Dune 1984", "Solaris", "alien"])
    }

    @Test func `are at most six`() async throws {
        let movies = (1...9).map { Self.movie(100 + $0, "Du \($0)") }

        for prefix in ["", "du"] {
            let found = try await suggest(prefix, movies, recent: ["dust"])

            let opened = found.filter { $0.origin == .openedMovie }
            #expect(opened.map(\.text) == (1...6).map { "Du \($0)" })
            #expect(found.contains { $0.origin == .recentQuery })
        }
    }

    @Test func `match what is typed, and are not suggested as titles again`() async throws {
        let found = try await suggest("du", [Self.movie(9, "Solaris"), dune], recent: ["duel 1"])

        #expect(found.map(\.text) == ["Dune", "duel 1", "Dune", "Duel"])
        #expect(found.map(\.query) == ["Dune 1984", "duel 1", "Dune 2021", "Duel"])
        #expect(found.map(\.matches) == Array(repeating: [0..<2], count: 4))
    }

    @Test func `leave recent queries as they are, which are recalled`() async throws {
        let found = try await suggest("", [dune], recent: ["dune 1984", "dune"])

        #expect(found.filter { $0.origin == .recentQuery }.map(\.text) == ["dune 1984", "dune"])
    }

    @Test func `leave half of the limit to titles`() async throws {
        let movies = (1...9).map { Self.movie(100 + $0, "Du \($0)") }

        let found = try await suggest("du", movies, recent: ["dust"], limit: 4)

        #expect(found.map(\.text) == ["Du 1", "Du 2", "Dune", "dune"])
    }

    @Test func `are not needed for other suggestions`() async throws {
        let unreadable = SpyOpenedMovies(failingWith: .offline(.tmdb))

        let found = try await useCase(unreadable, recent: ["dust"]).execute(prefix: "du", limit: 3)

        #expect(found.map(\.text) == ["dust", "Dune", "dune"])
    }

    private func suggest(
        _ prefix: String,
        _ opened: [Movie],
        recent: [String],
        limit: Int = 20
    ) async throws -> [QuerySuggestion] {
        try await useCase(SpyOpenedMovies(opened), recent: recent)
            .execute(prefix: prefix, limit: limit)
    }

    private func useCase(
        _ opened: SpyOpenedMovies,
        recent: [String]
    ) -> DefaultSuggestMovieQueriesUseCase {
        DefaultSuggestMovieQueriesUseCase(
            recentQueries: SpyRecentQueries(recent),
            openedMovies: opened,
            searchMovies: FoundTitles { _ in Self.titles },
            people: NoNames(),
            interpreter: QueryGrammar()
        )
    }
}
