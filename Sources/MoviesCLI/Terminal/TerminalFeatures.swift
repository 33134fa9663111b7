/// What the terminal can show.
package struct TerminalFeatures {
    /// `nil` if standard output is not a terminal.
    package var size: TerminalSize?
    package var isDumb = false
    package var hasColors = false
    package var hasLinks = false

    /// How it shows images; `nil` if it can't.
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
        images =
            await GraphicsQuery.run(environment)?.name ?? (Chafa() == nil ? nil : "chafa")
    }
}

extension TerminalGraphics {
    fileprivate var name: String {
        switch self {
        case .kitty: "kitty graphics"
        case .kittyInTmux: "kitty graphics in tmux"
        case .iTerm2: "iTerm2"
        case .sixel: "sixel"
        }
    }
}
