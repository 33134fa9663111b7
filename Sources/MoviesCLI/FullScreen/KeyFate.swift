import Terminal

/// What becomes of a key when it is pressed.
enum KeyFate: Hashable, Sendable {
    /// The stack handles it: it shows the help.
    case help

    /// The stack handles it: it draws everything again.
    case redraw

    /// Characters that were typed quickly arrive together; without a prompt each is a key.
    case split

    /// The screen handles it now.
    case now

    /// The screen handles it now, and pending keys are obsolete and dropped.
    case nowAlone

    /// It waits behind the pending keys until the screen has loaded.
    case afterLoading

    /// It waits, since it is text after one of the pending keys.
    case asText

    /// - Parameters:
    ///   - key: the key that is pressed.
    ///   - bindings: the keys of the screen.
    ///   - takesText: whether characters are text for the screen.
    ///   - isLoading: whether the screen can't handle all keys yet.
    ///   - pending: the keys that wait already.
    init(
        _ key: Key,
        bindings: [KeyBinding],
        takesText: Bool,
        isLoading: Bool,
        pending: [Key]
    ) {
        let willTakeText = pending.contains(where: bindings.startsText)
        switch key {
        case .control("l"): self = .redraw
        case .function(1): self = .help
        case .text("?") where !takesText && !willTakeText: self = .help
        case .text(let text) where !takesText && text.count > 1: self = .split
        case .text where willTakeText: self = .asText
        default:
            switch bindings.timing(of: key) {
            case .immediate: self = .nowAlone
            case .inOrder: self = pending.isEmpty ? .now : .afterLoading
            case .whenLoaded: self = pending.isEmpty && !isLoading ? .now : .afterLoading
            }
        }
    }
}
