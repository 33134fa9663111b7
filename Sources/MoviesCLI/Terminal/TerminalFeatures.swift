/// The features that the terminal can show.
package struct TerminalFeatures {
    /// `nil` if standard output is not a terminal.
    package var size: TerminalSize?
    package var isDumb = false
    package var hasColors = false
    package var hasLinks = false

    /// The way in which it shows images; `nil` if it can't.
    package var images: String?
}

extension TerminalFeatures {
    /// Asks the terminal how it shows images, which takes a second without a reply.
    @MainActor
    package init(_ console: Console, _ environment: Environment, color: ColorMode) async {
        self.init(isDumb: console.isDumb)
        guard console.output.isTerminal else { return }
        size = TerminalSession.size
        hasColors = console.usesColor(color)
        hasLinks = console.showsLinks
        guard !isDumb, console.isInteractive else { return }
        let probe = TerminalProbe(environment: environment)
        images = await probe.ask()?.rawValue ?? (Chafa() == nil ? nil : "chafa")
    }
}
