public import Domain

extension MoviesError {
    /// One sentence for a person: what happened, then what to do about it.
    public var message: String {
        switch self {
        case .unreachable(let server, let problem):
            Self.message(unreachable: server, problem)
        case .timedOut(let server):
            "\(server) did not answer in time; try again, or allow more with --timeout"
        case .rateLimited(let server, let seconds?):
            "\(server) gets too many requests; try again in \(seconds) s"
        case .rateLimited(let server, nil):
            "\(server) gets too many requests; try again in a minute"
        case .serverFailed(let server, let status):
            "\(server) failed (status \(status)); try again later, or use --source catalog"
        case .notFound(let server):
            "\(server) knows no such address (status 404); check MOVIES_API_URL"
        case .requestRefused(let server, let status):
            "\(server) refused the request (status \(status)); check MOVIES_API_URL and the proxy"
        case .redirected(let server):
            "\(server) points to another address, which is not followed; check MOVIES_API_URL"
        case .unreadableAnswer(let server):
            "\(server) sent an answer that can't be read; try again later"
        case .answerTooLarge(let server):
            "\(server) sent an answer that is too large; check MOVIES_API_URL"
        case .credentialMissing:
            "TMDB needs a credential; set TMDB_ACCESS_TOKEN or TMDB_API_KEY"
        case .credentialRefused:
            "TMDB refused the credential; check TMDB_ACCESS_TOKEN or TMDB_API_KEY"
        case .offline:
            "TMDB can't be asked with --offline; leave that out, or use --source catalog"
        case .storage(let failure):
            Self.message(failure)
        case .cancelled:
            "interrupted"
        }
    }

    private static func message(
        unreachable server: String,
        _ problem: ConnectionProblem
    ) -> String {
        let what =
            switch problem {
            case .nameNotFound: "can't find \(server)"
            case .refused: "\(server) refused the connection"
            case .notSecure: "no secure connection to \(server)"
            case .lost: "\(server) broke off the connection"
            case .other: "can't reach \(server)"
            }
        return "\(what); check the network, or use --source catalog"
    }

    private static func message(_ failure: StorageFailure) -> String {
        let verb =
            switch failure.operation {
            case .create: "create"
            case .read: "read"
            case .write: "write"
            }
        return "can't \(verb) \(failure.path): \(failure.reason)"
    }
}
