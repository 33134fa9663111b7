import Presentation

/// `movies` and `movies search -i`: the prompt, results and details on the whole terminal.
@MainActor
struct InteractiveCommand {
    let console: Console
    let usesColor: Bool

    /// `nil` where posters can't be shown.
    var renderPoster: PosterView.Renderer?

    /// Begins with the results of a search if there is one, else with the prompt.
    func run(_ search: MoviesSearch?, in scene: MoviesSceneDIContainer) async -> ExitCode {
        TerminalSession.prepare()
        TerminationSignals.endProgram(takingAway: .screen)
        TerminalSignals.listen()
        guard TerminalSession.take() else {
            console.report("can't use this terminal; --no-tui asks for no more than lines")
            return .unavailable
        }
        let screen = Screen(usesColor: usesColor)
        let stack = ScreenStack(screen: screen, size: { .current }, renderPoster: renderPoster)
        let coordinator = scene.makeMoviesSearchFlowCoordinator(screens: stack)
        coordinator.start(search)
        for await event in TerminalInput().events {
            if event == .continued { _ = TerminalSession.take() }
            stack.handle(event)
            if stack.hasLeft { break }
        }
        TerminalSession.giveBack()
        return .done
    }

    /// The same, in lines that are numbered, for a terminal that can do no more or for a program.
    func runInLines(_ search: MoviesSearch?, in scene: MoviesSceneDIContainer) async -> ExitCode {
        let dialogue = LineModeSession(console: console, asks: console.inputIsTerminal)
        let coordinator = scene.makeMoviesSearchFlowCoordinator(screens: dialogue)
        coordinator.start(search)
        await dialogue.run(reading: StandardInput.readLines())
        return dialogue.exitCode
    }
}
