import CommandLineKit
import Data
import Domain
import Presentation
import SystemKit
import Terminal

@MainActor
extension CommandContext {
    /// Reads the settings, and reports warnings about them; throws if an option that the command takes
    /// is invalid.
    func settings() throws(ErrorReport) -> Settings {
        let settings = uncheckedSettings
        // Only screens need keys.
        if let problem = settings.problem({ $0 != .bind && takes($0) }) { throw problem }
        if !settings.isQuiet { settings.warnings.forEach(console.report) }
        return settings
    }

    /// Whether the command has an option in its usage.
    private func takes(_ option: OptionSpec) -> Bool {
        (arguments.path.last?.options ?? []).contains(option) || OptionSpec.common.contains(option)
    }

    /// Writes a file of the user, unless there is one that is not to be replaced, and returns the path.
    func write(
        _ text: String,
        to file: Result<String, StorageFailure>,
        replacing: Bool
    ) async throws(ErrorReport) -> String {
        try await ErrorReport.catching { () throws(MoviesError) in
            let path = try file.mapError(MoviesError.storage).get()
            if !replacing, FileStatus(of: path) != nil { return path }
            return try await UserFile(path: path).write(text, replacing: replacing)
        }
    }

    /// The settings, in which what is invalid has its default.
    var uncheckedSettings: Settings {
        Settings(options: arguments.options, environment: environment)
    }

    /// The settings of a command that does not need TMDB: what is invalid has its default.
    var localSettings: Settings { uncheckedSettings.local }

    func scene(
        _ settings: Settings,
        requests: RequestPattern = .sequential
    ) -> MoviesSceneDIContainer {
        AppDIContainer(self, settings, requests: requests).scene
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
