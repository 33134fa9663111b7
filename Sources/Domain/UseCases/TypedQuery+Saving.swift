/// Which queries the history is to have.
extension TypedQuery {
    /// Whether a person may want to type the query again that found these movies.
    func isWorthSaving(for page: MoviesPage) -> Bool {
        guard let first = page.movies.first, !text.isEmpty,
            text.utf8.count <= RecentQuery.textSizeLimit, !page.notices.contains(.closestMatches),
            // The history has the opened movie instead of its id or link.
            !text.utf8.contains(UInt8(ascii: "/")) || !isReference
        else { return false }
        return text.hasLetters(3) || text.lowercased() == first.title.lowercased()
    }

    /// Whether the text without filters is an id or a link.
    private var isReference: Bool { error == nil && MovieReference(meaning.text) != nil }
}

extension String {
    /// Whether there are so many letters and digits; a Chinese, Japanese or Korean character counts
    /// as two, because it often is a word.
    fileprivate func hasLetters(_ minimum: Int) -> Bool {
        var count = 0
        for character in self where count < minimum {
            guard character.isLetter || character.isNumber else { continue }
            count += character.isSyllableOrWord ? 2 : 1
        }
        return count >= minimum
    }
}

extension Character {
    /// Whether it is a Han character, kana or a whole Hangul syllable.
    fileprivate var isSyllableOrWord: Bool {
        guard let scalar = unicodeScalars.first, !isASCII else { return false }
        return switch scalar.value {
        case 0x3041...0x30FF, 0x31F0...0x31FF, 0xAC00...0xD7A3, 0xFF66...0xFF9D: true
        default: scalar.properties.isIdeographic
        }
    }
}
