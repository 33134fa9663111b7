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
