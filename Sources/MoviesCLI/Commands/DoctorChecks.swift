import CommandLineKit
import Domain
import Presentation
import SystemKit
import Terminal

/// The checks of `movies doctor` that no repository makes.
struct Diagnostics {
    /// Starts the network program, and sends nothing.
    let checkNetworkProgram: () async throws(MoviesError) -> Void

    /// Asks the online source whether the credential is valid.
    let checkCredential: () async throws(MoviesError) -> Void

    /// The number of movies in the files that say which movies the user wants to see; `nil` without
    /// such files.
    let listedMovieCount: () throws(MoviesError) -> Int?

    /// Writes to a folder of the program, and leaves nothing there.
    let checkWriting: (Directories.Folder) throws(MoviesError) -> Void
}

/// The checks of `movies doctor`: each is fine, or says what to do.
struct DoctorChecks {
    private typealias Outcome = (status: DoctorReport.Check.Status, message: String)

    let settings: Settings
    let terminal: TerminalFeatures
    let diagnostics: Diagnostics
    let catalog: any CatalogRepository
    let responseCache: any ResponseCacheRepository
    let recentQueries: any RecentQueriesRepository
    let openedMovies: any OpenedMoviesRepository

    /// Leaves out what there is nothing to check of.
    func run() async -> [DoctorReport.Check] {
        let program = await Result(of: diagnostics.checkNetworkProgram).failure
        // Without the network program, no request can be sent.
        let source =
            program == nil ? await Result(of: diagnostics.checkCredential).failure : program
        let checks: [(name: String, outcome: () async throws(MoviesError) -> Outcome?)] = [
            ("program", { (.ok, "movies \(Version.current), \(Executable.currentPath)") }),
            ("installation", { installation(program) }), ("terminal", { terminalOutcome }),
            ("configuration", { configuration }), ("files", files),
            ("network", { network(program, source) }), ("credential", { credential(source) }),
            ("catalog", storedCatalog), ("cache", cache), ("history", history),
        ]
        var results: [DoctorReport.Check] = []
        for check in checks {
            let outcome: Outcome?
            do throws(MoviesError) {
                outcome = try await check.outcome()
            } catch {
                outcome = failure(error)
            }
            if let outcome {
                results.append(
                    .init(name: check.name, status: outcome.status, message: outcome.message)
                )
            }
        }
        return results
    }

    /// The network program is optional until a request needs it.
    private func installation(_ error: MoviesError?) -> Outcome {
        guard let error else { return (.ok, "complete, with movies-network") }
        guard settings.tmdb == nil,
            let advice = FailureViewModel(error).networkProgramAdvice
        else { return failure(error) }
        return (.ok, "complete without movies-network; for TMDB and downloads, \(advice)")
    }

    private var terminalOutcome: Outcome {
        if terminal.isDumb {
            return (
                .warning,
                "TERM=dumb: no colors, no screens, no images; set TERM to the terminal's name"
            )
        }
        guard let size = terminal.size else { return (.ok, "standard output is not a terminal") }
        let facts = [
            "\(size.columns) × \(size.rows)", terminal.hasColors ? "colors" : "no colors",
            terminal.images.map { "images by \($0)" } ?? "no images",
            terminal.hasLinks ? "links" : "no links",
        ].joined(separator: ", ")
        let isSmall = size.columns < 40 || size.rows < 10
        return isSmall ? (.warning, "\(facts); enlarge the window") : (.ok, facts)
    }

    private var configuration: Outcome {
        if let error = settings.anyProblem { return (.failed(.configuration), error.summary) }
        let warnings = settings.allWarnings
        guard warnings.isEmpty else { return (.warning, warnings.joined(separator: "; ")) }
        switch settings.directories.configurationFile {
        case .success(let path):
            return (.ok, settings.file.exists ? path : "defaults, since there is no \(path)")
        case .failure(let missing):
            return (.warning, "can't use \(missing.path): \(missing.reason)")
        }
    }

    /// `nil` without files of movies.
    private func files() -> Outcome? {
        do throws(MoviesError) {
            return try diagnostics.listedMovieCount().map { (.ok, $0.counted("movie")) }
        } catch {
            let failure = FailureViewModel(error)
            return (.failed(failure.exitCode), failure.message)
        }
    }

    private func storedCatalog() async throws(MoviesError) -> Outcome? {
        let catalog = try await catalog.info()
        try diagnostics.checkWriting(.data)
        let count = catalog.movieCount.counted("movie")
        guard let path = catalog.path else {
            return (
                .ok, count + (catalog.extent?.month.map { " up to \($0)" } ?? "") + ", built in"
            )
        }
        let date = catalog.date.map { ", \($0)" } ?? ""
        return (.ok, "\(count) of \(catalog.sourceName)\(date), \(path)")
    }

    private func cache() async throws(MoviesError) -> Outcome? {
        let cache = try await responseCache.info()
        try diagnostics.checkWriting(.cache)
        return (.ok, "\(cache.responseCount.counted("response")), \(cache.path)")
    }

    private func history() async throws(MoviesError) -> Outcome? {
        _ = try await openedMovies.openedMovies()
        let count = try await recentQueries.recentQueries().entries.count
        try diagnostics.checkWriting(.state)
        let isKept = settings.keepsHistory
        return (
            .ok,
            count.counted("query", plural: "queries")
                + (isKept ? "" : "; no more are saved, as the configuration says")
        )
    }

    /// A check that has failed: what happened, and what to do.
    private func failure(_ error: MoviesError) -> Outcome {
        let failure = FailureViewModel(error)
        let isOnDisk = [.cannotCreate, .readOrWriteFailed].contains(failure.exitCode)
        let advice = "; make room on the disk, or check the path and its permissions"
        return (.failed(failure.exitCode), failure.message + (isOnDisk ? advice : ""))
    }

    private func network(_ program: MoviesError?, _ source: MoviesError?) -> Outcome {
        if program != nil {
            return settings.tmdb == nil
                ? (.ok, "not used without movies-network")
                : (.warning, "not checked, since movies-network can't be used")
        }
        let responds = "\(settings.onlineSourceName) responds"
        switch source {
        case nil: return (.ok, responds)
        case let error? where error.refusesCredential: return (.ok, responds)
        case .offline: return (.ok, "not used with --offline")
        case .credentialMissing:
            return settings.source == .catalog
                ? (.ok, "not used, since the source is the catalog")
                : (.ok, "not used without a credential")
        case let error?:
            let outcome = failure(error)
            guard let proxy = settings.environment.proxyVariable else { return outcome }
            return (outcome.status, outcome.message + "; \(proxy) is set")
        }
    }

    private func credential(_ source: MoviesError?) -> Outcome {
        guard let found = settings.credential else {
            let advice = "'movies config set-token' stores one for \(OnlineSource.tmdb.name)"
            return switch settings.source {
            case .tmdb: (.failed(.credential), "none; \(advice)")
            case .auto, .catalog: (.ok, "none, which is enough for the catalog; \(advice)")
            }
        }
        let name = "the \(found.noun) of \(found.name)"
        switch source {
        case nil: return (.ok, "\(settings.onlineSourceName) accepts \(name)")
        case let error? where error.refusesCredential:
            let advice =
                found.path != nil
                ? "'movies config set-token' stores another" : "set another, or unset it"
            return (.failed(.credential), "\(FailureViewModel(error).summary), \(name); \(advice)")
        case .some:
            return (settings.anyProblem == nil ? .ok : .warning, "\(name), not checked")
        }
    }
}
