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
