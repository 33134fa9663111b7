import Domain
import Testing

struct SuggestMovieQueriesUseCaseTests {
    private struct StubTitles: MovieTitlesRepository {
        var result: Result<[String], MoviesError>

        func titles(
            suggestedFor text: MovieQuery,
            limit: Int
        ) async throws(MoviesError) -> [String] { try result.get() }
    }

    private let titles = StubTitles(result: .success(["Blade Runner", "Black Swan"]))

    @Test func `offers recent queries, then titles, each once`() async throws {
        let recent = SpyRecentQueries(["blade runner", "alien", "Blood"])

        let found = try await suggest("bl", recent, titles)

        #expect(found.map(\.text) == ["blade runner", "Blood", "Black Swan"])
        #expect(found.map(\.origin) == [.recentQuery, .recentQuery, .title])
    }

    @Test func `offers all recent queries where nothing is typed`() async throws {
        let found = try await suggest("  ", SpyRecentQueries(["b", "a"]), titles)

        #expect(found.map(\.text) == ["b", "a"])
    }

    @Test func `offers no more than was asked for`() async throws {
        let found = try await suggest("bl", SpyRecentQueries(["blue"]), titles, limit: 2)

        #expect(found.map(\.text) == ["blue", "Blade Runner"])
    }

    @Test func `offers titles where the recent queries can't be read`() async throws {
        let found = try await suggest("bl", SpyRecentQueries(failingWith: .offline), titles)

        #expect(found.map(\.text) == ["Blade Runner", "Black Swan"])
    }

    private func suggest(
        _ prefix: String,
        _ recent: SpyRecentQueries,
        _ titles: StubTitles,
        limit: Int = 20
    ) async throws -> [QuerySuggestion] {
        try await DefaultSuggestMovieQueriesUseCase(recentQueries: recent, titles: titles)
            .execute(prefix: prefix, limit: limit)
    }
}
