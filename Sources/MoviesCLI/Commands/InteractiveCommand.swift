import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies`, and `movies search -i`: prompt, results and details, in full screen or line mode.
enum InteractiveCommand: Command {
    static let spec = CommandSpec(
        name: "movies",
        operands: "[<command> | <query…>]",
        completes: .query,
        summary: "search movies, online or offline",
        options: [
            .pick, .language, .source, .includeAdult, .offline, .refresh, .noTUI,
        ] + FilterOptions.files + OptionSpec.screen + [.format, .json, .fields, .version],
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

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let options = context.arguments.options
        for option in [OptionSpec.format, .fields] where options.isSet(option) {
            let name = option == .format ? "--format and --json need" : "\(option.name) needs"
            throw .usage("\(name) --pick")
        }
        guard !options.isSet(.noTUI) || !options.isSet(.noInput) else {
            throw .usage("--no-tui can't be used with --no-input")
        }
        guard context.console.isInteractive || options.isSet(.noTUI) else {
            let exitCode = HelpCommand.refuse([spec], in: context)
            if options.isSet(.noInput) {
                context.console.report("with --no-input there is no prompt; give a command")
            }
            return exitCode
        }
        return try await run(nil, try context.settings(), in: context)
    }

    /// Whether `-i` is set; checks what it needs, and that no option is set that is only for printing.
    static func isChosen(_ options: OptionValues, _ console: Console) throws(ErrorReport) -> Bool {
        guard options.isSet(.interactive) else { return false }
        guard !options.isSet(.noInput) else { throw .usage("-i can't be used with --no-input") }
        guard console.isInteractive || options.isSet(.noTUI) else {
            throw .usage("-i needs a terminal")
        }
        for option in [OptionSpec.page, .limit, .format, .fields, .explain]
        where options.isSet(option) {
            let name = option == .format ? "--format or --json" : option.name
            throw .usage("\(name) can't be used with -i")
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
            let session = LineModeSession(
                AppDIContainer(context, settings, mode: .lineMode).scene,
                startingWith: search,
                console: context.console,
                isInteractive: context.console.inputIsTerminal
            )
            await session.run(reading: StandardInput.readLines())
            return session.exitCode
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
}

enum PickCommand: Command {
    static let spec = CommandSpec(
        name: "movies --pick",
        operands: "[<query…>]",
        completes: .query,
        summary: "pick movies on the screen, and print their ids"
    )

    /// Draws the screen on the terminal, wherever the output goes.
    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let options = context.arguments.options
        guard !options.isSet(.noTUI) else { throw .usage("--pick needs a full screen") }
        guard !options.isSet(.noInput) else { throw .usage("--pick can't be used with --no-input") }
        let output = try ListOutputOptions(options, .ofMovies, default: .ids)
        let query = TypedQuery(QueryOperands.text(context.arguments.operands))
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
        if formatter.showsDetails(sortsByDetails: false) {
            movies = await movies.detailed(from: AppDIContainer(context, settings).movies)
        }
        let view = MoviesListView(formatter: formatter)
        return context.console.print(view.output(.loaded(movies)))
    }
}

/// `movies --version`: prints the version; further words mean nothing.
enum VersionCommand: Command {
    static let spec = CommandSpec(name: "movies --version", summary: "print the version")

    static func run(in context: CommandContext) async -> ExitCode {
        context.console.print("movies \(Version.current)\n", success: .done)
    }
}
