import Domain
import Testing

@testable import Presentation

struct FailureViewModelTests {
    private static let server = "api.example.org"

    @Test(arguments: [
        (MoviesError.unreachable(server: server, .hostNotFound), FailureViewModel.Kind.unreachable),
        (.unreachable(server: server, .refused), .connectionRefused),
        (.unreachable(server: server, .tls), .insecureConnection),
        (.unreachable(server: server, .lost), .unreachable),
        (.unreachable(server: server, .other), .unreachable),
        (.timedOut(server: server), .timedOut),
        (.rateLimited(server: server, retryAfter: nil), .busy(retryAfter: nil)),
        (.rateLimited(server: server, retryAfter: 7), .busy(retryAfter: 7)),
        (.unavailable(server: server, retryAfter: 9), .busy(retryAfter: 9)),
        (.serverFailed(server: server, status: 500), .serverFailed(isExplained: false)),
        (
            .serverFailed(server: server, status: 503, reason: "Maintenance"),
            .serverFailed(isExplained: true)
        ),
        (.requestRefused(server: server, status: 403), .requestRefused(isExplained: false)),
        (
            .requestRefused(server: server, status: 400, reason: "Invalid page"),
            .requestRefused(isExplained: true)
        ),
        (.notFound(server: server), .wrongURL),
        (.redirectRefused(server: server), .wrongURL),
        (.unexpectedHTML(server: server), .unexpectedHTML),
        (.invalidResponse(server: server), .invalidResponse),
        (.responseTooLarge(server: server), .responseTooLarge),
        (.credentialMissing, .credentialMissing),
        (.credentialRefused, .credentialRefused),
        (.accessDenied(reason: "Suspended"), .accessDenied),
        (.offline, .offline),
        (.movieNotFound(.tmdb(1), .tmdb), .movieNotFound),
        (.movieNotFound(.tmdb(1), .catalog(.imdb)), .movieNotFound),
        (.movieNotFound(.tmdb(1), .catalog(.builtIn)), .movieNotBuiltIn(mayBeImported: false)),
        (.titleNotFound("x", .tmdb), .titleNotFound),
        (.titleNotFound("x", .catalog(.imdb)), .titleNotFound),
        (.titleNotFound("x", .catalog(.builtIn)), .movieNotBuiltIn(mayBeImported: true)),
        (.siteIDUnknown(.tmdb(1), .imdb, .tmdb), .siteIDUnknown(mayBeAtTMDB: false)),
        (.siteIDUnknown(.tmdb(1), .imdb, .catalog(.tmdb)), .siteIDUnknown(mayBeAtTMDB: true)),
        (.personNotFound(.tmdb(1), .tmdb), .personNotFound),
        (.personNameNotFound("x", .tmdb), .personNameNotFound),
        (.personUnavailable("x", .catalog(.builtIn)), .personUnavailable(mayBeImported: true)),
        (.personUnavailable("31", .catalog(.builtIn)), .personUnavailable(mayBeImported: false)),
        (.catalogUnusable(path: "/x", .corrupt), .catalogUnusable),
        (.dataSetUnusable(file: "x", .noMovies), .dataSetUnusable(.wrongContent)),
        (.dataSetUnusable(file: "x", .truncated(line: 3)), .dataSetUnusable(.incomplete)),
        (storage(.create), .cannotCreate),
        (storage(.read), .cannotReadOrWrite),
        (storage(.write), .cannotReadOrWrite),
        (.noResources(reason: "x"), .outOfResources),
        (.networkProgramUnusable(path: "/x", .missing), .networkProgramUnusable),
        (.cancelled, .cancelled),
    ])
    func `has the kind of its error`(error: MoviesError, kind: FailureViewModel.Kind) {
        #expect(FailureViewModel(error).kind == kind)
    }

    @Test(arguments: [
        MoviesError.unreachable(server: server, .refused), .timedOut(server: server),
        .rateLimited(server: server, retryAfter: 7), .serverFailed(server: server, status: 503),
        .notFound(server: server), .requestRefused(server: server, status: 403),
        .redirectRefused(server: server), .invalidResponse(server: server),
        .responseTooLarge(server: server), .unexpectedHTML(server: server),
    ])
    func `names the server, and no option or variable`(error: MoviesError) {
        let summary = FailureViewModel(error).summary

        #expect(summary.contains(Self.server))
        #expect(!summary.contains("--") && !summary.contains("MOVIES_"))
    }

    @Test(arguments: [
        (
            MoviesError.requestRefused(server: server, status: 400, reason: "Invalid page"),
            "TMDB refused the request: Invalid page"
        ),
        (.accessDenied(reason: "Suspended API key"), "TMDB denied access: Suspended API key"),
        (.serverFailed(server: server, status: 503, reason: "Busy"), "TMDB failed: Busy"),
        (
            storage(.write),
            "can't write /a/b: No space left on device"
        ),
        (
            .dataSetUnusable(file: "titles.gz", .tooLarge(limit: 4_000_000_000)),
            "titles.gz has more than 4.0 GB"
        ),
    ])
    func `includes the reason of the server or the system`(
        error: MoviesError,
        summary: String
    ) {
        #expect(FailureViewModel(error).summary == summary)
    }

    @Test func `is retryable if its error is`() {
        #expect(FailureViewModel(.timedOut(server: Self.server)).isRetryable)
        #expect(!FailureViewModel(.credentialMissing).isRetryable)
    }

    private static func storage(_ operation: StorageFailure.Operation) -> MoviesError {
        .storage(
            StorageFailure(operation: operation, path: "/a/b", reason: "No space left on device")
        )
    }
}
