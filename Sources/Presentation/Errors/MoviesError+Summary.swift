import Domain

extension MoviesError {
    /// What happened, in one sentence without a full stop.
    var summary: String {
        switch self {
        case .unreachable(let server, let failure): failure.summary(of: server)
        case .networkProgramUnusable(let path, let failure): failure.summary(of: path)
        case .noResources(let reason): "can't send a request: \(reason)"
        case .timedOut(let server): "\(server) did not respond in time"
        case .rateLimited(let server, _): "\(server) gets too many requests"
        case .serverFailed(_, _, let reason?): "TMDB failed: \(reason)"
        case .serverFailed(let server, let status, nil): "\(server) failed (status \(status))"
        case .unavailable(let server, _): "\(server) is unavailable"
        case .notFound(let server): "\(server) has no such URL (status 404)"
        case .movieNotFound(let id, let source, _): "\(source.subject) has no movie \(id)"
        case .titleNotFound(let title, let source, _):
            "\(source.subject) has no movie \"\(title)\""
        case .personNotFound(let id, let source): "\(source.subject) has no person \(id)"
        case .personUnavailable(let text, .catalog(.builtIn)) where PersonID(text) != nil:
            "the built-in catalog has people by their names only, and no person \(text)"
        case .personNameNotFound(let name, let source), .personUnavailable(let name, let source):
            "\(source.subject) has no person \"\(name.prefix(60))\""
        case .listUnavailable(let list): "the list of \(list.rawValue) movies needs TMDB"
        case .invalidFilter(let key, let value):
            "\(key.rawValue): must be \(key.requirement), not '\(value.prefix(60))'"
        case .unknownFilter(let word) where word.hasSuffix(":"):
            FilterKey(rawValue: String(word.dropLast())).map { "'\(word)' needs \($0.requirement)" }
                ?? "there is no filter '\(word.prefix(60))'"
        case .unknownFilter(let word): "'\(word.prefix(60))' is no filter such as genre:horror"
        case .siteIDUnknown(let id, let site, let source):
            "\(source.subject) does not know the \(site.name) id of \(id)"
        case .requestRefused(_, _, let reason?): "TMDB refused the request: \(reason)"
        case .requestRefused(let server, let status, nil):
            "\(server) refused the request (status \(status))"
        case .redirectRefused(let server):
            "\(server) redirects to another URL, which is not followed"
        case .invalidResponse(let server): "\(server) sent an invalid response"
        case .unexpectedHTML(let server): "\(server) sent a web page instead of data"
        case .responseTooLarge(let server): "\(server) sent a response that is too large"
        case .credentialMissing: "TMDB needs a credential"
        case .credentialRefused: "TMDB refused the credential"
        case .accessDenied(let reason): "TMDB denied access: \(reason)"
        case .offline: "TMDB is not used while offline"
        case .storage(let failure): failure.summary
        case .catalogUnusable(let path, .corrupt): "the imported catalog \(path) is corrupt"
        case .catalogUnusable(let path, .incompatibleVersion):
            "the imported catalog \(path) was made by another version of movies"
        case .dataSetUnusable(let file, let failure): failure.summary(of: file)
        case .cancelled: "interrupted"
        }
    }
}

extension MoviesSource {
    /// The source as the subject of a sentence.
    fileprivate var subject: String { SourceViewModel(self).subject }
}

extension MovieSite {
    fileprivate var name: String {
        switch self {
        case .tmdb: "TMDB"
        case .imdb: "IMDb"
        case .letterboxd: "Letterboxd"
        }
    }
}

extension MoviesError.ConnectionFailure {
    fileprivate func summary(of server: String) -> String {
        switch self {
        case .hostNotFound: "can't find \(server)"
        case .refused: "\(server) refused the connection"
        case .tls: "no secure connection to \(server)"
        case .lost: "\(server) closed the connection"
        case .other: "can't reach \(server)"
        }
    }
}

extension MoviesError.NetworkProgramFailure {
    fileprivate func summary(of path: String) -> String {
        switch self {
        case .missing: "the program that sends requests, \(path), is missing"
        case .incompatible: "\(path) does not belong to this version of movies"
        case .cannotStart(let reason): "can't start \(path): \(reason)"
        }
    }
}

extension DataSetFailure {
    fileprivate func summary(of file: String) -> String {
        switch self {
        case .unknownFormat: "\(file) is not a known data set of movies"
        case .corrupt: "\(file) is corrupt or incomplete"
        case .tooLarge(let limit): "\(file) has more than \(ByteCount(limit))"
        case .truncated(let line): "\(file) ends in the middle of line \(line)"
        case .malformed(let count, let total, let first):
            "\(count) of \(total) lines of \(file) can't be read, line \(first) first"
        case .noMovies: "\(file) has no movies"
        case .missingTitles: "\(file) has details of movies, and no file has their titles"
        case .missingNames: "\(file) has people by their ids, and no file has their names"
        case .mixedSources: "\(file) is not of the same source as the files before it"
        }
    }
}

extension StorageFailure {
    fileprivate var summary: String {
        let verb =
            switch operation {
            case .create: "create"
            case .read: "read"
            case .write: "write"
            case .lock: "lock"
            }
        return "can't \(verb) \(path): \(reason)"
    }
}
