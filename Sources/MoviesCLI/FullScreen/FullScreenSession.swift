import CommandLineKit
import Presentation
import Terminal

/// Shows the flow of the search on the whole terminal until the user quits.
@MainActor
struct FullScreenSession {
    private let container: AppDIContainer
    private let settings: Settings
    private let stack: ScreenStack
    private let picksMovies: Bool

    /// `picksMovies` is whether the flow ends when the user picks movies; throws if a `--bind` is
    /// invalid.
    init(
        _ settings: Settings,
        _ context: CommandContext,
        picksMovies: Bool = false
    ) throws(ErrorReport) {
        let userKeys = try settings.userKeys()
        let usesMouse = settings.usesMouse
        self.settings = settings
        self.picksMovies = picksMovies
        container = AppDIContainer(context, settings, mode: .fullScreen)
        let usesColor = settings.color.allowsColor
        let terminal = ScreenTerminal(
            size: { TerminalSession.size },
            probe: container.posterAssembly.probe,
            renderer: container.posterAssembly.renderer,
            userKeys: userKeys,
            copy: { [isInTmux = context.environment["TMUX"] != nil] text in
                TerminalSession.write(Clipboard.copying(text, isInTmux: isInTmux))
            },
            run: { await TerminalSession.run($0, usesMouse: usesMouse) },
            end: { TerminalSession.end(with: $0, usesMouse: usesMouse) }
        )
        let palette = Palette(context.environment, usesColor: usesColor)
        stack = ScreenStack(Screen(palette: palette), terminal)
    }

    private var probe: TerminalProbe { container.posterAssembly.probe }

    /// Takes control of the terminal; returns `false` if that is impossible.
    func enter() -> Bool {
        TerminalSession.warmUp()
        TerminationSignals.install(clearing: .screen)
        TerminalSignals.install()
        return TerminalSession.enter(usesMouse: settings.usesMouse)
    }

    /// Starts with the results of a search, or without one with the prompt.
    ///
    /// - Returns: the movies that the user has chosen; `nil` for none.
    func run(_ search: MoviesSearch?) async -> MoviesList? {
        startProbe()
        let coordinator = container.scene
            .makeMoviesSearchFlowCoordinator(navigator: stack, picksMovies: picksMovies)
        coordinator.start(search)
        let handling = Task { await handleEvents() }
        await stack.hasEnded()
        await probe.finish()
        handling.cancel()
        TerminalSession.restore()
        await coordinator.finishSaving()
        return stack.picked
    }

    /// The replies arrive as keys; the screens don't wait for them.
    private func startProbe() {
        TerminalSession.expectReplies(true)
        probe.start(write: TerminalSession.write)
        Task {
            _ = await probe.result()
            TerminalSession.expectReplies(false)
        }
    }

    private func handleEvents() async {
        for await event in TerminalInput().events {
            if event == .continued, !stack.hasQuit, !stack.isSuspended {
                _ = TerminalSession.enter(usesMouse: settings.usesMouse)
            }
            stack.handle(event)
        }
        stack.end(with: nil)
    }
}
