import Domain
import Testing

struct RecentQueriesUseCasesTests {
    @Test func `lists the queries in the order of the repository`() async throws {
        let useCase = DefaultFetchRecentQueriesUseCase(
            recentQueries: SpyRecentQueries(["brazil", "alien"])
        )

        let queries = try await useCase.execute()

        #expect(queries.map(\.text) == ["brazil", "alien"])
    }

    @Test func `forgets every query`() async throws {
        let recent = SpyRecentQueries(["brazil", "alien"])

        try await DefaultClearRecentQueriesUseCase(recentQueries: recent).execute()

        #expect(recent.saved.isEmpty)
    }
}
