import CommandLineKit
import Domain
import Presentation
import SystemKit
import Terminal

/// The checks of `movies doctor`: each is fine, or says what to do.
struct DoctorReport {
    struct Check: Hashable {
        enum Status: Hashable {
            case ok

            /// Something works less well than it could.
            case warning

            /// Something does not work; other commands that need it end with the exit code.
            case failed(ExitCode)

            /// The value of `status` in JSON, and what a terminal shows in the first column.
            var shown: (word: String, mark: StyledText) {
                switch self {
                case .ok: ("ok", StyledText("✓", .success))
                case .warning: ("warning", StyledText("!", .caution))
                case .failed: ("failed", StyledText("✗", .error))
                }
            }
        }

        let name: String
        let status: Status

        /// One sentence without a full stop.
        let message: String
    }

    private typealias Outcome = (status: Check.Status, message: String)

    let diagnosis: Diagnosis
    let settings: Settings
    let terminal: TerminalFeatures

    /// In the order in which they are printed; what there is nothing to check of is left out.
    var checks: [Check] {
        let outcomes: [(name: String, outcome: Outcome?)] = [
            ("program", (.ok, "movies \(Version.current), \(Executable.currentPath)")),
            ("installation", installation), ("terminal", terminalOutcome),
            ("configuration", configurationOutcome), ("files", files), ("network", network),
            ("credential", credential), ("catalog", outcome(diagnosis.catalog, catalog)),
            ("cache", outcome(diagnosis.responseCache, cache)),
            ("history", outcome(diagnosis.recentQueries, history)),
        ]
        return outcomes.compactMap { name, outcome in
            outcome.map { Check(name: name, status: $0.status, message: $0.message) }
        }
    }

    /// The first failure, as a script reads it.
    var error: ErrorReport? {
        for check in checks {
            if case .failed(let code) = check.status {
                return ErrorReport(code, "\(check.name): \(check.message)")
            }
        }
        return nil
    }

    var exitCode: ExitCode { error?.exitCode ?? .done }

    /// The network program is optional until a request needs it.
    private var installation: Outcome {
        guard let error = diagnosis.networkProgram else {
            return (.ok, "complete, with movies-network")
        }
        guard settings.tmdb == nil,
            let advice = FailureViewModel(error).networkProgramAdvice
        else { return failed(error) }
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

    private var configurationOutcome: Outcome {
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
    private var files: Outcome? {
        switch diagnosis.movieFiles {
        case .success(let count): count.map { (.ok, $0.counted("movie")) }
        case .failure(let error):
            (.failed(FailureViewModel(error).exitCode), FailureViewModel(error).message)
        }
    }

    private func catalog(_ catalog: CatalogInfo) -> String {
        let count = catalog.movieCount.counted("movie")
        guard let path = catalog.path else {
            return count + (catalog.extent?.month.map { " up to \($0)" } ?? "") + ", built in"
        }
        return "\(count) of \(catalog.sourceName)"
            + (catalog.date.map { ", \($0)" } ?? "") + ", \(path)"
    }

    private func cache(_ cache: ResponseCacheInfo) -> String {
        "\(cache.responseCount.counted("response")), \(cache.path)"
    }

    private func history(_ count: Int) -> String {
        count.counted("query", plural: "queries")
            + (settings.keepsHistory ? "" : "; no more are saved, as the configuration says")
    }

    private func outcome<Facts>(
        _ result: Result<Facts, MoviesError>,
        _ message: (Facts) -> String
    ) -> Outcome {
        switch result {
        case .success(let facts): (.ok, message(facts))
        case .failure(let error): failed(error)
        }
    }

    /// A check that has failed: what happened, and what to do.
    private func failed(_ error: MoviesError) -> Outcome {
        let failure = FailureViewModel(error)
        let isOnDisk = [.cannotCreate, .readOrWriteFailed].contains(failure.exitCode)
        let advice = "; make room on the disk, or check the path and its permissions"
        return (.failed(failure.exitCode), failure.message + (isOnDisk ? advice : ""))
    }

    private var network: Outcome {
        if diagnosis.networkProgram != nil {
            return settings.tmdb == nil
                ? (.ok, "not used without movies-network")
                : (.warning, "not checked, since movies-network can't be used")
        }
        let responds = "\(settings.onlineSourceName) responds"
        switch diagnosis.onlineSource {
        case nil: return (.ok, responds)
        case let error? where error.refusesCredential: return (.ok, responds)
        case .offline: return (.ok, "not used with --offline")
        case .credentialMissing:
            return settings.source == .catalog
                ? (.ok, "not used, since the source is the catalog")
                : (.ok, "not used without a credential")
        case let error?:
            let outcome = failed(error)
            guard let proxy = settings.environment.proxyVariable else { return outcome }
            return (outcome.status, outcome.message + "; \(proxy) is set")
        }
    }

    private var credential: Outcome {
        guard let found = settings.credential else {
            let advice = "'movies config set-token' stores one for \(OnlineSource.tmdb.name)"
            return switch settings.source {
            case .tmdb: (.failed(.credential), "none; \(advice)")
            case .auto, .catalog: (.ok, "none, which is enough for the catalog; \(advice)")
            }
        }
        let name = "the \(found.noun) of \(found.name)"
        switch diagnosis.onlineSource {
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
