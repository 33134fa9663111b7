import Terminal

/// What becomes of a key when it is pressed.
enum KeyFate: Hashable, Sendable {
    /// The stack shows the help, or draws everything again.
    case help, redraw
    /// Characters that were typed quickly arrive together; without a prompt each is a key.
    case split
    /// The screen handles it now.
    case now
    /// The screen handles it now, and pending keys are obsolete and dropped.
    case nowAlone
    /// It waits behind the pending keys, until the screen has loaded or takes text.
    case later

    /// `takesText` is whether characters are text for the screen, `isLoading` whether it can't
    /// handle all keys yet, `pending` are the keys that wait already, and `help` shows the help
    /// where characters are not text.
    init(
        _ key: Key,
        bindings: [KeyBinding],
        takesText: Bool,
        isLoading: Bool,
        pending: [Key],
        help: Key = MovableKey.help.declaration.key
    ) {
        let willTakeText = pending.contains(where: bindings.startsText)
        switch key {
        case .control("l"): self = .redraw
        case .function(1): self = .help
        case help where !takesText && !willTakeText: self = .help
        case .text(let text) where !takesText && text.count > 1: self = .split
        case .text where willTakeText: self = .later
        default:
            switch bindings.timing(of: key) {
            case .immediate: self = .nowAlone
            case .inOrder: self = pending.isEmpty ? .now : .later
            case .whenLoaded: self = pending.isEmpty && !isLoading ? .now : .later
            }
        }
    }
}
