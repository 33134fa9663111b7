/// A view for a terminal that can do no more than print lines and read them.
@MainActor
protocol LineModeScreen: AnyObject {
    /// Whether what it shows is still to come.
    var isWaiting: Bool { get }

    /// What can be typed, in a few words.
    var question: String { get }

    /// What there is to print that was not printed yet; empty for nothing.
    func drainOutput() -> String

    /// Does what was typed, and returns what of it is for the screen that is on top by then.
    func handle(_ line: String) async -> String?

    /// It is on top again, and has to be printed once more.
    func didReappear()
}
