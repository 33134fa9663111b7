import Domain
import Testing

struct UnavailableRepositoryTests {
    @Test func `throws the reason`() async throws {
        let query = try #require(MovieQuery("alien"))

        await #expect(throws: MoviesError.credentialMissing(.tmdb)) {
            try await UnavailableRepository(.credentialMissing(.tmdb)).movies(
                matching: query,
                page: 1
            )
        }
    }
}
