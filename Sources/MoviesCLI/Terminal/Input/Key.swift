/// What was done at the keyboard of a terminal.
enum Key: Hashable, Sendable {
    /// One or more printable characters, typed; never controls.
    case text(String)
    /// Text put in at once (bracketed paste), as it came: it may hold anything.
    case paste(String)
    /// Ctrl with a character, a letter in lower case; never one of those that have a name here.
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
}

/// The keys held down with another one, as terminals number them.
struct KeyModifiers: OptionSet, Sendable {
    static let shift = KeyModifiers(rawValue: 1)
    static let alt = KeyModifiers(rawValue: 2)
    static let control = KeyModifiers(rawValue: 4)
    /// Command or Windows, which ask for something other than the character.
    static let command = KeyModifiers(rawValue: 8)

    let rawValue: Int

    /// Whether the key goes by words.
    var isWordwise: Bool { !isDisjoint(with: [.alt, .control]) }
}

extension KeyModifiers {
    /// From a parameter, which is one more than the set; 0 stands for a parameter left out.
    init(parameter: Int) {
        self.init(rawValue: max(parameter - 1, 0))
    }
}
