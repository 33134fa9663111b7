/// One line of text with a cursor, as in a shell's prompt.
///
/// The cursor is always between two characters, never inside one.
struct LineEditor: Hashable, Sendable {
    /// The maximum number of characters; the rest is dropped.
    static let limit = 1000

    /// How many scalars of an inserted text are processed.
    ///
    /// A paste can be far longer than the line and consist only of sequences to remove.
    private static let scalarLimit = 8 * limit

    private(set) var beforeCursor = ""
    private(set) var afterCursor = ""

    var text: String { beforeCursor + afterCursor }

    /// Starts with the cursor at the end.
    init(_ text: String = "") {
        insert(text)
    }

    /// Inserts text at the cursor, sanitized for one line.
    mutating func insert(_ text: String) {
        var inserted = text.withSingleBreaks(within: Self.scalarLimit).sanitizedLine
        while !inserted.isEmpty {
            // Counted together: a combining mark adds no character.
            let excess = (beforeCursor + inserted + afterCursor).count - Self.limit
            guard excess > 0 else { break }
            inserted.removeLast(min(excess, inserted.count))
        }
        beforeCursor += inserted
        joinAtCursor()
    }

    mutating func replace(with text: String) {
        self = LineEditor(text)
    }

    mutating func deleteBackward() {
        beforeCursor = String(beforeCursor.dropLast())
        joinAtCursor()
    }

    mutating func deleteForward() {
        afterCursor = String(afterCursor.dropFirst())
        joinAtCursor()
    }

    /// Deletes the blanks before the cursor and the word before these.
    mutating func deleteWordBackward() {
        beforeCursor.removeLast(beforeCursor.reversed().wordLength)
        joinAtCursor()
    }

    /// Deletes the blanks after the cursor and the word after these.
    mutating func deleteWordForward() {
        afterCursor.removeFirst(afterCursor.wordLength)
        joinAtCursor()
    }

    mutating func deleteToStart() {
        beforeCursor = ""
    }

    mutating func deleteToEnd() {
        afterCursor = ""
    }

    mutating func moveLeft() {
        move(by: -1)
    }

    mutating func moveRight() {
        move(by: 1)
    }

    mutating func moveToStart() {
        afterCursor = text
        beforeCursor = ""
    }

    mutating func moveToEnd() {
        beforeCursor = text
        afterCursor = ""
    }

    /// Moves to the start of a word.
    mutating func moveWordLeft() {
        move(by: -beforeCursor.reversed().wordLength)
    }

    /// Moves to the end of a word.
    mutating func moveWordRight() {
        move(by: afterCursor.wordLength)
    }

    private mutating func move(by count: Int) {
        if count < 0 {
            let moved = beforeCursor.suffix(-count)
            afterCursor = moved + afterCursor
            beforeCursor.removeLast(moved.count)
        } else {
            let moved = afterCursor.prefix(count)
            beforeCursor += moved
            afterCursor.removeFirst(moved.count)
        }
    }

    /// Moves the cursor after a character that the texts on both sides have combined into.
    private mutating func joinAtCursor() {
        guard let last = beforeCursor.last, !afterCursor.isEmpty else { return }
        var rest = String(last) + afterCursor
        let joined = rest.removeFirst()
        // Compared by length, since canonically equivalent text may differ in bytes.
        guard joined.utf8.count > last.utf8.count else { return }
        beforeCursor.removeLast()
        beforeCursor.append(joined)
        afterCursor = rest
    }
}

extension String {
    /// The first scalars, with each run of line breaks replaced by one line feed.
    fileprivate func withSingleBreaks(within scalarCount: Int) -> String {
        var result = UnicodeScalarView()
        var wasBreak = false
        for scalar in unicodeScalars.prefix(scalarCount) {
            let isBreak = Character(scalar).isNewline
            if !isBreak {
                result.append(scalar)
            } else if !wasBreak {
                result.append("\n")
            }
            wasBreak = isBreak
        }
        return String(result)
    }
}

extension Sequence<Character> {
    /// The number of leading blanks plus the word after them.
    fileprivate var wordLength: Int {
        var length = 0
        var isInWord = false
        for character in self {
            if character.isWhitespace, isInWord { break }
            isInWord = !character.isWhitespace
            length += 1
        }
        return length
    }
}
