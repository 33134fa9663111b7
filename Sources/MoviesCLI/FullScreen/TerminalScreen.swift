import Presentation
import Terminal

/// A view that fills the terminal except for the status line.
@MainActor
protocol TerminalScreen: AnyObject {
    /// Whether keys wait until what they act on is loaded.
    var isLoading: Bool { get }

    /// The work that the screen is waiting for, such as "loading"; `nil` for nothing.
    var activity: String? { get }

    /// Whether characters are text for a prompt instead of keys.
    var takesText: Bool { get }

    /// The statement that the owner of the shown data requires; the help has it.
    var attribution: String? { get }

    /// The keys of the screen, in the order of the help.
    var bindings: [KeyBinding] { get }

    /// Scrolls to the selected row after keys, other sizes and changes, and may ask the view model
    /// for more.
    func content(_ size: TerminalSize) -> ScreenContent
    func handle(_ key: Key)
    func handle(_ event: MouseEvent)

    /// The screen is on top again, after the one above it was closed.
    func didReappear()
}

extension TerminalScreen {
    func didReappear() {}
}

/// The parts of the terminal that screens need.
struct ScreenContext {
    /// Draws posters; `nil` shows none.
    var renderPoster: PosterView.Renderer?

    var cell: @MainActor () -> CellSize? = { nil }

    var copy: @MainActor (String) -> Void = { _ in }

    /// The names of the screens from the first one to the one on top, as a breadcrumb shows them.
    var trail: @MainActor () -> [String] = { [] }

    /// The keys that the user has moved, and those of the user's commands.
    var userKeys = UserKeys()

    var run: @MainActor (UserCommand, MoviesListItemViewModel) -> Void = { _, _ in }

    /// Receives changes of the content, or of whether it loads.
    let didChange: @MainActor () -> Void
}

/// The lines of a screen, including its part of the status line.
struct ScreenContent {
    var lines: [StyledLine]
    var cursor: Frame.Position?

    /// Longest first.
    var statusVariants: [StyledLine] = []
    var hints: [KeyHint] = []
    var images: [PlacedImage] = []
}
