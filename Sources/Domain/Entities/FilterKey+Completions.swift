extension FilterKey {
    /// The texts that complete the last word of a text of filters such as `genre:horror year:19`:
    /// each is the whole text with another last word.
    ///
    /// The result is empty for a value that can't be listed, such as a name, and inside quotes. A
    /// complete word is followed by a space.
    package static func completions(of text: String) -> [String] {
        guard !MovieQuery.hasOpenQuotes(text) else { return [] }
        let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
        let (before, word) = (text[..<start], text[start...])
        return completions(ofWord: word).map { before + $0 }
    }

    private static func completions(ofWord word: Substring) -> [String] {
        guard let colon = word.firstIndex(of: ":") else {
            let typed = word.lowercased()
            return allCases.map { "\($0.rawValue):" }.filter { $0.hasPrefix(typed) }
        }
        guard let key = FilterKey(word: word[..<colon]) else { return [] }
        let value = word[word.index(after: colon)...]
        // Several genres are separated by commas, and those after `!` are excluded.
        let last = key == .genre ? value.lastIndex { ",!".contains($0) } : nil
        let start = last.map(value.index(after:)) ?? value.startIndex
        let typed = value[start...].lowercased()
        return key.knownValues
            .filter { $0.hasPrefix(typed) && $0 != typed }
            .map { "\(word[..<start])\($0) " }
    }

    /// Values to select from, in lower case; none if there are too many.
    private var knownValues: [String] {
        switch self {
        case .genre: Genre.known.map(\.word)
        case .year: stride(from: 2020, through: 1920, by: -10).map { "\($0)s" }
        case .rating: ["5", "6", "7", "8", "9"]
        case .votes: ["100", "1000", "10000", "100000"]
        case .runtime: ["-90", "90-120", "120-"]
        case .language:
            [
                "da", "de", "en", "es", "fr", "hi", "it", "ja", "ko", "pl", "pt", "ru", "sv", "tr",
                "zh",
            ]
        case .person, .director: []
        case .sort: MovieSort.Field.allCases.flatMap { [$0.rawValue, "-\($0.rawValue)"] }
        }
    }
}
