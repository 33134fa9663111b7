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
    /// The way in which the program talks to its user; a one-shot command prints and ends.
    enum Mode { case oneShot, lineMode, fullScreen }

    private let settings: Settings
    private let console: Console
    private let mode: Mode
    private let network: NetworkAssembly

    /// Whether a person uses the program, and the settings allow to save what the person did.
    private let savesHistory: Bool
    let posterAssembly: PosterAssembly

    /// `printsPoster` is whether a one-shot command prints a poster if it can, and `requests` how its
    /// requests depend on each other.
    init(
        _ context: CommandContext,
        _ settings: Settings,
        mode: Mode = .oneShot,
        printsPoster: Bool = false,
        requests: RequestPattern = .sequential,
        imdbURL: ServiceURL? = nil
    ) {
        self.settings = settings
        self.mode = mode
        console = context.console
        let requests = mode == .oneShot ? requests : .interactive
        network = NetworkAssembly(settings, console, requests, imdbURL: imdbURL)
        let isUsedByPerson =
            switch mode {
            case .oneShot: console.isInteractive
            case .lineMode: console.inputIsTerminal
            case .fullScreen: true
            }
        savesHistory = isUsedByPerson && settings.keepsHistory
        posterAssembly = PosterAssembly(settings, network, mode, printsPoster: printsPoster)
        // The program ends with the command. To release the container would take 4 % of a search.
        _ = Unmanaged.passRetained(self)
    }

    private(set) lazy var scene = MoviesSceneDIContainer(dependencies: self)

    var now: Timestamp { .now }
    var includesAdult: Bool { settings.includesAdult }
    var site: MovieSite? { settings.site }
    var posters: (any PosterImagesRepository)? { posterAssembly.images }
    var usesNetwork: Bool { settings.tmdb?.credential != nil && !settings.isOffline }

    func askAgain() { network.breaker?.close() }

    // MARK: Movies

    var movies: any MoviesRepository { source }
    lazy var localMovies: any MoviesRepository = FallbackRepository(
        .success(catalogMovies),
        threads: threads
    )

    // Not off the main thread: on a live screen, all that uses these runs elsewhere as a whole.
    var spelling: any SpellingCorrectionRepository { catalogMovies }
    var titles: any TitleSuggestionsRepository { catalogMovies }
    var names: any PersonSuggestionsRepository { catalogMovies }

    // Not off the main thread: no screen matches names, or shows people.
    var nameMatcher: any MovieNameMatcher { catalogMovies }
    func movieNames(in path: String) throws(MoviesError) -> [MovieName] {
        try MovieNamesFile.names(in: path)
    }

    var people: any PeopleRepository { source }

    let interpreter: any QueryInterpreter = QueryGrammar()
    let sorter: any MovieSorter = FoldingMovieSorter()

    private lazy var source = FallbackRepository(
        tmdbMovies ?? .success(catalogMovies),
        catalog: settings.tmdb != nil && settings.fallsBackToCatalog ? catalogMovies : nil,
        searchesCatalogOnly: !settings.movieFiles.included.isEmpty && !settings.filesOnlyRate,
        // An imported catalog may have the ratings of IMDb.
        imdbRating: catalogMovies.imdbRating,
        threads: threads
    )

    /// On a screen, what blocks runs off the main thread.
    private var threads: WorkThreads { mode == .oneShot ? .callers : .shared }

    /// `nil` if movies are searched in the catalog only.
    private var tmdbMovies: Result<any FallbackRepository.Source, MoviesError>? {
        guard let tmdb = settings.tmdb else { return nil }
        guard tmdb.credential != nil || settings.isOffline else {
            return .failure(.credentialMissing(.tmdb))
        }
        return .success(
            TMDBMoviesRepository(
                client: network.makeTMDBClient(tmdb),
                imageURL: tmdb.imageURL.description,
                language: settings.language.description,
                meanings: catalogStore,
                region: settings.region?.description,
                includesAdult: settings.includesAdult,
                selection: selection
            )
        )
    }

    lazy var webPages: any MovieWebPagesRepository = BrowserWebPagesRepository(
        // Two programs can't share the terminal.
        browser: WebBrowser(
            settings.environment["BROWSER"],
            mode: mode == .oneShot ? .foreground : .detached(gracePeriod: .seconds(2))
        )
    )

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

    /// The movies that the user's files allow.
    private lazy var selection = MovieSelection(
        included: settings.movieFiles.included,
        excluded: settings.movieFiles.excluded,
        origin: settings.movieFiles.origin,
        onlyRates: settings.filesOnlyRate,
        store: catalogStore
    )

    private lazy var catalogMovies =
        CatalogMoviesRepository(store: catalogStore, selection: selection)

    lazy var catalog: any CatalogRepository = FileCatalogRepository(
        store: catalogStore,
        downloader: network.makeDownloader(),
        downloadsFolder: (try? settings.directories[.cache].get()).map { $0 + "/downloads" }
    )

    lazy var recentQueries: any RecentQueriesRepository = FileRecentQueriesRepository(
        store: historyStore,
        isSaving: savesHistory,
        threads: threads
    )

    lazy var openedMovies: any OpenedMoviesRepository = FileOpenedMoviesRepository(
        store: historyStore,
        isSaving: savesHistory,
        threads: threads
    )

    private var historyStore: Result<FileStore, MoviesError> {
        settings.directories[.state]
            .map { FileStore(folder: $0, lockDeadline: network.lockDeadline) }
            .mapError(MoviesError.storage)
    }

    lazy var responseCache: any ResponseCacheRepository = network.makeResponseCache()

    var diagnostics: Diagnostics {
        Diagnostics(
            checkNetworkProgram: network.checkNetworkProgram,
            checkCredential: { [network, settings] () throws(MoviesError) in
                try await network.check(settings.tmdb)
            },
            listedMovieCount: { [selection] () throws(MoviesError) in
                try selection.listedMovieCount()
            },
            checkWriting: { [settings] folder throws(MoviesError) in
                let path = try settings.directories[folder].mapError(MoviesError.storage).get()
                try MoviesError.mapping(try PrivateDirectory(path: path).checkWriting())
            }
        )
    }

    func checkCredential(of tmdb: TMDBSettings) async throws(MoviesError) {
        try await network.check(tmdb)
    }
}
