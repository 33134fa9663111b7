import Presentation

/// `movies`, and `movies search -i`: prompt, results and details, on the whole terminal or in
/// numbered lines.
struct InteractiveCommand: Command {
    static let spec = CommandSpec(
        command: InteractiveCommand.self,
        name: "movies",
        operands: "[<command>]",
        summary: "search movies, online or offline",
        options: [
            .language, .source, .includeAdult, .offline, .refresh, .noTUI,
            OptionSpec(option: .version, summary: "print the version"),
        ],
        subcommands: CommandTable.commands,
        notes: [
            "Without a command, a prompt suggests titles while you type."
        ],
        examples: [
            .init(command: "movies", purpose: "prompt with suggestions, results, details"),
            .init(command: "movies search blade runner", purpose: "search movies by title"),
            .init(command: "movies help search", purpose: "everything search can do"),
        ]
    )

    private let usesLines: Bool

    init(_ arguments: ParsedArguments, console: Console) {
        usesLines = arguments.isSet(.noTUI)
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        guard context.console.isInteractive || usesLines else {
            return HelpCommand.refuse([Self.spec], on: context.console)
        }
        return await Self.run(nil, try context.settings(), in: context)
    }

    /// Starts with the results of a search, or with the prompt if there is none.
    @MainActor
    static func run(
        _ search: MoviesSearch?,
        _ settings: Settings,
        in context: CommandContext
    ) async -> ExitCode {
        let usesLines = context.arguments.isSet(.noTUI) || context.console.isDumb
        return usesLines
            ? await runInLines(search, settings, in: context)
            : await runOnScreen(search, settings, in: context)
    }

    @MainActor
    private static func runOnScreen(
        _ search: MoviesSearch?,
        _ settings: Settings,
        in context: CommandContext
    ) async -> ExitCode {
        TerminalSession.prepare()
        TerminationSignals.endProgram(takingAway: .screen)
        TerminalSignals.listen()
        guard TerminalSession.take() else {
            context.console.report("can't use this terminal; try --no-tui")
            return .unavailable
        }
        let container = context.container(settings, mode: .fullScreen)
        let stack = ScreenStack(
            screen: Screen(usesColor: context.console.usesColor(settings.color)),
            size: { .current },
            renderPoster: container.renderPoster
        )
        let coordinator = container.makeMoviesSceneDIContainer()
            .makeMoviesSearchFlowCoordinator(navigator: stack)
        coordinator.start(search)
        for await event in TerminalInput().events {
            if event == .continued { _ = TerminalSession.take() }
            stack.handle(event)
            if stack.hasQuit { break }
        }
        TerminalSession.giveBack()
        return .done
    }

    @MainActor
    private static func runInLines(
        _ search: MoviesSearch?,
        _ settings: Settings,
        in context: CommandContext
    ) async -> ExitCode {
        let session = LineModeSession(
            console: context.console,
            asks: context.console.inputIsTerminal
        )
        let coordinator = context.container(settings, mode: .lineMode).makeMoviesSceneDIContainer()
            .makeMoviesSearchFlowCoordinator(navigator: session)
        coordinator.start(search)
        await session.run(reading: StandardInput.readLines())
        return session.exitCode
    }
}
