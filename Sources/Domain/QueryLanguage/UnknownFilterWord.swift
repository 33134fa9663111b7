import Text

/// A word such as `gnre:horror`, which looks like a filter and is none.
package struct UnknownFilterWord: Hashable, Sendable {
    /// The part before the colon, in lower case.
    package let name: String

    /// The word of the filter that is probably meant; `nil` if there is no such filter.
    package let suggestion: String?

    /// Fails unless the part before the colon resembles the word of a filter, or is one that people
    /// expect; titles have other ones, and a space after the colon.
    package init?(_ word: some StringProtocol) {
        guard let colon = word.firstIndex(of: ":"), case let name = word[..<colon].lowercased(),
            (2...12).contains(name.utf8.count),
            name.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
            case let value = word[word.index(after: colon)...],
            let first = value.first, first != "/", FilterKey(word: name) == nil
        else { return nil }
        let isExpected = Self.expectedWithoutFilter.contains(name)
        let expected = FilterKey.allCases.first { $0.spec.expectedWords.contains(name) }
        suggestion = isExpected ? nil : expected?.rawValue ?? Self.nearestWord(to: name)
        guard isExpected || suggestion != nil else { return nil }
        self.name = name
    }

    /// Words that people expect to name a filter, though there is none like it.
    private static let expectedWithoutFilter = ["title", "studio", "keyword"]

    /// The word of a filter that differs by one edit, or a long word by two; `nil` without one.
    private static func nearestWord(to name: String) -> String? {
        // A short word is too much like words of titles.
        let words = FilterKey.allCases.flatMap { key in
            [key.rawValue].filter { $0.utf8.count > 2 }
                + key.words.filter { $0.utf8.count > 4 && $0 != key.rawValue }
        }
        return words.compactMap { word -> (word: String, edits: Int)? in
            let isLong = word.utf8.count > 5
            guard isLong || word.utf8.first == name.utf8.first else { return nil }
            let edits = EditDistance.between(word, name)
            return edits <= (isLong ? 2 : 1) ? (word, edits) : nil
        }
        .min { $0.edits < $1.edits }?.word
    }
}

extension TypedQuery {
    /// The notices of the words of the text that look like filters and are none, each once.
    var unknownFilters: [SearchNotice] {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return [] }
        let words = QueryToken.tokens(of: text).compactMap { token in
            if case .word(let word) = token { UnknownFilterWord(word) } else { nil }
        }
        return [].appending(words).map { .unknownFilter($0) }
    }
}
