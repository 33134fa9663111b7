import Domain
import Infrastructure
import Presentation

/// One run of the program, from what was typed to how it ends.
@MainActor
struct MoviesProgram {
    private let arguments: [String]
    private let environment: Environment
    private let console: Console
    private let transport = WorkerTransport()

    /// Takes the arguments without the program's own name.
    init(arguments: [String], environment: Environment, console: Console) {
        self.arguments = arguments
        self.environment = environment
        self.console = console
    }

    func run() async -> ExitCode {
        do {
            let arguments = try ArgumentParser.parse(arguments)
            if arguments.isSet(.help) { return HelpCommand(console: console).show(arguments.path) }
            if arguments.isSet(.version) {
                return console.print("movies \(Version.current)\n", success: .done)
            }
            guard let command = arguments.command else {
                try? console.errors.write(HelpText(path: arguments.path).text)
                return .usage
            }
            if let shortage {
                console.report(shortage)
                return .tryAgainLater
            }
            return try await run(command, arguments)
        } catch let error as UsageError {
            console.report(error.message)
            return .usage
        } catch let error as ConfigurationError {
            console.report(error.message)
            return .configuration
        } catch {
            console.report("something went wrong that should not; please report it")
            return .bug
        }
    }

    /// What the system is too short of for any command, in one sentence.
    private var shortage: String? {
        if !SystemResources.hasDescriptors(16) {
            return "too few file descriptors are left; allow more with 'ulimit -n 64'"
        }
        // Each thread of Dispatch reserves 8 MiB for its stack and 64 MiB for its heap (glibc).
        if !SystemResources.hasAddressSpace(256 << 20) {
            return "too little memory is left; allow more with 'ulimit -v unlimited'"
        }
        if !SystemResources.hasThreads(10) {
            return "too few processes are left; allow more with 'ulimit -u'"
        }
        return nil
    }

    private func run(_ command: Command, _ arguments: ParsedArguments) async throws -> ExitCode {
        switch command {
        case .help: HelpCommand(console: console).run(arguments.operands)
        case .interactive: try await runFromPrompt(arguments)
        case .search: try await runSearch(arguments)
        case .show: try await runShow(arguments)
        case .open:
            try await OpenCommand(console: console)
                .run(MovieID(arguments), in: scene(for: arguments))
        case .suggest:
            try await SuggestCommand(console: console)
                .run(arguments.operands, in: scene(for: arguments))
        case .history: try await HistoryCommand(console: console).list(in: scene(for: arguments))
        case .clearHistory:
            try await HistoryCommand(console: console).clear(in: scene(for: arguments))
        case .cacheInfo:
            try await CacheCommand(console: console)
                .info(in: scene(for: arguments), asJSON: arguments.isSet(.json))
        case .clearCache: try await CacheCommand(console: console).clear(in: scene(for: arguments))
        case .catalogInfo:
            try await CatalogCommand(console: console, arguments).info(in: scene(for: arguments))
        case .importCatalog:
            try await CatalogCommand(console: console, arguments)
                .importFiles(in: scene(for: arguments))
        case .updateCatalog:
            try await CatalogCommand(console: console, arguments).update(in: scene(for: arguments))
        case .removeCatalog:
            try await CatalogCommand(console: console, arguments).remove(in: scene(for: arguments))
        }
    }

    private func runFromPrompt(_ arguments: ParsedArguments) async throws -> ExitCode {
        guard console.isInteractive || arguments.isSet(.noTUI) else {
            try? console.errors.write(HelpText(path: arguments.path).text)
            return .usage
        }
        return try await runInteractively(nil, arguments, settings: settings(for: arguments))
    }

    private func runSearch(_ arguments: ParsedArguments) async throws -> ExitCode {
        let isInteractive = arguments.isSet(.interactive)
        guard !isInteractive || console.isInteractive || arguments.isSet(.noTUI) else {
            throw UsageError(message: "-i needs a terminal to show the results on")
        }
        if isInteractive { try refuseOptionsOfPrinting(arguments) }
        let settings = try settings(for: arguments)
        if isInteractive, arguments.operands.isEmpty {
            return await runInteractively(nil, arguments, settings: settings)
        }
        let search = try MoviesSearch(arguments, settings: settings)
        if isInteractive { return await runInteractively(search, arguments, settings: settings) }
        let command = SearchCommand(
            console: console,
            appearance: .init(arguments, settings: settings, console: console)
        )
        return await command.run(search, in: scene(settings))
    }

    /// A screen has pages and a format of its own.
    private func refuseOptionsOfPrinting(_ arguments: ParsedArguments) throws(UsageError) {
        for option in [OptionName.page, .limit, .format] where arguments.isSet(option) {
            let name = option == .format ? "--format or --json" : "--\(option.rawValue)"
            throw UsageError(message: "\(name) has no meaning with -i")
        }
    }

    private func runShow(_ arguments: ParsedArguments) async throws -> ExitCode {
        let id = try MovieID(arguments)
        let settings = try settings(for: arguments)
        let command = ShowCommand(
            console: console,
            appearance: .init(arguments, settings: settings, console: console)
        )
        return await command.run(id, in: scene(settings))
    }

    /// Begins with the results of a search if there is one.
    private func runInteractively(
        _ search: MoviesSearch?,
        _ arguments: ParsedArguments,
        settings: Settings
    ) async -> ExitCode {
        let isInLines = arguments.isSet(.noTUI) || console.isDumb
        let container = AppDIContainer(
            settings: settings,
            console: console,
            transport: transport,
            interface: isInLines ? .lines : .screen
        )
        let command = InteractiveCommand(
            console: console,
            usesColor: console.usesColor(settings.color),
            renderPoster: container.renderPoster
        )
        let scene = container.makeMoviesSceneDIContainer()
        return isInLines
            ? await command.runInLines(search, in: scene) : await command.run(search, in: scene)
    }

    /// Starts the network worker as soon as it is certain that the command needs it.
    private func settings(for arguments: ParsedArguments) throws -> Settings {
        if arguments.command == .updateCatalog { transport.prepare() }
        let settings = try Settings(arguments: arguments, environment: environment)
        if settings.isSureToAskTMDB { transport.prepare() }
        if !arguments.isSet(.quiet) { settings.warnings.forEach(console.report) }
        return settings
    }

    private func scene(for arguments: ParsedArguments) throws -> MoviesSceneDIContainer {
        try scene(settings(for: arguments))
    }

    private func scene(_ settings: Settings) -> MoviesSceneDIContainer {
        AppDIContainer(settings: settings, console: console, transport: transport)
            .makeMoviesSceneDIContainer()
    }
}
