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
                movies: makeMoviesRepository(),
                spellings: CatalogSpellingRepository(store: catalogStore),
                recentQueries: makeRecentQueriesRepository(),
                responseCache: makeResponseCacheRepository(),
                catalog: makeCatalogRepository(),
                titles: CatalogTitlesRepository(store: catalogStore),
                matcher: FoldingQueryMatcher(),
                pages: BrowserWebPagesRepository(browser: browser),
                posters: makePosterImagesRepository(),
                includesAdult: settings.includesAdult,
                isInteractive: isInteractive
            )
        )
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
            mode: networkMode
        )
    }

    private var browser: WebBrowser {
        // Two programs can't have the terminal.
        WebBrowser(
            settings.browser,
            manner: isInteractive ? .inBackground(patience: .seconds(2)) : .inForeground
        )
    }

    private func makeMoviesRepository() -> any MoviesRepository {
        guard let tmdb = settings.tmdb else { return makeCatalogMovies() }
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
            ? FallbackMoviesRepository(movies, catalog: makeCatalogMovies()) : movies
    }

    /// Where there is no home for an imported catalog, there is none.
    private var catalogStore: CatalogStore {
        CatalogStore(
            folder: try? settings.directories.data.get(),
            cacheFolder: try? settings.directories.cache.get()
        )
    }

    private func makeCatalogMovies() -> CatalogMoviesRepository {
        CatalogMoviesRepository(store: catalogStore)
    }

    private func makeCatalogRepository() -> any CatalogRepository {
        FileCatalogRepository(
            store: catalogStore,
            downloader: dataSetURLs.map(makeCatalogDownloads)
        ) {
            ReleaseDate(String(Date.now.ISO8601Format().prefix(10)))
        }
    }

    private func makeCatalogDownloads(_ addresses: DataSetURLs) -> DataSetDownloader {
        DataSetDownloader(
            downloader: FileDownloader(
                transport: transport,
                patience: settings.timeout.duration,
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
            mode: networkMode,
            log: log
        )
    }

    private var networkMode: TMDBClient.Mode {
        settings.isOffline ? .never : settings.forcesRefresh ? .always : .useCache
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
