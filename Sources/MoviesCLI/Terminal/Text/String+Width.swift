extension Character {
    /// The width of the character in columns: 0, 1 or 2, or more where a script joins letters into
    /// one character.
    package var displayWidth: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.count == 1 { return first.displayWidth }
        // A flag, an emoji by its variation selector, or joined emoji.
        let isEmoji = scalars.dropFirst().contains { scalar in
            scalar == "\u{FE0F}" || scalar.properties.isEmojiModifier
                || (0x1F1E6...0x1F1FF).contains(scalar.value)
                || (scalar == "\u{200D}" && first.properties.isEmoji)
        }
        return isEmoji ? 2 : scalars.reduce(0) { $0 + $1.displayWidth }
    }
}

extension String {
    /// The width of the text on one line, in columns.
    package var displayWidth: Int {
        let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) }
        return isPlain ? utf8.count : reduce(0) { $0 + $1.displayWidth }
    }

    /// The text, truncated with `…` if it does not fit.
    package func truncated(to columns: Int) -> String {
        guard displayWidth > columns else { return self }
        return columns > 0 ? "\(prefix(columns: columns - 1))…" : ""
    }

    /// The text with leading spaces up to a number of columns.
    package func leftPadded(to columns: Int) -> String {
        String(repeating: " ", count: Swift.max(columns - displayWidth, 0)) + self
    }

    /// The text with trailing spaces up to a number of columns.
    package func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: Swift.max(columns - displayWidth, 0))
    }
}

extension Collection<Character> {
    /// The leading characters that fit into a number of columns.
    func prefix(columns: Int) -> SubSequence {
        var width = 0
        return prefix { character in
            width += character.displayWidth
            return width <= columns
        }
    }
}
