import CommandLineKit
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

            /// With the exit code that other commands have for it.
            case failed(ExitCode)
        }

        let name: String
        let status: Status

        /// One sentence without a full stop.
        let message: String
    }

    let checks: [Check]

    /// The exit code of the first failure.
    var exitCode: ExitCode {
        for check in checks {
            if case .failed(let code) = check.status { return code }
        }
        return .done
    }

    init(
        _ diagnosis: DiagnosisItemViewModel,
        configuration: CheckedConfiguration,
        terminal: TerminalFeatures
    ) {
        let settings = configuration.settings
        checks = [
            Check(name: "program", .ok, "movies \(Version.current), \(Executable.currentPath)"),
            Self.worker(diagnosis.networkProgram),
            Self.terminal(terminal),
            Self.configuration(configuration),
            Self.network(diagnosis, configuration),
            Self.credential(diagnosis, configuration),
            Self.catalog(diagnosis.catalog),
            Self.cache(diagnosis.responseCache),
            Self.history(diagnosis.recentQueries, keepsHistory: settings.keepsHistory),
        ]
    }

    private static func worker(_ failure: FailureViewModel?) -> Check {
        let name = "worker"
        return failure.map { Check(name: name, failed: $0) }
            ?? Check(name: name, .ok, "movies-network starts")
    }

    private static func terminal(_ terminal: TerminalFeatures) -> Check {
        let name = "terminal"
        if terminal.isDumb {
            return Check(
                name: name,
                .warning,
                "TERM=dumb: no colors, no screens, no images; set TERM to the terminal's name"
            )
        }
        guard let size = terminal.size else {
            return Check(name: name, .ok, "standard output is not a terminal")
        }
        let facts = [
            "\(size.columns) × \(size.rows)", terminal.hasColors ? "colors" : "no colors",
            terminal.images.map { "images by \($0)" } ?? "no images",
            terminal.hasLinks ? "links" : "no links",
        ]
        let isSmall = size.columns < 40 || size.rows < 10
        return Check(
            name: name,
            isSmall ? .warning : .ok,
            facts.joined(separator: ", ") + (isSmall ? "; enlarge the window" : "")
        )
    }

    private static func configuration(_ configuration: CheckedConfiguration) -> Check {
        let name = "configuration"
        if let error = configuration.error {
            return Check(name: name, .failed(.configuration), error.message)
        }
        let warnings = configuration.warnings
        guard warnings.isEmpty else {
            return Check(name: name, .warning, warnings.joined(separator: "; "))
        }
        switch configuration.settings.directories[.configuration] {
        case .success(let folder):
            let path = "\(folder)/\(ConfigurationFile.name)"
            let exists = configuration.sources.file.exists
            return Check(name: name, .ok, exists ? path : "defaults, since there is no \(path)")
        case .failure(let missing):
            return Check(name: name, .warning, "can't use \(missing.path): \(missing.reason)")
        }
    }

    private static func catalog(
        _ finding: DiagnosisItemViewModel.Finding<CatalogItemViewModel>
    ) -> Check {
        Check(name: "catalog", finding) { catalog in
            let count = catalog.movieCount.counted("movie")
            guard let path = catalog.path else {
                return count + (catalog.extent?.date.map { " up to \($0)" } ?? "") + ", built in"
            }
            return "\(count) of \(catalog.sourceName)"
                + (catalog.date.map { ", \($0)" } ?? "") + ", \(path)"
        }
    }

    private static func cache(
        _ finding: DiagnosisItemViewModel.Finding<ResponseCacheItemViewModel>
    ) -> Check {
        Check(name: "cache", finding) { cache in
            "\(cache.responseCount.counted("response")), \(cache.path)"
        }
    }

    private static func history(
        _ finding: DiagnosisItemViewModel.Finding<Int>,
        keepsHistory: Bool
    ) -> Check {
        Check(name: "history", finding) { count in
            let count = count.counted("query", plural: "queries")
            return keepsHistory ? count : "\(count); no more are saved, as the settings say"
        }
    }
}

extension DoctorReport.Check {
    init(name: String, _ status: Status, _ message: String) {
        self.init(name: name, status: status, message: message)
    }

    init(name: String, failed failure: FailureViewModel) {
        self.init(name: name, .failed(failure.exitCode), Self.message(failure))
    }

    /// What happened, and what to do.
    private static func message(_ failure: FailureViewModel) -> String {
        switch failure.exitCode {
        case .cannotCreate, .readOrWriteFailed:
            "\(failure.message); make room on the disk, or check the path and its permissions"
        default: failure.message
        }
    }

    fileprivate init<Facts>(
        name: String,
        _ finding: DiagnosisItemViewModel.Finding<Facts>,
        _ message: (Facts) -> String
    ) {
        switch finding {
        case .usable(let facts): self.init(name: name, .ok, message(facts))
        case .failed(let failure): self.init(name: name, failed: failure)
        }
    }
}

extension DoctorReport.Check.Status {
    /// The value of `status` in JSON, and the word in the first column.
    var name: String {
        switch self {
        case .ok: "ok"
        case .warning: "warning"
        case .failed: "failed"
        }
    }

    var style: TextStyle {
        switch self {
        case .ok: .secondary
        case .warning: .warning
        case .failed: .error
        }
    }
}
