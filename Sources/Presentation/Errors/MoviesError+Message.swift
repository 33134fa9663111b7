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
            "\(server) gets too many requests; try again in \(Self.wait(seconds))"
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
            "\(server) sent an answer that can't be read; try again later, or check MOVIES_API_URL"
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

    private static func wait(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7200: "\((seconds + 59) / 60) min"
        default: "\((seconds + 3599) / 3600) h"
        }
    }

    private static func message(
        unreachable server: String,
        _ problem: ConnectionProblem
    ) -> String {
        let (what, check) =
            switch problem {
            case .nameNotFound: ("can't find \(server)", "the network")
            case .refused: ("\(server) refused the connection", "the network and the proxy")
            case .notSecure: ("no secure connection to \(server)", "its certificate and the clock")
            case .lost: ("\(server) broke off the connection", "the network")
            case .other: ("can't reach \(server)", "the network")
            }
        return "\(what); check \(check), or use --source catalog"
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
