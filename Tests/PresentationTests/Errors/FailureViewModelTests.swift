import Domain
import DomainDoubles
import Testing

@testable import Presentation

struct FailureViewModelTests {
    private static let server = Server.example

    @Test(arguments: [
        (MoviesError.credentialRefused(.tmdb), true), (.accessDenied(.tmdb, reason: "x"), true),
        (.server(server, .requestRefused(status: 400, reason: "x")), true),
        (.server(server, .requestRefused(status: 400)), false), (.offline(.tmdb), false),
    ])
    func `knows whether the source refuses the credential`(error: MoviesError, refuses: Bool) {
        #expect(error.refusesCredential == refuses)
    }

    @Test(
        arguments: [
            (.movieNotFound(.tmdb(1), .catalog(.builtIn)), .catalog(.builtIn)),
            (.titleNotFound("x", .catalog(.imdb)), .catalog(.imdb)),
            (.movieNotFound(.tmdb(1), .tmdb), .tmdb), (.offline(.tmdb), nil),
        ] as [(MoviesError, MoviesSource?)]
    )
    func `knows which source lacks a movie`(error: MoviesError, source: MoviesSource?) {
        #expect(error.sourceWithoutMovie == source)
    }

    @Test(arguments: [
        MoviesError.server(server, .unreachable(.refused)), .server(server, .timedOut),
        .server(server, .rateLimited(retryAfter: 7)), .server(server, .failed(status: 503)),
        .server(server, .notFound), .server(server, .requestRefused(status: 403)),
        .server(server, .redirectRefused), .server(server, .invalidResponse),
        .server(server, .responseTooLarge), .server(server, .unexpectedHTML),
    ])
    func `names the server, and no option or variable`(error: MoviesError) {
        let summary = FailureViewModel(error).summary

        #expect(summary.contains(Self.server.host))
        #expect(!summary.contains("--") && !summary.contains("MOVIES_"))
    }

    @Test(arguments: [
        (
            MoviesError.server(server, .requestRefused(status: 400, reason: "Invalid page")),
            "TMDB refused the request: Invalid page"
        ),
        (
            .accessDenied(.tmdb, reason: "Suspended API key"),
            "TMDB denied access: Suspended API key"
        ),
        (.server(server, .failed(status: 503, reason: "Busy")), "TMDB failed: Busy"),
        (storage(.write), "can't write /a/b: No space left on device"),
        (
            .dataSetUnusable(file: .file("titles.gz"), .tooLarge(server, limit: 4_000_000_000)),
            "titles.gz has more than 4.0 GB"
        ),
    ])
    func `includes the reason of the server or the system`(error: MoviesError, summary: String) {
        #expect(FailureViewModel(error).summary == summary)
    }

    @Test(arguments: [
        ("lang:", "'lang:' needs languages such as korean, ko,ja or !en"),
        ("Language:", "'Language:' needs languages such as korean, ko,ja or !en"),
        ("v:", "there is no filter 'v:'"), ("bad", "'bad' is not a filter such as genre:horror"),
        ("sci-fi", "'sci-fi' is not a filter; did you mean genre:science-fiction?"),
        ("gnre:war", "'gnre:' is not a filter; did you mean genre:?"),
    ])
    func `says what a filter without a value needs, whatever its form`(
        word: String,
        summary: String
    ) {
        #expect(FailureViewModel(.unknownFilter(word)).summary == summary)
    }

    @Test(arguments: [
        (FilterKey.year, "1990-1980", "the years are in the wrong order: 1990-1980"),
        (.rating, "9-7", "the ratings are in the wrong order: 9-7"),
        (.genre, "war,hororr", "unknown genre 'hororr'"),
        (.language, "!klingon", "unknown language 'klingon'"),
        (.genre, "", "genre: must be genres such as horror, or horror,!comedy, not ''"),
        (.votes, "9-7", "votes: must be a number of votes, not '9-7'"),
    ])
    func `says what is wrong with the value of a filter`(
        key: FilterKey,
        value: String,
        summary: String
    ) {
        #expect(FailureViewModel(.invalidFilter(key, value: value)).summary == summary)
    }

    @Test(arguments: [
        (
            MoviesError.personUnavailable("31", .catalog(.builtIn)),
            "the built-in catalog knows people by name only, and not 31"
        ),
        (
            .personUnavailable("ada", .catalog(.builtIn)),
            "the built-in catalog has no person \"ada\""
        ),
        (.personUnavailable("31", .catalog(.imdb)), "the catalog has no person \"31\""),
        (.siteIDUnknown(.tmdb(603), .imdb, .tmdb), "TMDB does not know the IMDb id of 603"),
        (.sitePageUnknown("Alien (1979)", .imdb, .tmdb), "TMDB knows no IMDb page of Alien (1979)"),
        (.trailerUnknown("Alien (1979)", .tmdb), "TMDB has no trailer of Alien (1979)"),
        (
            .trailerUnknown("Alien (1979)", .catalog(.builtIn)),
            "trailers need TMDB; the built-in catalog has none"
        ),
        (.collectionUnknown("Heat (1995)", .tmdb), "Heat (1995) belongs to no collection"),
        (
            .collectionUnknown("Heat (1995)", .catalog(.imdb)),
            "the catalog knows no collection of Heat (1995)"
        ),
        (.offline(nil), "nothing is downloaded while offline"),
        (.programMissing("gzip"), "can't start gzip, which decompresses the response"),
        (
            .dataSetUnusable(file: .file("a"), .malformed(count: 7, total: 9, first: 2)),
            "7 of 9 lines of a can't be read, line 2 first"
        ),
        (
            .dataSetUnusable(file: .standardInput, .corrupt),
            "standard input is corrupt or incomplete"
        ),
    ])
    func `says what happened`(error: MoviesError, summary: String) {
        #expect(FailureViewModel(error).summary == summary)
    }

    @Test(arguments: [
        ("amazon", ["Prime", "Prime with Ads"], "'amazon' could be Prime or Prime with Ads"),
        ("a", ["A", "B", "C"], "'a' could be A, B or C"),
        ("a", (1...6).map { "A\($0)" }, "'a' could be A1, A2, A3, A4, A5 or A6"),
        ("a", (1...8).map { "A\($0)" }, "'a' could be A1, A2, A3, A4, A5, A6 or 2 others"),
        ("netflx", [], "TMDB has no service 'netflx' in KR; did you mean Netflix?"),
        ("zzz", [], "TMDB has no service 'zzz' in KR"),
    ])
    func `says which services a name may mean`(
        name: String,
        candidates: [String],
        summary: String
    ) {
        let service = UnknownService(name, among: ["Netflix"], region: "KR", candidates: candidates)

        #expect(FailureViewModel(.unknownService(service, .tmdb)).summary == summary)
    }

    @Test func `shows 60 characters of what was typed`() {
        let text = String(repeating: "a", count: 61)
        let errors: [MoviesError] = [
            .unknownFilter(text), .unknownFilter(text + ":"), .invalidFilter(.year, value: text),
            .personNameNotFound(text, .tmdb), .personUnavailable(text, .tmdb),
        ]

        for error in errors {
            #expect(FailureViewModel(error).summary.split { $0 != "a" }.map(\.count).max() == 60)
        }
    }

    @Test(arguments: [
        (MoviesError.invalidFilter(.year, value: "x"), true), (.unknownFilter("x"), true),
        (.offline(.tmdb), false), (.titleNotFound("x", .tmdb), false),
    ])
    func `knows whether the query has to be changed`(error: MoviesError, isInvalid: Bool) {
        #expect(error.needsOtherFilter == isInvalid)
    }

    @Test(arguments: [
        (0, "a minute"), (119, "a minute"), (120, "2 minutes"), (7_199, "119 minutes"),
        (7_200, "2 hours"), (172_799, "47 hours"), (172_800, "2 days"), (345_599, "3 days"),
    ])
    func `rounds down the age of a stale response`(age: Int, text: String) {
        let fallback = Fallback.staleResponse(age: age, reason: .offline(.tmdb))

        #expect(fallback.replacement == "showing its response of \(text) ago")
        #expect(fallback.isStale && !fallback.needsAction)
    }

    @Test(arguments: [MoviesError.credentialRefused(.tmdb), .accessDenied(.tmdb, reason: "x")])
    func `a refused credential needs action`(error: MoviesError) {
        #expect(Fallback.catalog(reason: error).needsAction)
        #expect(Fallback.staleResponse(age: 0, reason: error).needsAction)
    }

    @Test func `an unusable catalog needs action, and an unreachable source does not`() {
        let error = MoviesError.catalogUnusable(path: "/catalog", .corrupt)
        let builtIn = Fallback.builtInCatalog(reason: error)
        let catalog = Fallback.catalog(reason: .offline(.tmdb))

        #expect(builtIn.needsAction && !builtIn.isStale)
        #expect(!catalog.needsAction && !catalog.isStale)
        #expect(catalog.failure == FailureViewModel(.offline(.tmdb)))
    }

    @Test func `is retryable if its error is`() {
        #expect(FailureViewModel(.server(Self.server, .timedOut)).isRetryable)
        #expect(!FailureViewModel(.credentialMissing(.tmdb)).isRetryable)
    }

    private static func storage(_ operation: StorageFailure.Operation) -> MoviesError {
        .storage(
            StorageFailure(operation: operation, path: "/a/b", reason: "No space left on device")
        )
    }
}
