import Domain
import Testing

struct UnavailableRepositoryTests {
    private let error = MoviesError.credentialMissing(.tmdb)

    @Test func `throws the reason from each request`() async throws {
        let repository = UnavailableRepository(error)
        let requests: [() async throws -> Void] = [
            { _ = try await repository.movies(matching: MovieQuery(), page: 1) },
            { _ = try await repository.details(of: MovieID.tmdb(1)) },
            { _ = try await repository.people(named: "ada", limit: 1) },
            { _ = try await repository.details(of: PersonID.tmdb(1)) },
            { _ = try await repository.info() }, { try await repository.removeAll() },
        ]

        for request in requests { await #expect(throws: error) { try await request() } }
        #expect(await repository.localDetails(of: .tmdb(1)) == nil)
    }
}
