/// One line of text with a cursor, as in a shell's prompt.
///
/// The cursor is always between two characters, never inside one.
package struct LineEditor: Hashable, Sendable {
    /// The maximum number of characters; the rest is dropped.
    package static let limit = 1000

    /// How many scalars of an inserted text are processed.
    ///
    /// A paste can be far longer than the line and consist only of sequences to remove.
    private static let scalarLimit = 8 * limit

    package private(set) var beforeCursor = ""
    package private(set) var afterCursor = ""

    package var text: String { beforeCursor + afterCursor }

    /// Starts with the cursor at the end.
    package init(_ text: String = "") {
        insert(text)
    }

    /// Inserts text at the cursor, sanitized for one line.
    package mutating func insert(_ text: String) {
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

    package mutating func replace(with text: String) {
        self = LineEditor(text)
    }

    package mutating func deleteBackward() {
        beforeCursor = String(beforeCursor.dropLast())
        joinAtCursor()
    }

    package mutating func deleteForward() {
        afterCursor = String(afterCursor.dropFirst())
        joinAtCursor()
    }

    /// Deletes the blanks before the cursor and the word before these.
    package mutating func deleteWordBackward() {
        beforeCursor.removeLast(beforeCursor.reversed().wordLength)
        joinAtCursor()
    }

    /// Deletes the blanks after the cursor and the word after these.
    package mutating func deleteWordForward() {
        afterCursor.removeFirst(afterCursor.wordLength)
        joinAtCursor()
    }

    package mutating func deleteToStart() {
        beforeCursor = ""
    }

    package mutating func deleteToEnd() {
        afterCursor = ""
    }

    package mutating func moveLeft() {
        move(by: -1)
    }

    package mutating func moveRight() {
        move(by: 1)
    }

    package mutating func moveToStart() {
        afterCursor = text
        beforeCursor = ""
    }

    package mutating func moveToEnd() {
        beforeCursor = text
        afterCursor = ""
    }

    /// Moves to the start of a word.
    package mutating func moveWordLeft() {
        move(by: -beforeCursor.reversed().wordLength)
    }

    /// Moves to the end of a word.
    package mutating func moveWordRight() {
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
