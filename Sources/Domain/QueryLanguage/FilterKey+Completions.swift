extension FilterKey {
    /// The texts that complete the last word of a text of filters such as `genre:horror year:19`:
    /// each is the whole text with another last word.
    ///
    /// The result is empty for a value that can't be listed, such as a name, and inside quotes. A
    /// complete word is followed by a space.
    package static func completions(of text: String) -> [String] {
        if case .filter(_, _, .open) = QueryToken.tokens(of: text).last { return [] }
        let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
        let (before, word) = (text[..<start], text[start...])
        return completions(ofWord: word).map { before + $0 }
    }

    private static func completions(ofWord word: Substring) -> [String] {
        guard let colon = word.firstIndex(of: ":") else {
            let typed = word.lowercased()
            return allCases.map { "\($0.rawValue):" }.filter { $0.hasPrefix(typed) }
        }
        guard let spec = FilterKey(word: word[..<colon])?.spec else { return [] }
        let value = word[word.index(after: colon)...]
        let last = spec.isList ? value.lastIndex { ",!".contains($0) } : nil
        let start = last.map(value.index(after:)) ?? value.startIndex
        let typed = value[start...].lowercased()
        return spec.completions()
            .filter { $0.hasPrefix(typed) && $0 != typed }
            .map { "\(word[..<start])\($0) " }
    }
}
