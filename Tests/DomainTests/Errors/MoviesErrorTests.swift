import Domain
import DomainDoubles
import Testing

/// Rows for the cases of `MoviesError` and of `ServerFailure`.
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

    private static let server = Server.example

    /// The server may work later, or accept another credential; a fallback helps until then.
    private static let temporary: [MoviesError] =
        [.hostNotFound, .refused, .tls, .lost, .other].map { .server(server, .unreachable($0)) } + [
            .server(server, .timedOut), .noResources(.example, reason: "no thread can be started"),
            .server(server, .rateLimited(retryAfter: 5)),
            .server(server, .rateLimited(retryAfter: nil)),
            .server(server, .failed(status: 500)),
            .server(server, .unavailable(retryAfter: 60)), .server(server, .redirectRefused),
            .server(server, .invalidResponse), .server(server, .unexpectedHTML),
            .server(server, .responseTooLarge),
            .credentialRefused(.tmdb), .accessDenied(.tmdb, reason: "Account suspended"),
        ]

    /// The user has to fix something before a retry; a fallback would hide that.
    private static let fixable: [MoviesError] = [
        .server(server, .notFound), .server(server, .requestRefused(status: 422)),
        .storage(StorageFailure(operation: .read, path: "/cache", reason: "Is a directory")),
        .catalogUnusable(path: "/catalog", .corrupt),
        .catalogUnusable(path: "/catalog", .incompatibleVersion),
        .dataSetUnusable(file: .file("titles"), .noMovies),
    ]

    private static let final: [MoviesError] = [
        .movieNotFound(.tmdb(603), .tmdb), .titleNotFound("alien", .tmdb),
        .personNotFound(.tmdb(31), .tmdb), .personNameNotFound("mara", .tmdb),
        .personUnavailable("x", .catalog(.builtIn)), .credentialMissing(.tmdb), .cancelled,
        .listUnavailable(.upcoming, .tmdb), .invalidFilter(.year, value: "x"), .unknownFilter("x:"),
        .siteIDUnknown(.tmdb(603), .imdb, .tmdb), .sitePageUnknown("Alien", .imdb, .tmdb),
        .trailerUnknown("Alien", .tmdb),
        .collectionUnknown("Alien", .tmdb),
        .unknownService(UnknownService("x", among: [], region: "US", candidates: []), .tmdb),
    ]

    private static let replaceable: [MoviesError] =
        [.missing, .incompatible, .cannotStart(reason: "No such file"), .silent].map {
            .networkProgramUnusable(path: "/movies-network", $0)
        } + [.offline(.tmdb), .programMissing("gzip")]

    static let rows =
        temporary.map { Row($0, isRetryable: true, allowsFallback: true) }
        + fixable.map { Row($0, isRetryable: true, allowsFallback: false) }
        + final.map { Row($0, isRetryable: false, allowsFallback: false) }
        + replaceable.map { Row($0, isRetryable: false, allowsFallback: true) }

    @Test(arguments: rows)
    func `says whether a retry can help`(row: Row) {
        #expect(row.error.isRetryable == row.isRetryable)
    }

    @Test(arguments: rows)
    func `says whether a fallback helps more than the error`(row: Row) {
        #expect(row.error.allowsFallback == row.allowsFallback)
    }

    @Test(arguments: [
        (MoviesError.credentialRefused(.tmdb), true), (.accessDenied(.tmdb, reason: "x"), true),
        (.server(server, .requestRefused(status: 403, reason: "no")), true),
        (.server(server, .requestRefused(status: 403, reason: nil)), false),
        (.server(server, .timedOut), false), (.cancelled, false),
    ])
    func `a credential is refused only by a source that has responded`(
        error: MoviesError,
        isRefused: Bool
    ) {
        #expect(error.refusesCredential == isRefused)
    }
}
