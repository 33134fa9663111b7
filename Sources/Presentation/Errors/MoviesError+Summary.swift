import Domain

extension MoviesError {
    /// The failure in one sentence without a full stop.
    var summary: String {
        switch self {
        case .server(let server, let failure): failure.summary(of: server)
        case .networkProgramUnusable(let path, let failure): failure.summary(of: path)
        case .programMissing(let name): "can't start \(name), which decompresses the response"
        case .noResources(_, let reason): "can't send a request: \(reason)"
        case .movieNotFound(let id, let source, _): "\(source.subject) has no movie \(id)"
        case .titleNotFound(let title, let source, _):
            "\(source.subject) has no movie \"\(title.prefix(60))\""
        case .personNotFound(let id, let source): "\(source.subject) has no person \(id)"
        case .personUnavailable(let text, .catalog(.builtIn)) where PersonID(text) != nil:
            "the built-in catalog knows people by name only, and not \(text)"
        case .personNameNotFound(let name, let source), .personUnavailable(let name, let source):
            "\(source.subject) has no person \"\(name.prefix(60))\""
        case .listUnavailable(let list, let source):
            "the list of \(list.rawValue) movies needs \(source.name)"
        case .invalidFilter(let key, let value):
            key.spec.problem(of: value)
                ?? "\(key.rawValue): must be \(key.spec.requirement), not '\(value.prefix(60))'"
        case .unknownService(let service, let source): service.problem(source)
        case .invalidMovie(let value):
            "like: must be a movie's id at TMDB or IMDb, or a link that has one, not '\(value)'"
        case .unknownFilter(let word): Self.summary(ofFilter: word)
        case .siteIDUnknown(let id, let site, let source):
            "\(source.subject) does not know the \(site.name) id of \(id)"
        case .sitePageUnknown(let title, let site, let source):
            "\(source.subject) knows no \(site.name) page of \(title)"
        case .trailerUnknown(let title, let source):
            source.isCatalog
                ? "trailers need \(OnlineSource.tmdb.name); \(source.subject) has none"
                : "\(source.subject) has no trailer of \(title)"
        case .collectionUnknown(let title, let source):
            source.isCatalog
                ? "\(source.subject) knows no collection of \(title)"
                : "\(title) belongs to no collection"
        case .credentialMissing(let source): "\(source.name) needs a credential"
        case .credentialRefused(let source): "\(source.name) refused the credential"
        case .accessDenied(let source, let reason): "\(source.name) denied access: \(reason)"
        case .offline(let source?): "\(source.name) is not used while offline"
        case .offline(nil): "nothing is downloaded while offline"
        case .storage(let failure): failure.summary
        case .catalogUnusable(let path, .corrupt): "the imported catalog \(path) is corrupt"
        case .catalogUnusable(let path, .incompatibleVersion):
            "the imported catalog \(path) was made by another version of movies"
        case .dataSetUnusable(let file, let failure): failure.summary(of: file.name)
        case .cancelled: "interrupted"
        }
    }

    /// Takes a word that names no filter.
    private static func summary(ofFilter word: String) -> String {
        guard word.hasSuffix(":") else {
            if let problem = UnknownFilterWord(word)?.problem { return problem }
            guard let genre = Genre(known: word) else {
                return "'\(word.prefix(60))' is not a filter such as genre:horror"
            }
            return "'\(word)' is not a filter; did you mean genre:\(genre.word)?"
        }
        return FilterKey(word: word.dropLast()).map { "'\(word)' needs \($0.spec.requirement)" }
            ?? "there is no filter '\(word.prefix(60))'"
    }
}

extension UnknownService {
    fileprivate func problem(_ source: OnlineSource) -> String {
        guard candidates.isEmpty else {
            return "'\(name.prefix(60))' could be \(Self.alternatives(candidates))"
        }
        let unknown = "\(source.name) has no service '\(name.prefix(60))' in \(region)"
        return similar.isEmpty
            ? unknown : unknown + "; did you mean \(Self.alternatives(similar))?"
    }

    private static let nameLimit = 6

    /// The first names, as in `A, B or C`.
    private static func alternatives(_ names: [String]) -> String {
        let rest = names.count - nameLimit
        let shown = names.prefix(nameLimit) + (rest > 0 ? ["\(rest) others"] : [])
        guard let last = shown.last, shown.count > 1 else { return names.joined() }
        return shown.dropLast().joined(separator: ", ") + " or \(last)"
    }
}

extension ServerFailure {
    fileprivate func summary(of server: Server) -> String {
        switch self {
        case .unreachable(.hostNotFound): "can't find \(server)"
        case .unreachable(.refused): "\(server) refused the connection"
        case .unreachable(.proxy): "no connection to \(server) through the proxy"
        case .unreachable(.tls): "no secure connection to \(server)"
        case .unreachable(.lost): "\(server) closed the connection"
        case .unreachable(.cutOff): "\(server) closed the connection before the end of its response"
        case .unreachable(.other): "can't reach \(server)"
        case .timedOut: "\(server) did not respond in time"
        case .rateLimited: "\(server) says: too many requests"
        case .failed(_, let reason?): "\(server.name) failed: \(reason)"
        case .failed(let status, nil): "\(server) failed (status \(status))"
        case .unavailable: "\(server) is unavailable"
        case .notFound, .resourceNotFound: "\(server) has no such URL (status 404)"
        case .requestRefused(_, let reason?): "\(server.name) refused the request: \(reason)"
        case .requestRefused(let status, nil): "\(server) refused the request (status \(status))"
        case .redirectRefused: "\(server) redirects to another URL, which is not followed"
        case .invalidResponse: "\(server) sent an invalid response"
        case .unexpectedHTML: "\(server) sent a web page instead of data"
        case .responseTooLarge: "\(server) sent a response that is too large"
        }
    }
}

extension Server {
    /// The name that people have for it.
    fileprivate var name: String { source?.name ?? host }
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

extension NetworkProgramFailure {
    fileprivate func summary(of path: String) -> String {
        switch self {
        case .missing: "movies-network, which sends the requests, is not installed"
        case .incompatible: "\(path) does not belong to this version of movies"
        case .cannotStart(let reason): "can't start \(path): \(reason)"
        case .silent: "the program that sends requests, \(path), does not respond"
        }
    }
}

extension DataSetFailure {
    fileprivate func summary(of file: String) -> String {
        switch self {
        case .unknownFormat: "\(file) is not a known data set of movies"
        case .noMovieList: "\(file) lists no movies: it has neither ids nor titles with years"
        case .invalidJSON: "\(file) is not valid JSON"
        case .corrupt: "\(file) is corrupt or incomplete"
        case .tooLarge(_, let limit): "\(file) has more than \(limit.withByteUnit)"
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
    fileprivate var summary: String { "can't \(operation.rawValue) \(path): \(reason)" }
}
