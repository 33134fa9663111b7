import Terminal
import TestSupport

@testable import MoviesCLI
@testable import Presentation

/// A stack of screens on a simulated terminal, without a program.
@MainActor
final class FakeTerminal {
    private(set) var size = TerminalSize(columns: 80, rows: 24)
    private(set) var writeCount = 0
    private var model = ScreenModel(columns: 80, rows: 24)

    /// Has an element after updates of the stack that no test has waited for yet.
    private let updates: AsyncStream<Void>
    private let didUpdate: AsyncStream<Void>.Continuation

    private let renderer: PosterRenderer?
    private let userKeys: UserKeys

    private(set) lazy var stack = ScreenStack(
        Screen(palette: Palette(colors: .basic)) { [weak self] text in
            self?.writeCount += 1
            self?.model.feed(text.utf8)
        },
        ScreenTerminal(
            size: { [weak self] in
                // Each update begins with this.
                self?.didUpdate.yield()
                return self?.size ?? .standard
            },
            probe: renderer?.probe ?? TerminalProbe(environment: Environment([:])),
            renderer: renderer,
            userKeys: userKeys
        )
    )

    private(set) lazy var flow = ScriptedFlow(stack)

    /// `renderer` draws posters; `nil` shows none.
    init(renderer: PosterRenderer? = nil, userKeys: UserKeys = UserKeys()) {
        self.renderer = renderer
        self.userKeys = userKeys
        (updates, didUpdate) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// The screen after pending drawing.
    var screen: ScreenModel {
        stack.update()
        return model
    }

    /// The status line.
    var status: String { screen.lines.last ?? "" }

    func press(_ keys: Key...) { stack.handle(.keys(keys)) }

    /// Presses keys that arrive together, and waits until their effects are on the screen.
    func type(_ keys: Key...) async {
        stack.handle(.keys(keys))
        await load()
    }

    /// Waits until the top screen has loaded.
    func load() async {
        // For the tasks that keys have started.
        await Task {}.value
        stack.update()
        for await _ in updates where !isLoading { break }
    }

    /// Waits for a notice about what a key has started, which no screen loads.
    func waitForStatus(_ text: String) async {
        while status != text { await Task.yield() }
    }

    private var isLoading: Bool { stack.top.map { $0.isLoading || $0.activity != nil } ?? false }

    func resize(columns: Int, rows: Int) { resize(to: TerminalSize(columns: columns, rows: rows)) }

    func resize(to size: TerminalSize) {
        self.size = size
        model.resize(columns: size.columns, rows: size.rows)
        stack.handle(.resized)
    }
}

extension ScreenContent {
    /// The lines without their styles.
    var text: [String] { lines.map(\.text.trimmingEnd) }
}

extension TerminalScreen {
    /// The content, by default in the usual size.
    func shown(columns: Int = 80, rows: Int = 23) -> ScreenContent {
        content(TerminalSize(columns: columns, rows: rows))
    }

    func press(_ keys: Key...) { press(keys) }

    func press(_ keys: [Key]) { keys.forEach(handle) }
}
