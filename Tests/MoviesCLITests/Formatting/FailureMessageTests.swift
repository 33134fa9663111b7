import Domain
import DomainDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

struct FailureMessageTests {
    private static let server = Server.example
    private static let dataSets = Server(host: "example.org", source: nil)

    @Test(arguments: [
        MoviesError.server(server, .unreachable(.refused)), .server(server, .timedOut),
        .server(server, .rateLimited(retryAfter: 7)), .server(server, .failed(status: 503)),
        .server(server, .notFound), .server(server, .requestRefused(status: 403)),
        .server(server, .redirectRefused), .server(server, .invalidResponse),
        .server(server, .responseTooLarge), .server(server, .unexpectedHTML),
    ])
    func `reports in one line what happened and what to do`(error: MoviesError) {
        let failure = FailureViewModel(error)

        #expect(failure.message.hasPrefix(failure.summary + "; "))
        #expect(!failure.message.contains("\n"))
    }

    @Test(arguments: [
        ("horor", "did you mean 'horror'?"), ("drama,comdy", "did you mean 'comedy'?"),
        ("xyzzy", "leave out the colon to search for the words"),
    ])
    func `suggests a genre that is near`(genre: String, advice: String) {
        let failure = FailureViewModel(MoviesError.invalidFilter(.genre, value: genre))

        #expect(failure.message.hasSuffix("; " + advice))
        #expect(failure.screenMessage.hasSuffix("; " + advice))
    }

    @Test(arguments: [
        (7, "in 7 s"), (119, "in 119 s"), (120, "in 2 min"), (7199, "in 120 min"),
        (7200, "in 2 h"), (172_800, "in 2 days"), (172_801, "in 3 days"),
    ])
    func `reports how long to wait if the server says so`(seconds: Int, wait: String) {
        let error = MoviesError.server(Self.server, .rateLimited(retryAfter: seconds))

        #expect(FailureViewModel(error).message.hasSuffix(wait))
    }

    @Test(arguments: [
        (
            MoviesError.server(server, .failed(status: 503, reason: "Maintenance")),
            "TMDB failed: Maintenance; --source catalog needs no server"
        ),
        (
            .accessDenied(.tmdb, reason: "Suspended API key"),
            "TMDB denied access: Suspended API key"
        ),
        (
            .server(server, .requestRefused(status: 400, reason: "Invalid page")),
            "TMDB refused the request: Invalid page"
        ),
    ])
    func `adds no advice to the server's explanation`(error: MoviesError, message: String) {
        #expect(FailureViewModel(error).message == message)
    }

    @Test(arguments: [
        (
            MoviesError.siteIDUnknown(.tmdb(603), .imdb, .tmdb),
            "TMDB does not know the IMDb id of 603; use --site letterboxd"
        ),
        (
            .siteIDUnknown(.tmdb(603), .imdb, .catalog(.tmdb)),
            "the catalog does not know the IMDb id of 603; "
                + "use --site letterboxd, or store a TMDB token with 'movies config set-token'"
        ),
    ])
    func `names a site that knows the id`(error: MoviesError, message: String) {
        #expect(FailureViewModel(error).message == message)
    }

    @Test(arguments: [
        (
            MoviesError.server(server, .unexpectedHTML),
            "; the network may want you to log in, or check MOVIES_API_URL"
        ),
        (.credentialMissing(.tmdb), "; set TMDB_ACCESS_TOKEN or TMDB_API_KEY"),
        (.server(server, .timedOut), ""), (.server(server, .failed(status: 503)), ""),
        (.movieNotFound(.tmdb(603), .catalog(.builtIn)), ""),
        (.movieNotFound(.tmdb(603), .tmdb), ""),
    ])
    func `a screen gives no advice for the command line`(error: MoviesError, advice: String) {
        let failure = FailureViewModel(error)

        #expect(failure.screenMessage == failure.summary + advice)
    }

    @Test(arguments: [
        MoviesError.server(server, .unreachable(.refused)), .server(server, .unreachable(.tls)),
        .server(server, .unreachable(.lost)), .server(server, .timedOut), .offline(.tmdb),
        .server(server, .rateLimited(retryAfter: 7)), .server(server, .failed(status: 503)),
        .server(server, .failed(status: 503, reason: "Maintenance")),
        .movieNotFound(.tmdb(603), .catalog(.builtIn)), .movieNotFound(.tmdb(603), .tmdb),
        .credentialRefused(.tmdb), .siteIDUnknown(.tmdb(603), .imdb, .tmdb),
        .catalogUnusable(path: "/catalog", .corrupt), .server(server, .notFound),
    ])
    func `a screen names no options and commands`(error: MoviesError) {
        let message = FailureViewModel(error).screenMessage

        #expect(!message.contains("--") && !message.contains("'movies "))
    }

    @Test(arguments: [
        (
            MoviesError.movieNotFound(.tmdb(9), .catalog(.builtIn)),
            "store a TMDB token with 'movies config set-token' to look the id up, "
                + "or give a title to 'movies search'"
        ),
        (.titleNotFound("x", .catalog(.builtIn)), "'movies catalog update' downloads all movies"),
        (
            .titleNotFound("아바타", .catalog(.builtIn)),
            "'movies catalog update --akas' downloads titles in other languages"
        ),
        (.titleNotFound("x", .tmdb), "try another spelling or fewer words"),
        (.personNotFound(.tmdb(9), .tmdb), "try the person's name"),
        (
            .personNameNotFound("x", .tmdb),
            "try another spelling, or the person's id at TMDB or IMDb"
        ),
        (
            .personUnavailable("x", .catalog(.builtIn)),
            "'movies catalog update --people' downloads all people"
        ),
        (
            .personUnavailable("9", .catalog(.imdb)),
            "give the person's name, or store a TMDB token with 'movies config set-token'"
        ),
        (
            .listUnavailable(.trending, .tmdb),
            "store a token with 'movies config set-token', and use neither --offline nor "
                + "--source catalog; or try 'movies list popular'"
        ),
    ])
    func `advises what can find it`(error: MoviesError, advice: String) {
        let failure = FailureViewModel(error)

        #expect(failure.message == "\(failure.summary); \(advice)")
    }

    @Test(arguments: [
        MoviesError.offline(.tmdb), .server(server, .unreachable(.lost)),
        .noResources(.example, reason: "x"), .programMissing("gzip"),
        .server(server, .failed(status: 503)),
        .server(server, .failed(status: 503, reason: "Maintenance")),
    ])
    func `advises a catalog only if it can do the same`(error: MoviesError) {
        let helping = FailureViewModel(error)
        let useless = FailureViewModel(error, catalogMayHelp: false)

        #expect(helping.message.contains("--source catalog"))
        #expect(!useless.message.contains("--source catalog"))
        #expect(useless.screenMessage == helping.screenMessage)
    }

    @Test(arguments: [MoviesError.credentialMissing(.tmdb), .credentialRefused(.tmdb)])
    func `names the variables of the credential`(error: MoviesError) {
        let message = FailureViewModel(error).message

        #expect(message.contains("TMDB_ACCESS_TOKEN") && message.contains("TMDB_API_KEY"))
    }

    @Test(arguments: [
        ("/home/a/.local/bin", "add it with 'sh install.sh --with-network'"),
        ("/opt/x/bin", "add it with 'sh install.sh --prefix /opt/x --with-network'"),
        ("/usr/bin", "install the package movies-network"),
    ])
    func `says how to add the network program`(folder: String, advice: String) {
        let error = MoviesError.networkProgramUnusable(path: "\(folder)/movies-network", .missing)

        #expect(
            FailureViewModel(error, catalogMayHelp: false).message
                == "movies-network, which sends the requests, is not installed; \(advice)"
        )
    }

    @Test(arguments: [
        (MoviesError.offline(nil), "nothing is downloaded while offline; run it without --offline"),
        (
            .server(dataSets, .unreachable(.lost)),
            "example.org closed the connection; run it again to resume"
        ),
        (
            .server(dataSets, .rateLimited(retryAfter: nil)),
            "example.org says: too many requests; run it again to resume"
        ),
        (
            .server(dataSets, .rateLimited(retryAfter: 90)),
            "example.org says: too many requests; try again in 90 s"
        ),
        (
            .server(dataSets, .unavailable(retryAfter: 3600)),
            "example.org is unavailable; try again in 60 min"
        ),
        (
            .server(dataSets, .notFound),
            "example.org has no such URL (status 404); "
                + "check MOVIES_IMDB_URL, or try again later"
        ),
        (
            .server(dataSets, .requestRefused(status: 401)),
            "example.org refused the request (status 401); "
                + "check MOVIES_IMDB_URL, or try again later"
        ),
        (
            .noResources(dataSets, reason: "no thread"),
            "can't send a request: no thread; close other programs and run it again"
        ),
        (
            .networkProgramUnusable(path: "/x", .incompatible),
            "/x does not belong to this version of movies; install movies again"
        ),
        (
            .networkProgramUnusable(path: "/x", .silent),
            "the program that sends requests, /x, does not respond; try again"
        ),
        (
            .dataSetUnusable(file: .file("titles.gz"), .tooLarge(dataSets, limit: 4_000_000_000)),
            "titles.gz has more than 4.0 GB; check MOVIES_IMDB_URL"
        ),
    ])
    func `gives other advice for a failed import`(error: MoviesError, message: String) {
        #expect(FailureViewModel(error, catalogMayHelp: false).message == message)
    }
}
