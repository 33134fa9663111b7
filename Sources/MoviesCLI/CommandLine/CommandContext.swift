import Infrastructure
import Presentation

/// What a command runs with.
@MainActor
struct CommandContext {
    let arguments: ParsedArguments
    let environment: Environment
    let console: Console
    let transport: WorkerTransport

    /// Reads the configuration, and warns about what in it has no meaning.
    ///
    /// A command that can do without settings does not call this: it works with a broken
    /// configuration file, too.
    func settings() throws(ConfigurationError) -> Settings {
        let settings = try Settings(options: arguments.options, environment: environment)
        // Starting the worker early saves time when it is certain that it is needed.
        if settings.isCertainToUseTMDB { transport.prepare() }
        if !settings.isQuiet { settings.warnings.forEach(console.report) }
        return settings
    }

    func container(
        _ settings: Settings,
        mode: AppDIContainer.Mode = .oneShot,
        dataSetURLs: DataSetURLs? = nil
    ) -> AppDIContainer {
        AppDIContainer(
            settings: settings,
            console: console,
            transport: transport,
            mode: mode,
            dataSetURLs: dataSetURLs
        )
    }

    func scene(_ settings: Settings) -> MoviesSceneDIContainer {
        container(settings).makeMoviesSceneDIContainer()
    }
}
