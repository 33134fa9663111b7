import Domain
import Testing

/// One row for each case of `MoviesError`; where cases have cases of their own, one for each.
struct MoviesErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let error: MoviesError
        let isRetryable: Bool
        let allowsFallback: Bool

        init(_ error: MoviesError, isRetryable: Bool, allowsFallback: Bool) {
            self.error = error
            self.isRetryable = isRetryable
            self.allowsFallback = allowsFallback
        }

        var testDescription: String { "\(error)" }
    }

    private static let server = "api.example.org"

    /// The server may work at another time, and something else serves the person until then.
    private static let temporary: [MoviesError] =
        [.hostNotFound, .refused, .tls, .lost, .other].map { .unreachable(server: server, $0) } + [
            .timedOut(server: server), .noResources(reason: "no thread can be started"),
            .rateLimited(server: server, retryAfter: 5),
            .rateLimited(server: server, retryAfter: nil),
            .serverFailed(server: server, status: 500),
            .unavailable(server: server, retryAfter: 60), .redirectRefused(server: server),
            .invalidResponse(server: server), .unexpectedHTML(server: server),
            .responseTooLarge(server: server),
        ]

    /// It may help to set something right and retry, and nothing else serves as well.
    private static let toSetRight: [MoviesError] = [
        .notFound(server: server), .requestRefused(server: server, status: 422),
        .credentialRefused, .accessDenied(reason: "Account suspended"),
        .storage(StorageFailure(operation: .read, path: "/cache", reason: "Is a directory")),
        .catalogUnusable(path: "/catalog", .corrupt),
        .catalogUnusable(path: "/catalog", .incompatibleVersion),
        .dataSetUnusable(file: "titles", .noMovies),
    ]

    private static let final: [MoviesError] = [
        .movieNotFound(.tmdb(603), .tmdb), .credentialMissing, .cancelled,
    ]

    private static let notAsked: [MoviesError] =
        [.missing, .incompatible, .cannotStart(reason: "No such file")].map {
            .networkProgramUnusable(path: "/movies-network", $0)
        } + [.offline]

    static let rows =
        temporary.map { Row($0, isRetryable: true, allowsFallback: true) }
        + toSetRight.map { Row($0, isRetryable: true, allowsFallback: false) }
        + final.map { Row($0, isRetryable: false, allowsFallback: false) }
        + notAsked.map { Row($0, isRetryable: false, allowsFallback: true) }

    @Test(arguments: rows)
    func `says whether a retry can help`(row: Row) {
        #expect(row.error.isRetryable == row.isRetryable)
    }

    @Test(arguments: rows)
    func `says whether a fallback serves better than the error`(row: Row) {
        #expect(row.error.allowsFallback == row.allowsFallback)
    }
}
