import CommandLineKit
import Data
import Domain
import Presentation
import SystemKit
import Terminal

@MainActor
extension CommandContext {
    /// Reads the settings, and reports warnings about them.
    ///
    /// Throws if an option that the command takes is invalid. `credential` is used in place of the
    /// one that is set.
    func settings(credential: Credential? = nil) throws(ErrorReport) -> Settings {
        let settings = Settings(
            options: arguments.options,
            environment: environment,
            credential: credential
        )
        // Only screens need keys, and storing a credential needs no options.
        let problem = settings.problem { $0 != .bind && takes($0) }
        if let problem = credential == nil ? problem : settings.serverProblem { throw problem }
        if !settings.isQuiet { settings.warnings.forEach(console.report) }
        return settings
    }

    /// Whether the command has an option in its usage.
    private func takes(_ option: OptionName) -> Bool {
        let options = (arguments.path.last?.options ?? []) + OptionSpec.common
        return options.contains { $0.option == option }
    }

    /// Creates a file of the user with a text, unless there is one, and returns the path.
    func create(
        _ file: Result<String, StorageFailure>,
        _ text: String
    ) async throws(ErrorReport) -> String {
        try await ErrorReport.catching { () throws(MoviesError) in
            let path = try file.mapError(MoviesError.storage).get()
            guard FileStatus(of: path) == nil else { return path }
            return try await UserFile(path: path).change { $0 == nil ? Array(text.utf8) : nil }
        }
    }

    /// The settings of a command that does not need TMDB: what is invalid has its default.
    var localSettings: Settings {
        Settings(options: arguments.options, environment: environment).local
    }

    /// `requests` says how those of a one-shot command depend on each other.
    func container(
        _ settings: Settings,
        mode: AppDIContainer.Mode = .oneShot,
        printsPoster: Bool = false,
        requests: RequestPattern = .sequential,
        imdbURL: ServiceURL? = nil
    ) -> AppDIContainer {
        let container = AppDIContainer(
            settings: settings,
            console: console,
            mode: mode,
            printsPoster: printsPoster,
            requests: requests,
            imdbURL: imdbURL,
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
