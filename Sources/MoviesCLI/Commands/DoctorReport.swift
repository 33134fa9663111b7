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
        }

        let name: String
        let status: Status

        /// One sentence without a full stop.
        let message: String
    }

    /// How a check ended.
    typealias Outcome = (status: Check.Status, message: String)

    let checks: [Check]

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

    init(_ diagnosis: Diagnosis, configuration: CheckedConfiguration, terminal: TerminalFeatures) {
        let settings = configuration.settings
        var outcomes: [(name: String, outcome: Outcome)] = [
            ("program", (.ok, "movies \(Version.current), \(Executable.currentPath)")),
            (
                "installation",
                Self.installation(diagnosis, configuration)
            ),
            ("terminal", Self.terminal(terminal)),
            ("configuration", Self.configuration(configuration)),
            ("network", Self.network(diagnosis, configuration)),
            ("credential", Self.credential(diagnosis, configuration)),
            ("catalog", Self.outcome(diagnosis.catalog, Self.catalog)),
            ("cache", Self.outcome(diagnosis.responseCache, Self.cache)),
            (
                "history",
                Self.outcome(diagnosis.recentQueries) {
                    Self.history($0, isKept: settings.keepsHistory)
                }
            ),
        ]
        if let files = Self.movieFiles(diagnosis.movieFiles) {
            outcomes.insert(("files", files), at: 4)
        }
        checks = outcomes.map { Check(name: $0, status: $1.status, message: $1.message) }
    }

    /// The network program is optional until a request needs it.
    private static func installation(
        _ diagnosis: Diagnosis,
        _ configuration: CheckedConfiguration
    ) -> Outcome {
        guard let error = diagnosis.networkProgram else {
            return (.ok, "complete, with movies-network")
        }
        guard let advice = FailureViewModel(error).networkProgramAdvice,
            configuration.settings.online == nil
        else {
            return failed(error)
        }
        return (.ok, "complete without movies-network; for TMDB and downloads, \(advice)")
    }

    private static func terminal(_ terminal: TerminalFeatures) -> Outcome {
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
        ]
        let isSmall = size.columns < 40 || size.rows < 10
        return (
            isSmall ? .warning : .ok,
            facts.joined(separator: ", ") + (isSmall ? "; enlarge the window" : "")
        )
    }

    private static func configuration(_ configuration: CheckedConfiguration) -> Outcome {
        if let error = configuration.error { return (.failed(.configuration), error.message) }
        let warnings = configuration.warnings
        guard warnings.isEmpty else { return (.warning, warnings.joined(separator: "; ")) }
        switch configuration.settings.directories[.configuration] {
        case .success(let folder):
            let path = "\(folder)/\(ConfigurationFile.name)"
            let exists = configuration.sources.file.exists
            return (.ok, exists ? path : "defaults, since there is no \(path)")
        case .failure(let missing):
            return (.warning, "can't use \(missing.path): \(missing.reason)")
        }
    }

    /// `nil` without files.
    private static func movieFiles(_ result: Result<Int?, MoviesError>) -> Outcome? {
        switch result {
        case .success(nil): nil
        case .success(let count?): (.ok, count.counted("movie"))
        case .failure(let error):
            (.failed(FailureViewModel(error).exitCode), FailureViewModel(error).message)
        }
    }

    private static func catalog(_ info: CatalogInfo) -> String {
        let catalog = CatalogItemViewModel(info)
        let count = catalog.movieCount.counted("movie")
        guard let path = catalog.path else {
            return count + (catalog.extent?.date.map { " up to \($0)" } ?? "") + ", built in"
        }
        return "\(count) of \(catalog.sourceName)"
            + (catalog.date.map { ", \($0)" } ?? "") + ", \(path)"
    }

    private static func cache(_ cache: ResponseCacheInfo) -> String {
        "\(cache.responseCount.counted("response")), \(cache.path)"
    }

    private static func history(_ count: Int, isKept: Bool) -> String {
        let count = count.counted("query", plural: "queries")
        return isKept ? count : "\(count); no more are saved, as the settings say"
    }

    private static func outcome<Facts>(
        _ result: Result<Facts, MoviesError>,
        _ message: (Facts) -> String
    ) -> Outcome {
        switch result {
        case .success(let facts): (.ok, message(facts))
        case .failure(let error): failed(error)
        }
    }

    /// A check that has failed: what happened, and what to do.
    static func failed(_ error: MoviesError) -> Outcome {
        let failure = FailureViewModel(error)
        let isOnDisk = [.cannotCreate, .readOrWriteFailed].contains(failure.exitCode)
        let advice = "; make room on the disk, or check the path and its permissions"
        return (.failed(failure.exitCode), failure.message + (isOnDisk ? advice : ""))
    }
}

extension DoctorReport.Check.Status {
    /// The value of `status` in JSON.
    var word: String {
        switch self {
        case .ok: "ok"
        case .warning: "warning"
        case .failed: "failed"
        }
    }

    /// What a terminal shows in the first column.
    var mark: StyledText {
        switch self {
        case .ok: StyledText("✓", .success)
        case .warning: StyledText("!", .caution)
        case .failed: StyledText("✗", .error)
        }
    }
}

/// The checks of the network and of the credential.
extension DoctorReport {
    static func network(_ diagnosis: Diagnosis, _ configuration: CheckedConfiguration) -> Outcome {
        if diagnosis.networkProgram != nil {
            return configuration.settings.online == nil
                ? (.ok, "not used without movies-network")
                : (.warning, "not checked, since movies-network can't be used")
        }
        let responds = "\(configuration.settings.onlineSourceName) responds"
        switch diagnosis.onlineSource {
        case nil: return (.ok, responds)
        case let error? where error.refusesCredential: return (.ok, responds)
        case .offline: return (.ok, "not used with --offline")
        case .credentialMissing: return networkWithoutRequest(configuration)
        case let error?:
            let outcome = failed(error)
            guard let proxy = configuration.proxyVariable else { return outcome }
            return (outcome.status, outcome.message + "; \(proxy) is set")
        }
    }

    private static func networkWithoutRequest(_ configuration: CheckedConfiguration) -> Outcome {
        if configuration.error != nil {
            return (.warning, "not checked, since the configuration is invalid")
        }
        return switch configuration.settings.source {
        case .catalog: (.ok, "not used, since the source is the catalog")
        case .auto, .online: (.ok, "not used without a credential")
        }
    }

    static func credential(
        _ diagnosis: Diagnosis,
        _ configuration: CheckedConfiguration
    ) -> Outcome {
        let settings = configuration.settings
        guard let found = configuration.sources.credential else {
            // It may be in the file.
            guard configuration.sources.file.path != nil || configuration.error == nil else {
                return (.warning, "not checked, since the configuration is invalid")
            }
            let advice = "'movies config set-token' stores one for \(OnlineSource.tmdb.name)"
            return switch settings.source {
            case .online: (.failed(.credential), "none; \(advice)")
            case .auto, .catalog: (.ok, "none, which is enough for the catalog; \(advice)")
            }
        }
        let origin = found.value.origin.text(configuration.sources.file)
        let kind = found.setting == .accessToken ? "token" : "API key"
        switch diagnosis.onlineSource {
        case nil: return (.ok, "\(settings.onlineSourceName) accepts the \(kind) of \(origin)")
        case let error? where error.refusesCredential:
            let advice =
                found.value.origin == .file
                ? "'movies config set-token' stores another" : "set another, or unset it"
            let summary = FailureViewModel(error).summary
            return (.failed(.credential), "\(summary), the \(kind) of \(origin); \(advice)")
        case .some:
            let status: Check.Status = configuration.error == nil ? .ok : .warning
            return (status, "the \(kind) of \(origin), not checked")
        }
    }
}
