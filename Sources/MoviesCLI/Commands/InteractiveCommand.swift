import Presentation

/// `movies`, and `movies search -i`: prompt, results and details, in full screen or line mode.
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
            "Without a command, a prompt suggests titles as you type."
        ],
        examples: [
            .init(command: "movies", purpose: "prompt with suggestions, results, details"),
            .init(command: "movies search blade runner", purpose: "search movies by title"),
            .init(command: "movies help search", purpose: "all options of search"),
        ]
    )

    private let usesLineMode: Bool

    init(_ arguments: ParsedArguments, console: Console) {
        usesLineMode = arguments.isSet(.noTUI)
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
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
        let usesLineMode = context.arguments.isSet(.noTUI) || context.console.isDumb
        return usesLineMode
            ? await runInLineMode(search, settings, in: context)
            : await runInFullScreen(search, settings, in: context)
    }

    @MainActor
    private static func runInFullScreen(
        _ search: MoviesSearch?,
        _ settings: Settings,
        in context: CommandContext
    ) async -> ExitCode {
        TerminalSession.warmUp()
        TerminationSignals.install(clearing: .screen)
        TerminalSignals.install()
        guard TerminalSession.enter() else {
            context.console.report("can't control this terminal; try --no-tui")
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
            if event == .continued { _ = TerminalSession.enter() }
            stack.handle(event)
            if stack.hasQuit { break }
        }
        TerminalSession.restore()
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
            .makeMoviesSearchFlowCoordinator(navigator: session)
        coordinator.start(search)
        await session.run(reading: StandardInput.readLines())
        return session.exitCode
    }
}
