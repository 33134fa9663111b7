/// A key press, or text, from a terminal.
package enum Key: Hashable, Sendable {
    /// One or more typed, printable characters.
    case text(String)
    /// Pasted text (bracketed paste), unsanitized.
    case paste(String)
    /// Ctrl with a character (letters in lower case) that is no other case.
    case control(Character)
    case alt(Character)
    case enter, tab, backTab
    case backspace, delete, insert
    case escape
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// Left and right with Ctrl or Alt.
    case wordLeft, wordRight
    /// Backspace with Ctrl or Alt.
    case deleteWord
    /// F1 and so on.
    case function(Int)
    case mouse(MouseEvent)
    /// A reply of the terminal to a query of the program.
    case reply(TerminalReply)
}

/// The modifier keys, as terminals number them.
struct KeyModifiers: OptionSet, Sendable {
    static let shift = KeyModifiers(rawValue: 1)
    static let alt = KeyModifiers(rawValue: 2)
    static let control = KeyModifiers(rawValue: 4)
    /// Command or Windows: the key does not type its character.
    static let command = KeyModifiers(rawValue: 8)

    let rawValue: Int

    /// Whether the key moves or deletes by words.
    var isWordwise: Bool { !isDisjoint(with: [.alt, .control]) }
}
