import Domain
import Testing

/// One row for each case of `MoviesError` and of the enums in its payloads.
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

    /// The server may work later, and a fallback helps until then.
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

    /// The user has to fix something before a retry; a fallback would hide that.
    private static let fixable: [MoviesError] = [
        .notFound(server: server), .requestRefused(server: server, status: 422),
        .credentialRefused, .accessDenied(reason: "Account suspended"),
        .storage(StorageFailure(operation: .read, path: "/cache", reason: "Is a directory")),
        .catalogUnusable(path: "/catalog", .corrupt),
        .catalogUnusable(path: "/catalog", .incompatibleVersion),
        .dataSetUnusable(file: "titles", .noMovies),
    ]

    private static let final: [MoviesError] = [
        .movieNotFound(.tmdb(603), .tmdb), .titleNotFound("alien", .tmdb),
        .personNotFound(.tmdb(31), .tmdb), .personNameNotFound("mara", .tmdb),
        .personUnavailable("x", .catalog(.builtIn)), .credentialMissing, .cancelled,
    ]

    private static let unsent: [MoviesError] =
        [.missing, .incompatible, .cannotStart(reason: "No such file")].map {
            .networkProgramUnusable(path: "/movies-network", $0)
        } + [.offline]

    static let rows =
        temporary.map { Row($0, isRetryable: true, allowsFallback: true) }
        + fixable.map { Row($0, isRetryable: true, allowsFallback: false) }
        + final.map { Row($0, isRetryable: false, allowsFallback: false) }
        + unsent.map { Row($0, isRetryable: false, allowsFallback: true) }

    @Test(arguments: rows)
    func `says whether a retry can help`(row: Row) {
        #expect(row.error.isRetryable == row.isRetryable)
    }

    @Test(arguments: rows)
    func `says whether a fallback helps more than the error`(row: Row) {
        #expect(row.error.allowsFallback == row.allowsFallback)
    }
}
