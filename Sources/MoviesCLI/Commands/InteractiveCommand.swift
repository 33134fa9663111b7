import Domain
import Presentation

/// `movies`, and `movies search -i`: prompt, results and details, in full screen or line mode.
struct InteractiveCommand: Command {
    static let spec = CommandSpec(
        command: InteractiveCommand.self,
        name: "movies",
        operands: "[<command>]",
        summary: "search movies, online or offline",
        options: [
            OptionSpec(
                option: .pick,
                summary: "choose movies on the screen, and print their ids"
            ),
            .language, .source, .includeAdult, .offline, .refresh, .noTUI,
        ] + OptionSpec.screen + [
            .listFormat, .json, .fields, .csvSafe,
            OptionSpec(option: .version, summary: "print the version"),
        ],
        subcommands: CommandTable.commands,
        notes: [
            "Without a command, a prompt suggests titles as you type."
        ],
        examples: [
            .init(command: "movies", purpose: "prompt with suggestions, results, details"),
            .init(command: "movies search blade runner", purpose: "search movies by title"),
            .init(command: "movies help search", purpose: "all options of search"),
            .init(
                command: "movies --pick alien | xargs movies open",
                purpose: "choose a movie, and open its page"
            ),
        ]
    )

    private let usesLineMode: Bool

    /// How to print the chosen movies; `nil` if none are to be chosen.
    private let pickOutput: ListOutputOptions<MovieField>?
    private let query: MovieQuery?

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        let options = arguments.options
        usesLineMode = options.isSet(.noTUI)
        guard options.isSet(.pick) else {
            for option in [OptionName.format, .fields, .csvSafe] where options.isSet(option) {
                throw UsageError(message: "--\(option.rawValue) needs --pick")
            }
            (pickOutput, query) = (nil, nil)
            return
        }
        guard !usesLineMode else { throw UsageError(message: "--pick needs a full screen") }
        pickOutput = try ListOutputOptions(options, default: .ids)
        query = MovieQuery(MovieQuery.text(ofArguments: arguments.operands))
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        if let pickOutput { return try await pick(pickOutput, in: context) }
        guard context.console.isInteractive || usesLineMode else {
            return HelpCommand.refuse([Self.spec], on: context.console)
        }
        return await Self.run(nil, try context.settings(), in: context)
    }

    /// Starts with the results of a search, or without one with the prompt.
    @MainActor
    static func run(
        _ search: MoviesSearch?,
        _ settings: Settings,
        in context: CommandContext
    ) async -> ExitCode {
        if context.arguments.isSet(.noTUI) || context.console.isDumb {
            return await runInLineMode(search, settings, in: context)
        }
        let session = FullScreenSession(settings, context)
        guard session.enter() else {
            context.console.report("can't control this terminal; try --no-tui")
            return .unavailable
        }
        _ = await session.run(search)
        return .done
    }

    /// Prints the movies that the user chooses; the screen is drawn on the terminal, wherever the
    /// output goes.
    @MainActor
    private func pick(
        _ options: ListOutputOptions<MovieField>,
        in context: CommandContext
    ) async throws(ConfigurationError) -> ExitCode {
        let settings = try context.settings()
        guard !context.console.isDumb, TerminalSession.useControllingTerminal() else {
            context.console.report("--pick needs a terminal that can show screens")
            return .usage
        }
        let session = FullScreenSession(settings, context, picksMovies: true)
        guard session.enter() else {
            context.console.report("can't control this terminal")
            return .unavailable
        }
        let search = query.map { query in
            var query = query
            query.includesAdult = settings.includesAdult
            return MoviesSearch(query: query)
        }
        guard let movies = await session.run(search) else { return .nothingFound }
        let view = MoviesListView(options, settings: settings, console: context.console)
        return context.console.print(view.output(.loaded(movies)))
    }

    @MainActor
    private static func runInLineMode(
        _ search: MoviesSearch?,
        _ settings: Settings,
        in context: CommandContext
    ) async -> ExitCode {
        let session = LineModeSession(
            console: context.console,
            isInteractive: context.console.inputIsTerminal
        )
        let coordinator = context.container(settings, mode: .lineMode).makeMoviesSceneDIContainer()
            .makeMoviesSearchFlowCoordinator(navigator: session)
        coordinator.start(search)
        await session.run(reading: StandardInput.readLines())
        return session.exitCode
    }
}
