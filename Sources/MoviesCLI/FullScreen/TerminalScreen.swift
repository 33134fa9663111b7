/// A view that fills the terminal, except for the status line at the bottom.
@MainActor
protocol TerminalScreen: AnyObject {
    /// Whether what the keys are meant for is there.
    var readiness: ScreenReadiness { get }

    /// What is going on, in a word; `nil` where there is nothing to wait for.
    var activity: String? { get }

    /// Whether letters are text here, rather than a key each.
    var takesText: Bool { get }

    /// The keys of this screen, in the order of the help.
    var bindings: [KeyBinding] { get }

    /// What is shown in that size; scrolls what is selected into sight.
    func content(_ size: TerminalSize) -> ScreenContent

    /// Does what the key is for, if anything.
    func handle(_ key: Key)

    /// The screen is on top again, after the one over it was closed.
    func didReappear()
}

extension TerminalScreen {
    func didReappear() {}
}

/// Whether what the keys of a screen are meant for is there.
enum ScreenReadiness {
    /// Not yet: keys for it wait.
    case loading
    case ready

    /// It will not come: keys that waited for it are dropped.
    case failed
}

/// What a screen shows, and what it says about that in the status line.
struct ScreenContent {
    var lines: [StyledLine]
    var cursor: Frame.Position?

    /// Longest first.
    var statusVariants: [StyledLine] = []

    /// What can be pressed, shown beside the status where there is room; longest first.
    var hintVariants: [String] = []
}
