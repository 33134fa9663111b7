import Infrastructure

/// What the terminal can show.
struct TerminalFeatures {
    /// `nil` if standard output is not a terminal.
    private(set) var size: TerminalSize?
    private(set) var isDumb = false
    private(set) var hasColors = false
    private(set) var hasLinks = false

    /// How it shows images; `nil` if it can't.
    private(set) var images: String?

    /// Asks the terminal how it shows images, which takes a second without a reply.
    @MainActor
    init(_ console: Console, _ environment: Environment, color: ColorMode) async {
        isDumb = console.isDumb
        guard console.output.isTerminal else { return }
        size = TerminalSession.size
        hasColors = console.usesColor(color)
        hasLinks = console.showsLinks
        guard !isDumb, console.isInteractive else { return }
        images =
            await GraphicsQuery.run(environment)?.name ?? (Chafa() == nil ? nil : "chafa")
    }

    /// For tests.
    init(
        size: TerminalSize?,
        isDumb: Bool = false,
        hasColors: Bool = false,
        hasLinks: Bool = false,
        images: String? = nil
    ) {
        self.size = size
        self.isDumb = isDumb
        self.hasColors = hasColors
        self.hasLinks = hasLinks
        self.images = images
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
