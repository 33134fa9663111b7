import Domain
import Presentation
import Testing

struct MoviesErrorMessageTests {
    private static let server = "api.example.org"

    @Test(arguments: [
        MoviesError.unreachable(server: server, .refused), .timedOut(server: server),
        .rateLimited(server: server, retryAfter: 7), .serverFailed(server: server, status: 503),
        .notFound(server: server), .requestRefused(server: server, status: 403),
        .redirectRefused(server: server), .invalidResponse(server: server),
        .responseTooLarge(server: server), .unexpectedHTML(server: server),
    ])
    func `names the server and says in one line what to do`(error: MoviesError) {
        #expect(error.message.contains(Self.server))
        #expect(error.message.contains("; "))
        #expect(!error.message.contains("\n"))
    }

    @Test func `says how long to wait where the server does`() {
        let error = MoviesError.rateLimited(server: Self.server, retryAfter: 7)

        #expect(error.message.contains("in 7 s"))
    }

    @Test(arguments: [
        (
            MoviesError.requestRefused(server: server, status: 400, reason: "Invalid page"),
            "TMDB refused the request: Invalid page"
        ),
        (.accessDenied(reason: "Suspended API key"), "TMDB denied access: Suspended API key"),
        (
            .serverFailed(server: server, status: 503, reason: "Maintenance"),
            "TMDB failed: Maintenance; --source catalog needs no server"
        ),
    ])
    func `gives TMDB's own reason`(error: MoviesError, message: String) {
        #expect(error.message == message)
    }

    @Test(arguments: [MoviesError.credentialMissing, .credentialRefused])
    func `names the settings that hold the credential`(error: MoviesError) {
        #expect(error.message.contains("TMDB_ACCESS_TOKEN"))
        #expect(error.message.contains("TMDB_API_KEY"))
    }

    @Test func `names the file and the system's reason`() {
        let failure = StorageFailure(operation: .write, path: "/a/b", reason: "No space left")

        #expect(MoviesError.storage(failure).message == "can't write /a/b: No space left")
    }
}
