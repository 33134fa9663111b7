import Data
import Domain
import Infrastructure
import SystemKit
import Terminal

/// The order of the requests of a command, and their share of its timeout.
enum RequestPattern {
    /// One after the other, within one timeout.
    case sequential

    /// Several at the same time, within one timeout.
    case concurrent

    /// Any number, several at the same time, each with its own timeout.
    case independent

    /// The requests of a screen or of line mode: as the user types, each with its own timeout.
    case interactive
}

/// Makes the network services, each a chain of decorators around the worker.
struct NetworkAssembly {
    private let settings: Settings
    private let console: Console
    private let requests: RequestPattern
    private let transport = WorkerTransport()

    /// Keeps a server that timed out from being asked with every key on a screen, and one that fails
    /// the first of many requests, which are alike, from being asked again.
    let breaker: CircuitBreaker?

    /// `nil` without a directory for it.
    private let cache: ResponseCache?

    /// The time at which a one-shot command must end; `nil` if each request has its own timeout.
    private let deadline: ContinuousClock.Instant?

    /// `nil` unless the catalog is to be updated over the network.
    private let imdbURL: ServiceURL?

    init(
        _ settings: Settings,
        _ console: Console,
        _ requests: RequestPattern,
        imdbURL: ServiceURL?
    ) {
        self.settings = settings
        self.console = console
        self.requests = requests
        breaker =
            switch requests {
            case .sequential, .concurrent: nil
            case .independent: CircuitBreaker(isFinal: true)
            case .interactive: CircuitBreaker()
            }
        self.imdbURL = settings.isOffline ? nil : imdbURL
        // Starting the worker early saves time if it is certainly needed.
        if settings.isCertainToUseNetwork || self.imdbURL != nil { transport.prepare() }
        cache = try? ResponseCache(
            store: .success(
                DiskCache(
                    folder: settings.directories[.cache].get(),
                    byteLimit: ResponseCache.byteLimit
                )
            )
        )
        let isBounded = requests == .sequential || requests == .concurrent
        deadline = isBounded ? .now.advanced(by: settings.timeout) : nil
    }

    /// `usesCache` is whether responses come from the cache, and are cached.
    func makeTMDBClient(_ tmdb: TMDBSettings, usesCache: Bool = true) -> JSONClient {
        let configuration = NetworkConfiguration(
            host: tmdb.apiURL.host,
            baseURL: tmdb.apiURL.description,
            headers: [HTTPHeader("Accept", "application/json"), userAgent]
                + (tmdb.credential?.tmdbHeaders ?? []),
            queryItems: tmdb.credential?.tmdbQueryItems ?? []
        )
        return JSONClient(
            CachingNetworkService(
                makeService(configuration),
                configuration,
                source: .tmdb,
                cache: usesCache ? cache : nil,
                policy: cachePolicy,
                log: log
            ),
            errors: TMDBErrorReader(credential: tmdb.credential)
        )
    }

    func makePosterService(_ tmdb: TMDBSettings) -> CachingNetworkService {
        let configuration = NetworkConfiguration(
            host: tmdb.imageURL.host,
            baseURL: tmdb.imageURL.description,
            headers: [userAgent]
        )
        return CachingNetworkService(
            makeService(configuration),
            configuration,
            source: .tmdb,
            cache: cache,
            policy: cachePolicy
        )
    }

    func makeDownloader() -> DataSetDownloader? {
        guard let imdbURL else { return nil }
        return DataSetDownloader(
            downloader: FileDownloader(
                transport: transport,
                idleTimeout: settings.timeout,
                sizeLimit: DataSetDownloader.sizeLimit,
                log: log
            ),
            imdbURL: imdbURL,
            // A download that is compressed on the fly could not be resumed.
            headers: [userAgent, HTTPHeader("Accept-Encoding", "identity")]
        )
    }

    /// Starts the network program, and sends nothing.
    func checkNetworkProgram() async throws(MoviesError) {
        do {
            try await transport.checkWorker(within: settings.timeout)
        } catch {
            let server = Server(host: WorkerProtocol.programName, source: .tmdb)
            throw MoviesError(error, server: server)
        }
    }

    /// Asks TMDB whether the credential is valid.
    func check(_ tmdb: TMDBSettings?) async throws(MoviesError) {
        guard let tmdb, tmdb.credential != nil else { throw .credentialMissing(.tmdb) }
        try await makeTMDBClient(tmdb, usesCache: false).checkTMDBCredential()
    }

    /// The responses on disk, for the commands that count and remove them.
    func makeResponseCache() -> any ResponseCacheRepository {
        let store = settings.directories[.cache].map { folder in
            // Clearing the cache is worth a longer wait than caching one more response.
            DiskCache(
                folder: folder,
                byteLimit: ResponseCache.byteLimit,
                lockDeadline: lockDeadline
            )
        }
        return ResponseCache(store: store.mapError(MoviesError.storage))
    }

    private var cachePolicy: CachePolicy {
        settings.isOffline ? .cacheOnly : settings.forcesRefresh ? .reload : .useCache
    }

    /// The end of a wait for another process; it counts against the command's own deadline.
    var lockDeadline: @Sendable () -> ContinuousClock.Instant {
        { [deadline] in
            let longest = ContinuousClock.now.advanced(by: .seconds(2))
            return min(deadline ?? longest, longest)
        }
    }

    private var userAgent: HTTPHeader { HTTPHeader("User-Agent", "movies/\(Version.current)") }

    private func makeService(_ configuration: NetworkConfiguration) -> any NetworkService {
        let timeout = settings.timeout
        return RetryingNetworkService(
            configuration,
            transport: GzipDecodingTransport(transport, gzip: Gzip()),
            breaker: breaker,
            deadline: { [deadline] in deadline ?? .now.advanced(by: timeout) },
            log: log
        )
    }

    private var log: @Sendable (NetworkLogEntry) -> Void {
        // A screen has no room for a log, unless the log goes elsewhere.
        let canLog = requests != .interactive || !console.errors.isTerminal
        guard settings.isVerbose, canLog else { return { _ in } }
        let secrets = [settings.tmdb?.credential?.secret].compactMap(\.self)
        return { [console] entry in
            console.reportOverProgress(RequestLog.text(entry, hiding: secrets))
        }
    }
}

/// Formats a network request as one line, for `--verbose`.
enum RequestLog {
    /// Each of the secrets is replaced by `***`.
    static func text(_ entry: NetworkLogEntry, hiding secrets: [String]) -> String {
        let milliseconds = Int((entry.duration / .milliseconds(1)).rounded())
        let result =
            switch entry.outcome {
            case .response(let status, let byteCount): "status \(status), \(byteCount) bytes"
            case .failure(let error, let byteCount): "\(reason(error)), \(byteCount) bytes"
            case .cached(let byteCount, let age): "cached \(age) s ago, \(byteCount) bytes"
            }
        let cache =
            switch (entry.outcome, entry.cacheStatus) {
            case (.cached, _): ", cache hit"
            case (_, .miss): ", cache miss"
            case (_, .stale): ", cache stale"
            case (_, nil): ""
            }
        let line =
            "GET \(entry.url): \(result), \(milliseconds) ms, "
            + "attempt \(entry.attempt)\(cache)"
        // The logged URL contains no credential, but the user may have typed it as a query.
        return secrets.filter { $0.count > 3 }.reduce(line) { $0.replacing($1, with: "***") }
    }

    private static func reason(_ error: NetworkError) -> String {
        switch error {
        case .workerUnusable(let path, _): "\(path) can't be used"
        case .noResources(let reason): reason
        case .programMissing(let name): "can't start \(name)"
        case .cancelled: "cancelled"
        case .timedOut: "timed out"
        case .unreachable(.hostNotFound): "no such host"
        case .unreachable(.refused): "connection refused"
        case .unreachable(.proxy): "no connection through the proxy"
        case .unreachable(.tls): "no secure connection"
        case .unreachable(.lost): "connection lost"
        case .unreachable(.cutOff): "response cut off"
        case .unreachable(.other): "unreachable"
        case .malformedResponse: "malformed response"
        case .httpStatus(let response): "status \(response.status)"
        case .tooLarge(let limit): "more than \(limit) bytes"
        }
    }
}
