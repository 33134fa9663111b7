import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

/// Random keys, clicks and sizes on all screens, with texts that are hard to show.
@MainActor
struct ScreenStackRandomTests {
    @Test(.timeLimit(.minutes(20)), arguments: [1, 2, 3, 4, 5])
    func `shows frames that fit, and no stray image, whatever happens`(seed: UInt64) async {
        var random = SplitMix64(seed: seed)
        var terminal = start()
        var hasDrawnImage = false
        for step in 1...5000 {
            // When a poster is loaded depends on the scheduler: some runs draw one late.
            if step > 1000, hasDrawnImage { break }
            if terminal.stack.hasQuit { terminal = start() }
            switch Int.random(in: 0..<40, using: &random) {
            case 0: terminal.resize(to: Self.size(&random))
            case 1, 2: terminal.press(.mouse(Self.click(&random)))
            default: terminal.press(Self.keys.randomElement(using: &random) ?? .enter)
            }
            for _ in 0..<Int.random(in: 0..<4, using: &random) { await Task.yield() }
            hasDrawnImage = expectValid(terminal) || hasDrawnImage
            if step.isMultiple(of: 50) { await expectLoaded(terminal) }
        }
        #expect(hasDrawnImage)
    }

    /// Expects that nothing loads forever, and that the screen is not empty.
    private func expectLoaded(_ terminal: FakeTerminal) async {
        terminal.resize(columns: 80, rows: 24)
        await terminal.load()
        guard !terminal.stack.hasQuit else { return }
        #expect(terminal.screen.lines.dropLast().contains { !$0.isEmpty })
    }

    /// Whether an image was drawn.
    private func expectValid(_ terminal: FakeTerminal) -> Bool {
        let screen = terminal.screen
        let images = screen.strings.filter { $0.hasPrefix("\u{1B}_Ga=") }
        let drawnCount = images.count { $0.hasPrefix("\u{1B}_Ga=T") }
        let removedCount = images.count { $0.hasPrefix("\u{1B}_Ga=d") }
        #expect(screen.overflowCount == 0)
        #expect(screen.unknownSequences.isEmpty)
        #expect(screen.rows == terminal.size.rows)
        // At most one image is on the screen: each is removed before the next is drawn.
        #expect(drawnCount - removedCount <= 1)
        return drawnCount > 0
    }

    private func start() -> FakeTerminal {
        let probe = TerminalProbe(environment: Environment([:]))
        probe.handle(.kittyGraphics(isSupported: true))
        probe.handle(.attributes([62]))
        let terminal = FakeTerminal(renderer: PosterRenderer(probe: probe, chafa: nil))
        MoviesSceneDIContainer(dependencies: FakeScene())
            .makeMoviesSearchFlowCoordinator(navigator: terminal.stack).start()
        return terminal
    }

    private static func size(_ random: inout SplitMix64) -> TerminalSize {
        TerminalSize(
            columns: [1, 5, 20, 40, 80, 99, 100, 120, 200].randomElement(using: &random) ?? 80,
            rows: [1, 2, 5, 10, 24, 30, 50].randomElement(using: &random) ?? 24
        )
    }

    private static func click(_ random: inout SplitMix64) -> MouseEvent {
        let kinds: [MouseEvent.Kind] = [.click, .doubleClick, .wheelUp, .wheelDown]
        return MouseEvent(
            kind: kinds.randomElement(using: &random) ?? .click,
            position: Frame.Position(
                row: Int.random(in: 0..<50, using: &random),
                column: Int.random(in: 0..<200, using: &random)
            )
        )
    }

    /// Enter and the arrows more often, to get around.
    private static let keys: [Key] =
        [
            .enter, .enter, .enter, .enter, .down, .down, .down, .up, .right, .left, .tab, .backTab,
            .escape, .backspace, .pageDown, .pageUp, .home, .end, .function(1), .control("r"),
            .control("x"), .control("l"), .control("u"), .control("d"), .paste("the\nlantern"),
            .insert, .alt("f"), .alt("j"), .alt("k"), .control("f"), .control("s"), .control("o"),
            .control("y"), .control(" "), .function(5),
        ] + "gGhjklnorstyx/f?- qz1é기👾".map { Key.text(String($0)) }
}
