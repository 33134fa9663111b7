import Testing

@testable import Terminal

@MainActor
struct TerminalProbeTests {
    private nonisolated static let sixel = TerminalReply.attributes([62, 4])
    private nonisolated static let plain = TerminalReply.attributes([62, 22])

    @Test(
        arguments: [
            ([.kittyGraphics(isSupported: true), plain], [:], .kitty),
            // tmux replies before the terminal that it runs in.
            ([plain, .kittyGraphics(isSupported: true)], ["TMUX": "x"], .kittyInTmux),
            ([sixel, .kittyGraphics(isSupported: false)], ["TMUX": "x"], .sixel),
            ([.kittyGraphics(isSupported: false), sixel], [:], .sixel),
            ([.version("iTerm2 3.5.0"), sixel], [:], .iTerm2),
            ([plain], ["TERM_PROGRAM": "iTerm.app"], .iTerm2),
            ([.version("XTerm(390)"), sixel], [:], .sixel), ([plain], [:], nil),
        ] as [([TerminalReply], [String: String], TerminalGraphics?)]
    )
    func `takes the best way that the terminal has`(
        replies: [TerminalReply],
        environment: [String: String],
        expected: TerminalGraphics?
    ) async {
        let probe = makeProbe(environment)
        var sent = ""
        probe.start(write: { sent += $0 }, pause: Self.never)

        for reply in replies { probe.handle(reply) }

        #expect(await probe.result() == expected)
        let queries = "\u{1B}[>q\u{1B}[16t\u{1B}]11;?\u{1B}\\\u{1B}[c"
        #expect(
            environment["TMUX"] == nil
                ? sent.hasPrefix("\u{1B}_Gi=31,") && sent.hasSuffix(queries)
                : sent.hasPrefix(queries + "\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31,")
        )
    }

    @Test(arguments: [[:], ["TMUX": "x"]])
    func `asks for the background alone if there are no images to show`(
        environment: [String: String]
    ) async {
        let probe = TerminalProbe(environment: Environment(environment), graphics: .disabled)
        var sent = ""
        probe.start(write: { sent += $0 }, pause: Self.never)

        probe.handle(.background(isLight: true))
        probe.handle(Self.sixel)

        #expect(await probe.result() == nil)
        #expect(sent == "\u{1B}]11;?\u{1B}\\\u{1B}[c")
    }

    @Test func `does not ask the terminal around tmux for a command`() async {
        let probe = TerminalProbe(environment: Environment(["TMUX": "x"]), graphics: .terminal)
        var sent = ""
        probe.start(write: { sent += $0 }, pause: Self.never)

        probe.handle(Self.sixel)

        #expect(await probe.result() == .sixel)
        #expect(!sent.contains("\u{1B}Ptmux;"))
    }

    @Test func `takes none if the terminal does not answer in time, or only later`() async {
        let probe = makeProbe()
        probe.handle(.kittyGraphics(isSupported: true))
        probe.start(write: { _ in }, pause: { #expect($0 == .seconds(1)) })

        #expect(await probe.result() == nil)
        probe.handle(Self.sixel)
        #expect(await probe.result() == nil)
    }

    @Test func `takes what tmux has if the terminal around it is silent`() async {
        let probe = makeProbe(["TMUX": "x", "TERM_PROGRAM": "iTerm.app"])
        probe.handle(Self.sixel)
        probe.start(write: { _ in }, pause: { _ in })

        #expect(await probe.result() == .sixel)
    }

    @Test func `waits for the replies of a terminal before the end`() async {
        let probe = makeProbe()
        probe.start(write: { _ in }, pause: Self.never)
        Task { probe.handle(Self.sixel) }

        await probe.finish()

        #expect(await probe.result() == .sixel)
    }

    @Test func `knows the size of a character if it is plausible`() {
        let probe = makeProbe()
        probe.handle(.cellSize(width: 0, height: 20))
        #expect(probe.cell == nil)

        probe.handle(.cellSize(width: 9, height: 18))
        #expect(probe.cell == CellSize(width: 9, height: 18))
    }

    /// Ends when the task is cancelled.
    private nonisolated static func never(_: Duration) async {
        for await _ in AsyncStream(Never.self, { _ in }) {}
    }

    private func makeProbe(_ variables: [String: String] = [:]) -> TerminalProbe {
        TerminalProbe(environment: Environment(variables))
    }
}
