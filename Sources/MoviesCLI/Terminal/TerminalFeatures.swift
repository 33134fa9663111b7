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
        images = await Self.graphics(environment)?.rawValue ?? (Chafa() == nil ? nil : "chafa")
    }

    /// How the terminal shows images; `nil` if it can't, or does not reply within a second.
    @MainActor
    private static func graphics(_ environment: Environment) async -> TerminalGraphics? {
        TerminalSession.warmUp()
        TerminationSignals.install(clearing: .screen)
        TerminalSignals.install()
        guard TerminalSession.enterWithoutScreen() else { return nil }
        let probe = TerminalProbe(environment: environment)
        TerminalSession.expectReplies(true)
        probe.start(write: TerminalSession.write)
        let reading = Task {
            for await event in TerminalInput().events {
                guard case .keys(let keys) = event else { continue }
                for case .reply(let reply) in keys { probe.handle(reply) }
            }
        }
        let graphics = await probe.result()
        reading.cancel()
        // A late reply would go to the shell.
        if graphics == nil { TerminalSession.dropReplies() }
        TerminalSession.expectReplies(false)
        // A terminal that does not know a query may have shown it.
        TerminalSession.write("\r\u{1B}[K")
        TerminalSession.restore()
        return graphics
    }
}
