extension LineEditor {
    /// What can be seen of the line in so many columns, and the column of the cursor in it.
    ///
    /// The cursor is inside: behind the last character it takes a column of its own. Where not all
    /// fits, the cursor stays away from the edges as long as there is text on that side.
    func window(columns: Int) -> (text: String, cursorColumn: Int) {
        guard columns > 0 else { return ("", 0) }
        // Only as many characters as may be seen are looked at, on both sides.
        let right = max(afterCursor.beginning(within: columns).width, 1)
        let cursor = min(max(afterCursor.first?.displayWidth ?? 1, 1), columns)
        let room = min(max(columns / 2, columns - right), columns - cursor)
        let before = beforeCursor.reversed().beginning(within: room)
        let after = afterCursor.beginning(within: columns - before.width)
        return (String(before.characters.reversed() + after.characters), before.width)
    }
}

extension Sequence<Character> {
    /// The characters at the beginning that fit whole into so many columns.
    fileprivate func beginning(within columns: Int) -> (characters: [Character], width: Int) {
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
