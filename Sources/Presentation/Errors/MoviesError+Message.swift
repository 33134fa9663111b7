public import Domain

extension MoviesError {
    /// One sentence for a person: what happened, then what to do about it.
    public var message: String {
        recoverySuggestion.map { "\(summary); \($0)" } ?? summary
    }

    /// What happened, without what to do about it.
    public var summary: String {
        switch self {
        case .unreachable(let server, let problem): Self.summary(server, problem)
        case .networkProgramUnusable(let path, let problem): Self.summary(path, problem)
        case .noResources(let reason): "can't send a request: \(reason)"
        case .timedOut(let server): "\(server) did not answer in time"
        case .rateLimited(let server, _): "\(server) gets too many requests"
        case .serverFailed(_, _, let reason?): "TMDB failed: \(reason)"
        case .serverFailed(let server, let status, nil): "\(server) failed (status \(status))"
        case .unavailable(let server, _): "\(server) is unavailable"
        case .notFound(let server): "\(server) knows no such address (status 404)"
        case .movieNotFound(let id, .tmdb): "TMDB has no film \(id)"
        case .movieNotFound(let id, .catalog(.builtIn)): "the built-in catalog has no film \(id)"
        case .movieNotFound(let id, .catalog): "the catalog has no film \(id)"
        case .requestRefused(_, _, let reason?): "TMDB refused the request: \(reason)"
        case .requestRefused(let server, let status, nil):
            "\(server) refused the request (status \(status))"
        case .redirectRefused(let server):
            "\(server) points to another address, which is not followed"
        case .invalidResponse(let server): "\(server) sent an answer that can't be read"
        case .unexpectedHTML(let server): "\(server) sent a web page instead of data"
        case .responseTooLarge(let server): "\(server) sent an answer that is too large"
        case .credentialMissing: "TMDB needs a credential"
        case .credentialRefused: "TMDB refused the credential"
        case .accessDenied(let reason): "TMDB denied access: \(reason)"
        case .offline: "TMDB can't be asked with --offline"
        case .storage(let failure): Self.summary(failure)
        case .catalogUnusable(let path, .corrupt): "the imported catalog \(path) is damaged"
        case .catalogUnusable(let path, .incompatibleVersion):
            "the imported catalog \(path) was made by another version of movies"
        case .dataSetUnusable(let file, let problem): Self.summary(file, problem)
        case .cancelled: "interrupted"
        }
    }

    private var recoverySuggestion: String? {
        switch self {
        case .unreachable(_, .tls):
            "check its certificate and the clock, or use --source catalog"
        case .unreachable(_, .refused):
            "check the network and the proxy, or use --source catalog"
        case .unreachable: "check the network, or use --source catalog"
        case .noResources: "close other programs, or use --source catalog"
        case .networkProgramUnusable: "install movies again, or use --source catalog"
        case .timedOut: "try again, or allow more with --timeout"
        case .rateLimited(_, let seconds?), .unavailable(_, let seconds):
            "try again in \(Self.wait(seconds))"
        case .rateLimited(_, nil): "try again in a minute"
        // TMDB says itself when to try again.
        case .serverFailed(_, _, .some): "--source catalog needs no server"
        case .serverFailed(_, _, nil): "try again later, or use --source catalog"
        case .notFound, .redirectRefused, .responseTooLarge: "check MOVIES_API_URL"
        case .movieNotFound(_, .catalog(.builtIn)):
            "'movies catalog update' gets all films there are"
        case .movieNotFound: "'movies search' shows the ids of films"
        case .requestRefused(_, _, nil): "check MOVIES_API_URL and the proxy"
        case .invalidResponse: "try again later, or check MOVIES_API_URL"
        case .unexpectedHTML: "the network may want you to log in, or check MOVIES_API_URL"
        case .credentialMissing: "set TMDB_ACCESS_TOKEN or TMDB_API_KEY"
        case .credentialRefused: "check TMDB_ACCESS_TOKEN or TMDB_API_KEY"
        case .offline: "leave that out, or use --source catalog"
        case .catalogUnusable:
            "make it anew with 'movies catalog update' or 'movies catalog import'"
        case .dataSetUnusable(_, let problem): Self.recoverySuggestion(problem)
        case .requestRefused(_, _, .some), .accessDenied, .storage, .cancelled: nil
        }
    }

    private static func wait(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7200: "\((seconds + 59) / 60) min"
        case ..<172_800: "\((seconds + 3599) / 3600) h"
        default: "\((seconds + 86_399) / 86_400) days"
        }
    }

    private static func summary(_ server: String, _ problem: ConnectionFailure) -> String {
        switch problem {
        case .hostNotFound: "can't find \(server)"
        case .refused: "\(server) refused the connection"
        case .tls: "no secure connection to \(server)"
        case .lost: "\(server) broke off the connection"
        case .other: "can't reach \(server)"
        }
    }

    private static func summary(_ path: String, _ problem: NetworkProgramFailure) -> String {
        switch problem {
        case .missing: "the program that sends requests, \(path), is missing"
        case .incompatible: "\(path) does not belong to this version of movies"
        case .cannotStart(let reason): "can't start \(path): \(reason)"
        }
    }

    private static func summary(_ file: String, _ problem: DataSetFailure) -> String {
        switch problem {
        case .unknownFormat: "\(file) is no data set of films"
        case .corrupt: "\(file) is damaged or not whole"
        case .tooLarge(let limit): "\(file) has more than \(ByteCount(limit))"
        case .truncated(let line): "\(file) ends in the middle of line \(line)"
        case .malformed(let count, let total, let first):
            "\(count) of \(total) lines of \(file) can't be read, line \(first) first"
        case .noMovies: "\(file) has no films"
        case .missingTitles: "\(file) tells more of films whose titles are in none of the files"
        case .mixedSources: "\(file) is not of the same source as the files before it"
        }
    }

    private static func recoverySuggestion(_ problem: DataSetFailure) -> String {
        switch problem {
        case .unknownFormat:
            "import IMDb's title.basics, title.ratings and title.akas, or TMDB's movie_ids"
        case .corrupt, .truncated: "download it again"
        case .tooLarge: "check MOVIES_IMDB_URL and MOVIES_EXPORTS_URL"
        case .malformed, .noMovies: "check that it is what it should be"
        case .missingTitles: "name title.basics as well"
        case .mixedSources: "import one source at a time"
        }
    }

    private static func summary(_ failure: StorageFailure) -> String {
        let verb =
            switch failure.operation {
            case .create: "create"
            case .read: "read"
            case .write: "write"
            }
        return "can't \(verb) \(failure.path): \(failure.reason)"
    }
}
