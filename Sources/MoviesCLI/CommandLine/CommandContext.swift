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

    /// `isConcurrent` says whether a one-shot command sends several requests at the same time.
    func container(
        _ settings: Settings,
        mode: AppDIContainer.Mode = .oneShot,
        isConcurrent: Bool = false,
        dataSetURLs: DataSetURLs? = nil
    ) -> AppDIContainer {
        AppDIContainer(
            settings: settings,
            console: console,
            transport: transport,
            mode: mode,
            isConcurrent: isConcurrent,
            dataSetURLs: dataSetURLs
        )
    }

    func scene(_ settings: Settings, isConcurrent: Bool = false) -> MoviesSceneDIContainer {
        container(settings, isConcurrent: isConcurrent).makeMoviesSceneDIContainer()
    }
}
