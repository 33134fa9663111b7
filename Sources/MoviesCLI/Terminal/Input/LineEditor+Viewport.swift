extension LineEditor {
    /// The part of the line that is visible in `columns`, and the column of the cursor in it.
    ///
    /// The cursor is always visible: after the last character it takes a column of its own. If the
    /// line is too long, the cursor keeps away from an edge as long as there is text beyond it.
    package func viewport(columns: Int) -> (text: String, cursorColumn: Int) {
        guard columns > 0 else { return ("", 0) }
        // Looks only at as many characters on each side as may be visible.
        let right = max(afterCursor.prefix(within: columns).width, 1)
        let cursor = min(max(afterCursor.first?.displayWidth ?? 1, 1), columns)
        let room = min(max(columns / 2, columns - right), columns - cursor)
        let before = beforeCursor.reversed().prefix(within: room)
        let after = afterCursor.prefix(within: columns - before.width)
        return (String(before.characters.reversed() + after.characters), before.width)
    }
}

extension Sequence<Character> {
    /// The leading characters that fit into `columns`.
    fileprivate func prefix(within columns: Int) -> (characters: [Character], width: Int) {
        var characters: [Character] = []
        var width = 0
        for character in self {
            let next = width + character.displayWidth
            guard next <= columns else { break }
            characters.append(character)
            width = next
        }
        return (characters, width)
    }
}
