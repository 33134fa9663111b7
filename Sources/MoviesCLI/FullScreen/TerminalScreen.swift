/// A view that fills the terminal, but for the status line at its foot.
@MainActor
protocol TerminalScreen: AnyObject {
    /// Whether there is something to wait for.
    var isLoading: Bool { get }

    /// What it waits for then, in a word.
    var activity: String { get }

    /// Whether letters are text here, and not each a key for something.
    var takesText: Bool { get }

    /// What can be pressed here, for the help.
    var keys: [KeyBinding] { get }

    /// What is to be seen in so many columns and rows; what is selected is scrolled into sight.
    func content(_ size: TerminalSize) -> ScreenContent

    /// Does what the key asks for, if anything.
    func handle(_ key: Key)

    /// It is to be seen once more, after the screen over it went.
    func didReappear()
}

/// What a screen shows, and what it says of it in the status line.
struct ScreenContent {
    var lines: [StyledLine]
    var cursor: Frame.Position?

    /// By length, the longest wording first.
    var status: [StyledLine] = []

    /// What can be pressed, to stand beside the status where there is room; by length as well.
    var hints: [String] = []
}

/// Keys and what they are for.
struct KeyBinding: Hashable, Sendable {
    let keys: String
    let purpose: String

    init(_ keys: String, _ purpose: String) {
        self.keys = keys
        self.purpose = purpose
    }
}
