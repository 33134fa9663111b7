import Presentation

/// Keys, what they are for, and what they do: the help and the keyboard read the same table.
struct KeyBinding: Sendable {
    /// When a key is handled while a screen loads, or while other keys wait.
    enum Timing: Sendable {
        /// At once. Keys that wait are dropped: what they were meant for is given up.
        case immediate

        /// After the keys that wait.
        case inOrder

        /// After the keys that wait, and not before the screen has loaded.
        case whenLoaded
    }

    /// What one or more keys do.
    struct Action: Sendable {
        let keys: [Key]
        let perform: @MainActor () -> Void

        init(_ keys: Key..., perform: @escaping @MainActor () -> Void) {
            self.keys = keys
            self.perform = perform
        }
    }

    /// The keys as the help names them, such as `↑ ↓ j k`.
    let label: String
    let purpose: String
    let timing: Timing
    let actions: [Action]

    /// Takes no actions for keys that the line editor handles.
    init(_ label: String, _ purpose: String, _ timing: Timing = .inOrder, _ actions: Action...) {
        self.label = label
        self.purpose = purpose
        self.timing = timing
        self.actions = actions
    }
}

extension [KeyBinding] {
    /// A key without a binding edits text, if anything.
    func timing(of key: Key) -> KeyBinding.Timing {
        first { $0.actions.contains { $0.keys.contains(key) } }?.timing ?? .inOrder
    }

    /// - Returns: whether the key has a binding.
    @MainActor
    @discardableResult
    func perform(_ key: Key) -> Bool {
        let action = lazy.flatMap(\.actions).first { $0.keys.contains(key) }
        action?.perform()
        return action != nil
    }
}

/// Keys that results and details have in common.
@MainActor
extension KeyBinding {
    static func newSearch(_ viewModel: any NavigationInput) -> KeyBinding {
        KeyBinding(
            "/",
            "search for something else",
            .immediate,
            Action(.text("/")) { viewModel.didRequestNewSearch() }
        )
    }

    static func retry(_ action: @escaping @MainActor () async -> Void) -> KeyBinding {
        KeyBinding(
            "r",
            "try again what failed",
            .whenLoaded,
            Action(.text("r")) { Task { await action() } }
        )
    }

    static func back(_ viewModel: any NavigationInput) -> KeyBinding {
        KeyBinding(
            "Esc",
            "go back",
            .immediate,
            Action(.escape, .left, .text("h"), .backspace) { viewModel.didGoBack() }
        )
    }

    static func quit(_ viewModel: any NavigationInput) -> KeyBinding {
        KeyBinding(
            "q",
            "leave",
            .immediate,
            Action(.text("q"), .control("d")) { viewModel.didQuit() }
        )
    }
}
