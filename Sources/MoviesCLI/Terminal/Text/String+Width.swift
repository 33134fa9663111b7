extension Character {
    /// The columns that a terminal gives the character: 0, 1 or 2, or more for letters that a
    /// script joins into one.
    var displayWidth: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.count == 1 { return first.displayWidth }
        // A flag, a picture by its variation selector, and pictures joined into one.
        let isPicture = scalars.dropFirst().contains { scalar in
            scalar == "\u{FE0F}" || scalar.properties.isEmojiModifier
                || (0x1F1E6...0x1F1FF).contains(scalar.value)
                || (scalar == "\u{200D}" && first.properties.isEmoji)
        }
        if isPicture { return 2 }
        return scalars.reduce(0) { $0 + $1.displayWidth }
    }
}

extension StringProtocol {
    /// The columns that a terminal gives the text on one line.
    var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }

    /// As much of the text as fits, with `…` at its end where it is cut.
    func truncated(to columns: Int) -> String {
        guard displayWidth > columns else { return String(self) }
        var result = ""
        var width = 0
        for character in self {
            let next = width + character.displayWidth
            guard next < columns else { break }
            result.append(character)
            width = next
        }
        return columns > 0 ? result + "…" : ""
    }

    /// Filled up with spaces in front to a number of columns.
    func leftPadded(to columns: Int) -> String {
        String(repeating: " ", count: Swift.max(columns - displayWidth, 0)) + self
    }

    /// Filled up with spaces to a number of columns; a longer text is left as it is.
    func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: Swift.max(columns - displayWidth, 0))
    }
}
