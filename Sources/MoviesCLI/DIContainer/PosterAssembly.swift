import Data
import Domain
import Presentation
import Terminal

/// Loads and draws posters, if the settings allow it, and the terminal or a program can.
@MainActor
struct PosterAssembly {
    /// Asks the terminal what it can show.
    let probe: TerminalProbe

    /// `nil` if no posters are shown.
    let renderer: PosterRenderer?
    let images: (any PosterImagesRepository)?

    /// `printsPoster` is whether a one-shot command prints a poster if it can.
    init(
        _ settings: Settings,
        _ network: NetworkAssembly,
        _ mode: AppDIContainer.Mode,
        printsPoster: Bool
    ) {
        let isWanted =
            switch mode {
            case .oneShot: printsPoster && settings.tmdb?.credential != nil
            case .lineMode: false
            case .fullScreen: true
            }
        let isAllowed = isWanted && settings.showsImages && settings.color.allowsColor
        let tmdb = isAllowed ? settings.tmdb : nil
        probe = TerminalProbe(
            environment: settings.environment,
            // A command is not to wait for a timeout in tmux.
            graphics: tmdb == nil ? .disabled : mode == .oneShot ? .terminal : .terminalAroundTmux
        )
        guard let tmdb else {
            (renderer, images) = (nil, nil)
            return
        }
        let renderer = PosterRenderer(
            probe: probe,
            chafa: Chafa(),
            // Each printed poster stays on the terminal, so that it needs an id of its own.
            imageID: mode == .oneShot ? .random(in: PosterRenderer.printedIDs) : nil,
            driverCell: { TerminalSession.cell }
        )
        self.renderer = renderer
        images = TMDBPosterImagesRepository(
            network.makePosterService(tmdb),
            imageURL: tmdb.imageURL.description,
            canShow: { [probe] in
                // A screen has asked the terminal at its start. A shell would stop a program in the
                // background that asks.
                if mode == .oneShot {
                    guard TerminalSession.isInForeground else { return false }
                    // After that time, a command prints text alone.
                    await probe.ask(timeout: .milliseconds(300))
                }
                return await renderer.canRender()
            }
        )
    }
}
