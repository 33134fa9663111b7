import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies`, and `movies search -i`: prompt, results and details, in full screen or line mode.
struct InteractiveCommand: Command {
    static let spec = CommandSpec(
        name: "movies",
        operands: "[<command> | <query…>]",
        completes: .query,
        summary: "search movies, online or offline",
        options: [
            OptionSpec(.pick, summary: PickCommand.spec.summary, selects: PickCommand.self),
            .language, .source, .includeAdult, .offline, .refresh, .noTUI,
        ] + FilterOptions.files + OptionSpec.screen + [
            .listFormat, .json, .fields(.ofMovies),
            OptionSpec(
                .version,
                short: "V",
                summary: VersionCommand.spec.summary,
                selects: VersionCommand.self
            ),
        ],
        subcommands: CommandTable.commands,
        notes: [
            """
            Without a command, a prompt suggests titles as you type. Words that are no command are a \
            query: 'movies blade runner' is short for 'movies search blade runner'.
            """,
            """
            --format, --json and --fields are for --pick, which prints only ids by default. Words \
            after --pick are a query.
            """,
        ],
        examples: [
            .init("movies", "prompt with suggestions, results, details"),
            .init("movies blade runner", "search movies by title"),
            .init(
                "movies --pick alien | xargs -r movies open",
                "pick movies, and open their pages"
            ),
        ]
    )

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        let options = arguments.options
        for option in [OptionName.format, .fields] where options.isSet(option) {
            let name = option == .format ? "--format and --json need" : "--\(option.rawValue) needs"
            throw UsageError("\(name) --pick")
        }
        guard !options.isSet(.noTUI) || !options.isSet(.noInput) else {
            throw UsageError("--no-tui can't be used with --no-input")
        }
    }

    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        guard context.console.isInteractive || context.arguments.isSet(.noTUI) else {
            let exitCode = HelpCommand.refuse([Self.spec], in: context)
            if context.arguments.isSet(.noInput) {
                context.console.report("with --no-input there is no prompt; give a command")
            }
            return exitCode
        }
        return try await Self.run(nil, try context.settings(), in: context)
    }

    /// Whether `-i` is set; checks what it needs, and that no option is set that is only for printing.
    static func isChosen(_ options: OptionValues, _ console: Console) throws(UsageError) -> Bool {
        guard options.isSet(.interactive) else { return false }
        guard !options.isSet(.noInput) else { throw UsageError("-i can't be used with --no-input") }
        guard console.isInteractive || options.isSet(.noTUI) else {
            throw UsageError("-i needs a terminal")
        }
        for option in [OptionName.page, .limit, .format, .fields, .explain]
        where options.isSet(option) {
            let name = option == .format ? "--format or --json" : "--\(option.rawValue)"
            throw UsageError("\(name) can't be used with -i")
        }
        return true
    }

    /// Starts with the results of a search, or without one with the prompt.
    @MainActor
    static func run(
        _ search: MoviesSearch?,
        _ settings: Settings,
        in context: CommandContext
    ) async throws(ErrorReport) -> ExitCode {
        if context.arguments.isSet(.noTUI) || context.console.isDumb {
            return await runInLineMode(search, settings, in: context)
        }
        let session = try FullScreenSession(settings, context)
        guard session.enter() else {
            return context.console.fail(
                .unavailable,
                "can't control this terminal",
                advice: "try --no-tui"
            )
        }
        _ = await session.run(search)
        return .done
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
            .makeMoviesSearchFlowCoordinator(navigator: session, isLive: false)
        coordinator.start(search)
        await session.run(reading: StandardInput.readLines())
        await coordinator.finishSaving()
        return session.exitCode
    }
}

/// `movies --pick`: prints the movies that the user picks on the screen.
struct PickCommand: Command {
    static let spec = CommandSpec(
        name: "movies --pick",
        operands: "[<query…>]",
        completes: .query,
        summary: "pick movies on the screen, and print their ids"
    )

    private let output: ListOutputOptions

    /// `nil` starts with the prompt.
    private let query: TypedQuery?

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        let options = arguments.options
        guard !options.isSet(.noTUI) else { throw UsageError("--pick needs a full screen") }
        guard !options.isSet(.noInput) else {
            throw UsageError("--pick can't be used with --no-input")
        }
        output = try ListOutputOptions(options, .ofMovies, default: .ids)
        query = TypedQuery(QueryOperands.text(arguments.operands))
    }

    /// Draws the screen on the terminal, wherever the output goes.
    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let settings = try context.settings()
        guard !context.console.isDumb, TerminalSession.useControllingTerminal() else {
            return context.console.fail(.usage, "--pick needs a terminal that can show screens")
        }
        let session = try FullScreenSession(settings, context, picksMovies: true)
        guard session.enter() else {
            return context.console.fail(.unavailable, "can't control this terminal")
        }
        let search = query.map { context.search($0, settings) }
        guard var movies = await session.run(search) else { return .nothingFound }
        let formatter = context.formatter(output, settings)
        if formatter.showsDetails(sortedBy: nil) {
            movies = await movies.detailed(from: context.container(settings).movies)
        }
        let view = MoviesListView(formatter: formatter)
        return context.console.print(view.output(.loaded(movies)))
    }
}

/// `movies --version`: prints the version; further words mean nothing.
struct VersionCommand: CommandWithoutArguments {
    static let spec = CommandSpec(name: "movies --version", summary: "print the version")

    func run(in context: CommandContext) async -> ExitCode {
        context.console.print("movies \(Version.current)\n", success: .done)
    }
}
