import Infrastructure
import Presentation

/// The dependencies of a running command.
@MainActor
struct CommandContext {
    let arguments: ParsedArguments
    let environment: Environment
    let console: Console
    let transport: WorkerTransport

    /// Reads the settings, and reports warnings about them.
    ///
    /// A command that needs no settings doesn't call this, so that an invalid configuration file
    /// doesn't affect it.
    func settings() throws(ConfigurationError) -> Settings {
        let settings = try Settings(options: arguments.options, environment: environment)
        // Starting the worker early saves time if it is certainly needed.
        if settings.isCertainToUseTMDB { transport.prepare() }
        if !settings.isQuiet { settings.warnings.forEach(console.report) }
        return settings
    }

    /// `requests` says how those of a one-shot command depend on each other.
    func container(
        _ settings: Settings,
        mode: AppDIContainer.Mode = .oneShot,
        requests: RequestPattern = .sequential,
        dataSetURLs: DataSetURLs? = nil
    ) -> AppDIContainer {
        AppDIContainer(
            settings: settings,
            console: console,
            transport: transport,
            mode: mode,
            requests: requests,
            dataSetURLs: dataSetURLs,
            environment: environment
        )
    }

    func scene(
        _ settings: Settings,
        requests: RequestPattern = .sequential
    ) -> MoviesSceneDIContainer {
        container(settings, requests: requests).makeMoviesSceneDIContainer()
    }
}
