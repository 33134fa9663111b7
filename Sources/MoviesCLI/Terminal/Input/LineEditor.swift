/// One line of text while it is typed, with a cursor in it.
///
/// The cursor stands between two characters, never inside one.
struct LineEditor: Hashable, Sendable {
    /// The most characters that a line holds; what does not fit is left out.
    static let limit = 1000

    /// How much of what is put in is looked at, in scalars.
    ///
    /// A paste can be far longer than the line and hold nothing but sequences to take out.
    private static let scalarLimit = 8 * limit

    private(set) var beforeCursor = ""
    private(set) var afterCursor = ""

    var text: String { beforeCursor + afterCursor }

    /// Puts the cursor at the end.
    init(_ text: String = "") {
        insert(text)
    }

    /// Puts text in at the cursor, made fit for one line.
    mutating func insert(_ text: String) {
        var inserted = text.withSingleBreaks(within: Self.scalarLimit).sanitizedLine
        while !inserted.isEmpty {
            // Counted together: a mark that joins the character before it needs no room.
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

    mutating func clear() {
        self = LineEditor()
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

    /// Moves to the beginning of a word.
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

    /// Moves the cursor behind the character that the texts on both sides of it have joined into.
    private mutating func joinAtCursor() {
        guard let last = beforeCursor.last, !afterCursor.isEmpty else { return }
        var rest = String(last) + afterCursor
        let joined = rest.removeFirst()
        // Compared by length, since what is equal to Unicode may differ in bytes.
        guard joined.utf8.count > last.utf8.count else { return }
        beforeCursor.removeLast()
        beforeCursor.append(joined)
        afterCursor = rest
    }
}

extension String {
    /// The beginning of the text, with one line feed for each run of line breaks.
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
    /// How many characters at the beginning are blanks and one word after these.
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
