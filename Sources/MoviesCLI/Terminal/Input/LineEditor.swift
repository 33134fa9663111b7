/// One line of text with a cursor, as in a shell's prompt.
///
/// The cursor is always between two characters, never inside one.
package struct LineEditor: Hashable, Sendable {
    /// The maximum number of characters; the rest is dropped.
    package static let limit = 1000

    /// In scalars, since a long paste may consist only of sequences to remove.
    private static let scalarLimit = 8 * limit

    package private(set) var beforeCursor = ""
    package private(set) var afterCursor = ""

    package var text: String { beforeCursor + afterCursor }

    package init(_ text: String = "") { insert(text) }

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

    /// Applies a key; returns whether it is an editing key.
    package mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .text(let text), .paste(let text): insert(text)
        case .backspace: beforeCursor = String(beforeCursor.dropLast())
        case .delete: afterCursor = String(afterCursor.dropFirst())
        case .deleteWord, .control("w"): beforeCursor.removeLast(wordLengthBefore)
        case .alt("d"): afterCursor.removeFirst(afterCursor.wordLength)
        case .control("u"): beforeCursor = ""
        case .control("k"): afterCursor = ""
        case .left, .control("b"): move(by: -1)
        case .right, .control("f"): move(by: 1)
        case .home, .control("a"): (beforeCursor, afterCursor) = ("", text)
        case .end, .control("e"): (beforeCursor, afterCursor) = (text, "")
        case .wordLeft, .alt("b"): move(by: -wordLengthBefore)
        case .wordRight, .alt("f"): move(by: afterCursor.wordLength)
        case .control, .alt, .enter, .tab, .backTab, .insert, .escape, .up, .down, .pageUp,
            .pageDown, .function, .mouse, .reply:
            return false
        }
        joinAtCursor()
        return true
    }

    private var wordLengthBefore: Int { beforeCursor.reversed().wordLength }

    /// The part of the line that is visible in `columns`, and the column of the cursor in it.
    ///
    /// The cursor is always visible: after the last character it takes a column of its own. If the
    /// line is too long, the cursor keeps away from an edge as long as there is text beyond it.
    package func viewport(columns: Int) -> (text: String, cursorColumn: Int) {
        guard columns > 0 else { return ("", 0) }
        // Looks only at as many characters on each side as may be visible.
        let right = max(String(afterCursor.prefix(columns: columns)).displayWidth, 1)
        let cursor = min(max(afterCursor.first?.displayWidth ?? 1, 1), columns)
        let room = min(max(columns / 2, columns - right), columns - cursor)
        let before = String(beforeCursor.reversed().prefix(columns: room).reversed())
        let after = afterCursor.prefix(columns: columns - before.displayWidth)
        return (before + after, before.displayWidth)
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
