import Domain
import DomainDoubles
import Infrastructure
import Testing

@testable import Data

struct TMDBCredentialCheckTests {
    private static let genres = Result.body(#"{"genres":[{"id":28,"name":"Action"}]}"#)

    @Test func `asks the server about the credential`() async throws {
        let network = RoutedNetwork(["authentication": .body(#"{"success":true}"#)])

        try await check(network)

        #expect(network.requested.map(\.target) == ["authentication"])
    }

    @Test func `asks for genres if a proxy passes only on what searches need`() async throws {
        let network = RoutedNetwork(["genre/movie/list": Self.genres])

        try await check(network)

        #expect(
            network.requested.map(\.target) == ["authentication", "genre/movie/list?language=en"]
        )
    }

    @Test(arguments: [
        (Result.status(401), MoviesError.credentialRefused(.tmdb)),
        (.status(403), .server(.example, .requestRefused(status: 403, reason: nil))),
        (.failure(.timedOut), .server(.example, .timedOut)),
        (.body(#"{"success":false}"#), .server(.example, .invalidResponse)),
        (.body("{}"), .server(.example, .invalidResponse)),
        (.body(#"{"status_code":7,"success":false}"#), .credentialRefused(.tmdb)),
    ])
    func `reports an invalid credential, and asks no further`(
        response: Result<NetworkResponse, NetworkError>,
        error: MoviesError
    ) async throws {
        let network = RoutedNetwork([
            "authentication": response, "genre/movie/list": Self.genres,
        ])

        await #expect(throws: error) { try await check(network) }
        #expect(network.paths == ["authentication"])
    }

    @Test func `reports the failure of the request for genres`() async throws {
        let network = RoutedNetwork(["genre/movie/list": .status(401)])

        await #expect(throws: MoviesError.credentialRefused(.tmdb)) { try await check(network) }
    }

    private func check(_ network: RoutedNetwork) async throws(MoviesError) {
        try await JSONClient(network: network, cache: nil).checkTMDBCredential()
    }
}
