import Domain
import DomainDoubles
import Testing

struct RecentQueriesUseCasesTests {
    @Test func `lists the queries in the order of the repository`() async throws {
        let useCase = DefaultFetchRecentQueriesUseCase(
            recentQueries: SpyRecentQueries(["brazil", "alien"])
        )

        let queries = try await useCase.execute()

        #expect(queries.map(\.text) == ["brazil", "alien"])
    }

    @Test func `removes one query`() async throws {
        let recent = SpyRecentQueries(["brazil", "alien"])
        let useCase = DefaultRemoveRecentQueryUseCase(recentQueries: recent)

        #expect(try await useCase.execute("brazil"))
        #expect(try await !useCase.execute("brazil"))
        #expect(recent.saved == ["alien"])
    }

    @Test func `throws the error if queries can't be read or removed`() async {
        let error = MoviesError.storage(
            StorageFailure(operation: .read, path: "/queries", reason: "Permission denied")
        )
        let recent = SpyRecentQueries(["alien"], failingWith: error)

        await #expect(throws: error) {
            try await DefaultFetchRecentQueriesUseCase(recentQueries: recent).execute()
        }
        await #expect(throws: error) {
            try await DefaultRemoveRecentQueryUseCase(recentQueries: recent).execute("alien")
        }
        await #expect(throws: error) {
            try await DefaultClearRecentQueriesUseCase(recentQueries: recent).execute()
        }
    }

    @Test func `removes all queries`() async throws {
        let recent = SpyRecentQueries(["brazil", "alien"])

        try await DefaultClearRecentQueriesUseCase(recentQueries: recent).execute()

        #expect(recent.saved.isEmpty)
    }
}
