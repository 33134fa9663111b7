import Data
import Domain
import Infrastructure
import Presentation

/// The composition root: the only place where a concrete type meets the protocol it serves.
@MainActor
final class AppDIContainer {
    private let settings: Settings
    private let console: Console
    private let transport: WorkerTransport

    /// How the program talks to its user.
    enum Mode {
        /// One command that prints and ends.
        case oneShot
        case lineMode
        case fullScreen
    }

    private let mode: Mode
    private let catalogStore: CatalogStore
    private let catalogMovies: CatalogMoviesRepository

    /// `nil` unless the catalog is to be updated.
    private let dataSetURLs: DataSetURLs?

    /// When a command that asks once must end; `nil` if it is interactive.
    private let deadline: ContinuousClock.Instant?

    /// What draws posters; `nil` where nothing can, or where there are none.
    let renderPoster: PosterView.Renderer?

    init(
        settings: Settings,
        console: Console,
        transport: WorkerTransport,
        mode: Mode,
        dataSetURLs: DataSetURLs?
    ) {
        self.settings = settings
        self.console = console
        self.transport = transport
        self.mode = mode
        self.dataSetURLs = dataSetURLs
        deadline =
            mode == .oneShot ? .now.advanced(by: settings.timeout.duration) : nil
        // Without a directory for an imported catalog there is only the built-in one.
        catalogStore = CatalogStore(
            folder: try? settings.directories.data.get(),
            cacheFolder: try? settings.directories.cache.get()
        )
        catalogMovies = CatalogMoviesRepository(store: catalogStore)
        let showsPosters =
            mode == .fullScreen && settings.tmdb != nil && console.usesColor(settings.color)
        if showsPosters, let chafa = Chafa() {
            renderPoster = { await chafa.text(of: $0, columns: $1.columns, rows: $1.rows) }
        } else {
            renderPoster = nil
        }
    }

    private var isInteractive: Bool { mode != .oneShot }

    func makeMoviesSceneDIContainer() -> MoviesSceneDIContainer {
        MoviesSceneDIContainer(
            dependencies: .init(
                movies: offMain(makeMoviesRepository()),
                spelling: offMain(catalogMovies),
                recentQueries: offMain(makeRecentQueriesRepository()),
                responseCache: makeResponseCacheRepository(),
                catalog: makeCatalogRepository(),
                titles: catalogMovies,
                matcher: FoldingQueryMatcher(),
                pages: BrowserWebPagesRepository(browser: browser),
                posters: makePosterImagesRepository(),
                includesAdult: settings.includesAdult
            )
        )
    }

    // What blocks the main thread must not run there while it reads keys. A command that searches
    // once and exits has nothing else to do, and is quicker without another thread.

    private func offMain(_ movies: any MoviesRepository) -> any MoviesRepository {
        isInteractive ? OffMainMoviesRepository(movies) : movies
    }

    private func offMain(
        _ spelling: any SpellingCorrectionRepository
    ) -> any SpellingCorrectionRepository {
        isInteractive ? OffMainSpellingCorrectionRepository(spelling) : spelling
    }

    private func offMain(_ queries: any RecentQueriesRepository) -> any RecentQueriesRepository {
        isInteractive ? OffMainRecentQueriesRepository(queries) : queries
    }

    private func makePosterImagesRepository() -> (any PosterImagesRepository)? {
        guard renderPoster != nil, let tmdb = settings.tmdb else { return nil }
        return TMDBPosterImagesRepository(
            network: makeNetworkService(
                NetworkConfiguration(service: tmdb.imageURL, headers: [userAgent]),
                log: makeNetworkLog(tmdb)
            ),
            imageURL: tmdb.imageURL.description,
            cache: makeResponseCache(),
            policy: cachePolicy
        )
    }

    private var browser: WebBrowser {
        // Two programs can't have the terminal.
        WebBrowser(
            settings.browser,
            manner: isInteractive ? .inBackground(gracePeriod: .seconds(2)) : .inForeground
        )
    }

    private func makeMoviesRepository() -> any MoviesRepository {
        guard let tmdb = settings.tmdb else { return catalogMovies }
        guard tmdb.credential != nil || settings.isOffline else {
            return UnavailableMoviesRepository(.credentialMissing)
        }
        let movies = TMDBMoviesRepository(
            client: makeTMDBClient(tmdb),
            imageURL: tmdb.imageURL.description,
            language: settings.language.description,
            region: settings.region?.description
        )
        return settings.fallsBackToCatalog
            ? FallbackMoviesRepository(movies, catalog: catalogMovies) : movies
    }

    private func makeCatalogRepository() -> any CatalogRepository {
        FileCatalogRepository(
            store: catalogStore,
            downloader: dataSetURLs.map(makeCatalogDownloads)
        ) {
            ReleaseDate(utc: .now)
        }
    }

    private func makeCatalogDownloads(_ addresses: DataSetURLs) -> DataSetDownloader {
        DataSetDownloader(
            downloader: FileDownloader(
                transport: transport,
                idleTimeout: settings.timeout.duration,
                log: makeNetworkLog(settings.tmdb)
            ),
            imdbURL: addresses.imdb,
            exportsURL: addresses.exports,
            // Packed once more, they could not be gone on with.
            headers: [userAgent, HTTPHeader("Accept-Encoding", "identity")]
        )
    }

    private var userAgent: HTTPHeader {
        HTTPHeader("User-Agent", "movies/\(Version.current)")
    }

    private func makeTMDBClient(_ tmdb: TMDBSettings) -> TMDBClient {
        let log = makeNetworkLog(tmdb)
        return TMDBClient(
            network: makeNetworkService(
                NetworkConfiguration(
                    service: tmdb.apiURL,
                    headers: [HTTPHeader("Accept", "application/json"), userAgent]
                        + (tmdb.credential?.headers ?? []),
                    queryItems: tmdb.credential?.queryItems ?? []
                ),
                log: log
            ),
            cache: makeResponseCache(),
            credential: tmdb.credential,
            policy: cachePolicy,
            log: log
        )
    }

    private var cachePolicy: CachePolicy {
        settings.isOffline ? .cacheOnly : settings.forcesRefresh ? .reload : .useCache
    }

    private func makeResponseCache() -> ResponseCache? {
        try? ResponseCache(
            store: DiskCache(
                folder: settings.directories.cache.get(),
                byteLimit: ResponseCache.byteLimit
            )
        )
    }

    private func makeNetworkService(
        _ configuration: NetworkConfiguration,
        log: @escaping @Sendable (NetworkLogEntry) -> Void
    ) -> any NetworkService {
        let timeout = settings.timeout.duration
        let service = RetryingNetworkService(
            configuration,
            transport: GzipDecodingTransport(
                // Nothing moves on a screen while a command waits whose progress is not shown.
                isInteractive || console.errors.isTerminal
                    ? transport : BlockingWorkerTransport(transport),
                gzip: Gzip()
            ),
            deadline: { [deadline] in deadline ?? .now.advanced(by: timeout) },
            log: log
        )
        // A command sends one request after the other.
        return isInteractive ? CoalescingNetworkService(service) : service
    }

    private func makeNetworkLog(_ tmdb: TMDBSettings?) -> @Sendable (NetworkLogEntry) -> Void {
        // A screen has no place for it, unless it goes elsewhere.
        let hasPlace = !isInteractive || !console.errors.isTerminal
        guard settings.isVerbose, hasPlace else { return { _ in } }
        return { [console] entry in
            let line = RequestLogFormatter.text(entry, hiding: tmdb?.credential?.secret)
            console.reportOverProgress(line)
        }
    }

    private func makeResponseCacheRepository() -> any ResponseCacheRepository {
        switch settings.directories.cache {
        case .success(let folder):
            // To clear the cache is worth a longer wait than to cache one more response.
            FileResponseCacheRepository(
                store: DiskCache(
                    folder: folder,
                    byteLimit: ResponseCache.byteLimit,
                    lockDeadline: lockDeadline
                )
            )
        case .failure(let missing): UnavailableResponseCacheRepository(MoviesError(missing))
        }
    }

    /// A wait for another process is a part of what the command may take.
    private var lockDeadline: @Sendable () -> ContinuousClock.Instant {
        { [deadline] in
            let longest = ContinuousClock.now.advanced(by: .seconds(2))
            return min(deadline ?? longest, longest)
        }
    }

    private func makeRecentQueriesRepository() -> any RecentQueriesRepository {
        switch settings.directories.state {
        case .success(let folder):
            let store = FileStore(folder: folder, lockDeadline: lockDeadline)
            let file = FileRecentQueriesRepository(store: store)
            return settings.keepsHistory ? file : HistoryDisabledRecentQueriesRepository(file)
        case .failure(let missing):
            return UnavailableRecentQueriesRepository(MoviesError(missing))
        }
    }
}

extension MoviesError {
    fileprivate init(_ missing: Directories.Missing) {
        self = .storage(
            StorageFailure(operation: .create, path: missing.path, reason: missing.reason)
        )
    }
}
