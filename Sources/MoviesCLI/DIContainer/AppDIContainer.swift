import CommandLineKit
import Data
import Domain
import Infrastructure
import Presentation
import Search
import SystemKit
import Terminal

/// The composition root: the only place where a concrete type meets the protocol it serves.
///
/// Each repository is made when a use case first needs it, so that a command makes no other.
@MainActor
final class AppDIContainer: MoviesSceneDIContainerDependencies {
    /// How the program talks to its user.
    enum Mode {
        /// One command that prints and ends.
        case oneShot
        case lineMode
        case fullScreen
    }

    private let settings: Settings
    private let console: Console
    private let mode: Mode
    private let network: NetworkAssembly

    /// Whether a person uses the program, and the settings allow to save what the person did.
    private let savesHistory: Bool

    /// Whether the screens may show posters, if the terminal or a program can.
    private let showsPosters: Bool

    /// Asks the terminal what it can show.
    let probe: TerminalProbe

    /// `printsPoster` is whether a one-shot command prints a poster if it can.
    init(
        settings: Settings,
        console: Console,
        mode: Mode,
        printsPoster: Bool,
        requests: RequestPattern,
        imdbURL: ServiceURL?,
        environment: Environment
    ) {
        self.settings = settings
        self.console = console
        self.mode = mode
        let isUsedByPerson =
            switch mode {
            case .oneShot: console.isInteractive
            case .lineMode: console.inputIsTerminal
            case .fullScreen: true
            }
        savesHistory = isUsedByPerson && settings.keepsHistory
        network = NetworkAssembly(
            settings: settings,
            console: console,
            isInteractive: mode != .oneShot,
            requests: requests,
            imdbURL: imdbURL
        )
        let wantsPosters =
            switch mode {
            case .oneShot: printsPoster && settings.tmdb?.credential != nil
            case .lineMode: false
            case .fullScreen: settings.tmdb != nil
            }
        showsPosters = wantsPosters && settings.showsImages && settings.color.allowsColor
        probe = TerminalProbe(
            environment: environment,
            // A command is not to wait for a timeout in tmux.
            graphics: !showsPosters ? .disabled : mode == .oneShot ? .terminal : .terminalAroundTmux
        )
    }

    func makeMoviesSceneDIContainer() -> MoviesSceneDIContainer {
        MoviesSceneDIContainer(dependencies: self)
    }

    var now: Timestamp { .now }
    var includesAdult: Bool { settings.includesAdult }
    var site: MovieSite? { settings.site }
    var usesNetwork: Bool { settings.tmdb?.credential != nil && !settings.isOffline }

    func askAgain() { network.breaker.close() }

    // MARK: Movies

    lazy var movies: any MoviesRepository = offMain(makeMovies())
    lazy var localMovies: any MoviesRepository = offMain(catalogMovies)

    // Not off the main thread: on a live screen, all that uses these runs elsewhere as a whole.
    var spelling: any SpellingCorrectionRepository { catalogMovies }
    var titles: any TitleSuggestionsRepository { catalogMovies }
    var names: any PersonSuggestionsRepository { catalogMovies }

    // Not off the main thread: no screen matches names.
    var nameMatcher: any MovieNameMatcher { catalogMovies }
    func movieNames(in path: String) throws(MoviesError) -> [MovieName] {
        try MovieNamesFile.names(in: path)
    }

    // Not off the main thread: no screen shows people.
    lazy var people: any PeopleRepository = makePeople()

    let matcher: any QueryMatcher = FoldingQueryMatcher()
    let interpreter: any QueryInterpreter = QueryGrammar()
    let sorter: any MovieSorter = FoldingMovieSorter()

    lazy var posters: (any PosterImagesRepository)? =
        showsPosters ? settings.tmdb.map { makePosters($0) } : nil

    /// How long a command waits for the terminal before it prints text alone.
    private static let oneShotProbeTimeout = Duration.milliseconds(300)

    /// Draws posters; `nil` if there are none.
    lazy var posterRenderer: PosterRenderer? =
        showsPosters
        ? PosterRenderer(
            probe: probe,
            chafa: Chafa(),
            // Each printed poster stays on the terminal, so that it needs an id of its own.
            imageID: mode == .oneShot ? .random(in: PosterRenderer.printedIDs) : nil,
            driverCell: { TerminalSession.cell }
        ) : nil

    lazy var webPages: any MovieWebPagesRepository = BrowserWebPagesRepository(
        // Two programs can't share the terminal.
        browser: WebBrowser(
            settings.environment["BROWSER"],
            mode: mode == .oneShot ? .foreground : .detached(gracePeriod: .seconds(2))
        )
    )

    private func makeMovies() -> any MoviesRepository {
        guard let tmdb = settings.tmdb else { return catalogMovies }
        guard tmdb.credential != nil || settings.isOffline else {
            return UnavailableRepository(.credentialMissing(.tmdb))
        }
        return OnlineMoviesRepository(
            makeMovies(of: tmdb),
            catalog: settings.fallsBackToCatalog ? catalogMovies : nil,
            searchesCatalogOnly: !settings.movieFiles.included.isEmpty && !settings.filesOnlyRate,
            // An imported catalog may have the ratings of IMDb.
            imdbRating: catalogMovies.imdbRating
        )
    }

    private func makePeople() -> any PeopleRepository {
        guard let tmdb = settings.tmdb else { return catalogMovies }
        guard tmdb.credential != nil || settings.isOffline else {
            return UnavailableRepository(.credentialMissing(.tmdb))
        }
        let people = makeMovies(of: tmdb)
        return settings.fallsBackToCatalog
            ? FallbackPeopleRepository(people, catalog: catalogMovies) : people
    }

    private func makeMovies(of tmdb: TMDBSettings) -> TMDBMoviesRepository {
        TMDBMoviesRepository(
            client: network.makeTMDBClient(tmdb),
            imageURL: tmdb.imageURL.description,
            language: settings.language.description,
            meanings: catalogStore,
            region: settings.region?.description,
            includesAdult: settings.includesAdult,
            selection: selection
        )
    }

    private func makePosters(_ tmdb: TMDBSettings) -> any PosterImagesRepository {
        TMDBPosterImagesRepository(
            network.makePosterService(tmdb),
            imageURL: tmdb.imageURL.description,
            canShow: { await self.canShowPosters() }
        )
    }

    /// A screen asks the terminal when it starts, and a command when it has a poster to print.
    private func canShowPosters() async -> Bool {
        if mode == .oneShot {
            // A shell would stop a program in the background that asks the terminal.
            guard TerminalSession.isInForeground else { return false }
            await probe.ask(timeout: Self.oneShotProbeTimeout)
        }
        return await posterRenderer?.canRender() ?? false
    }

    // MARK: The catalog

    // Without a directory for an imported catalog there is only the built-in one.
    private lazy var catalogStore = CatalogStore(
        folder: try? settings.directories[.data].get(),
        cacheFolder: try? settings.directories[.cache].get(),
        installedFolder: Executable.sharedFolder("movies"),
        language: settings.language.catalogTitleCode ?? Language.standard.code,
        onFailure: { [console, reports = mode == .oneShot && !settings.isQuiet] error in
            let failure = ErrorReport(FailureViewModel(error))
            if reports { console.reportAtEnd(failure.sentence, unlessReported: failure.summary) }
        }
    )

    /// Which movies the user's files allow.
    private lazy var selection = MovieSelection(
        included: settings.movieFiles.included,
        excluded: settings.movieFiles.excluded,
        origin: settings.movieFiles.origin,
        onlyRates: settings.filesOnlyRate,
        store: catalogStore
    )

    private lazy var catalogMovies = CatalogMoviesRepository(
        store: catalogStore,
        selection: selection
    )

    lazy var catalog: any CatalogRepository = FileCatalogRepository(
        store: catalogStore,
        downloader: network.makeDownloader(),
        downloadsFolder: (try? settings.directories[.cache].get()).map { $0 + "/downloads" }
    )

    // MARK: What is saved from one run to the next

    lazy var recentQueries: any RecentQueriesRepository = FileRecentQueriesRepository(
        store: historyStore,
        isSaving: savesHistory,
        isOffMain: mode != .oneShot
    )

    lazy var openedMovies: any OpenedMoviesRepository = FileOpenedMoviesRepository(
        store: historyStore,
        isSaving: savesHistory,
        isOffMain: mode != .oneShot
    )

    private var historyStore: Result<FileStore, MoviesError> {
        settings.directories[.state]
            .map { FileStore(folder: $0, lockDeadline: network.lockDeadline) }
            .mapError(MoviesError.storage)
    }

    lazy var responseCache: any ResponseCacheRepository =
        switch settings.directories[.cache] {
        case .success(let folder):
            // Clearing the cache is worth a longer wait than caching one more response.
            ResponseCache(
                store: DiskCache(
                    folder: folder,
                    byteLimit: ResponseCache.byteLimit,
                    lockDeadline: network.lockDeadline
                )
            )
        case .failure(let missing): UnavailableRepository(.storage(missing))
        }

    // MARK: Checks

    lazy var diagnostics: any DiagnosticsRepository = network.makeDiagnostics(selection)

    lazy var credentials: any CredentialRepository = FileCredentialRepository(
        path: FoundCredential.path(in: settings.directories).mapError(MoviesError.storage),
        check: { [network, settings] credential throws(MoviesError) in
            guard var tmdb = settings.tmdb else { throw .credentialMissing(credential.source) }
            tmdb.credential = credential
            try await network.makeTMDBClient(tmdb, usesCache: false).checkTMDBCredential()
        }
    )

    /// Keeps what blocks off the main thread, which reads keys in an interactive mode; a command that
    /// searches once is faster without another thread.
    private func offMain(_ movies: any MoviesRepository) -> any MoviesRepository {
        mode == .oneShot ? movies : OffMainMoviesRepository(movies)
    }
}
