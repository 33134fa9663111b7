import CommandLineKit
import Data
import Domain
import Presentation
import Terminal

/// The configuration file of a running command.
extension CommandContext {
    /// Replaces the contents under the lock of the file, and returns the path, and whether `edit`,
    /// which receives the contents, changed them.
    func changeConfiguration(
        _ edit: @escaping @Sendable (_ file: [UInt8]) -> [UInt8]?
    ) async throws(ErrorReport) -> (path: String, isChanged: Bool) {
        try await ErrorReport.catching { () throws(MoviesError) in
            try await configurationFile.change(edit)
        }
    }

    /// Creates the folder of the file, and returns the path of the file, which need not exist.
    func prepareConfiguration() async throws(ErrorReport) -> String {
        try await ErrorReport.catching(configurationFile.prepare)
    }

    private var configurationFile: UserFile {
        UserFile(configurationIn: Directories(environment: environment))
    }
}

extension UserFile {
    init(configurationIn directories: Directories) {
        self.init { () throws(MoviesError) in
            let folder = try directories[.configuration].mapError(MoviesError.storage).get()
            return "\(folder)/\(ConfigurationFile.name)"
        }
    }
}

@MainActor
extension CommandContext {
    /// Reads the settings, and reports warnings about them.
    func settings() throws(ErrorReport) -> Settings { try settings(settingSources()) }

    func settingSources() throws(ErrorReport) -> SettingSources {
        try SettingSources(options: arguments.options, environment: environment)
    }

    /// Validates the settings, and reports warnings; `credential` is used in place of the one that is set.
    func settings(
        _ sources: SettingSources,
        credential: Credential? = nil
    ) throws(ErrorReport) -> Settings {
        let settings = try Settings(sources, credential: credential)
        if !settings.isQuiet { settings.warnings.forEach(console.report) }
        return settings
    }

    /// The settings of a command that does not need TMDB: what is invalid has its default.
    var localSettings: Settings {
        let (options, environment) = (arguments.options, environment)
        let others = SettingSources(options: options, environment: environment, file: .init())
        return Settings(localFrom: (try? settingSources()) ?? others)
    }

    /// `requests` says how those of a one-shot command depend on each other.
    func container(
        _ settings: Settings,
        mode: AppDIContainer.Mode = .oneShot,
        printsPoster: Bool = false,
        requests: RequestPattern = .sequential,
        dataSetURLs: DataSetURLs? = nil
    ) -> AppDIContainer {
        let container = AppDIContainer(
            settings: settings,
            console: console,
            mode: mode,
            printsPoster: printsPoster,
            requests: requests,
            dataSetURLs: dataSetURLs,
            environment: environment
        )
        // The program ends with the command. To release the container would take 4 % of a search.
        _ = Unmanaged.passRetained(container)
        return container
    }

    func scene(
        _ settings: Settings,
        requests: RequestPattern = .sequential
    ) -> MoviesSceneDIContainer {
        container(settings, requests: requests).makeMoviesSceneDIContainer()
    }
}

extension CommandContext {
    /// Shows a spinner while something is loaded, and throws its failure as a report.
    @MainActor
    func load<Value>(
        _ settings: Settings,
        _ work: () async throws(MoviesError) -> Value
    ) async throws(ErrorReport) -> Value {
        try await ErrorReport.catching { () throws(MoviesError) in
            try await settings.showProgress(
                "Loading from \(settings.onlineSourceName)",
                on: console,
                while: work
            )
        }
    }
}

extension Settings {
    /// Shows a spinner with a text on a terminal while a one-shot command waits for a server.
    @MainActor
    func showProgress<Result, Failure>(
        _ text: @autoclosure () -> String,
        on console: Console,
        while work: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let spinner = showsProgress(on: console) ? OneShotSpinner(console: console) : nil
        spinner?.start(text())
        defer { spinner?.stop() }
        return try await work()
    }
}
