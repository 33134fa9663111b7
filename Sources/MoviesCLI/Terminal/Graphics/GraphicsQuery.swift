/// Asks the terminal how it shows images, for a command without screens.
@MainActor
package enum GraphicsQuery {
    /// How the terminal shows images; `nil` if it can't, or does not reply within a second.
    package static func run(_ environment: Environment) async -> TerminalGraphics? {
        TerminalSession.warmUp()
        TerminationSignals.install(clearing: .screen)
        TerminalSignals.install()
        guard TerminalSession.enterWithoutScreen() else { return nil }
        let probe = GraphicsProbe(environment: environment)
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
