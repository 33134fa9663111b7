/// Words that people use for each other when they describe a movie.
///
/// A closed table of our own, not a thesaurus. A search looks for all words with the same stem, so
/// one form of a word is enough, but for irregular ones.
enum RelatedWords {
    /// The words of the groups that have a word.
    ///
    /// Scans the bytes of the table: to make words of all of them takes longer than a search.
    static func words(for word: String) -> [String] {
        let word = Array(word.utf8)
        guard let first = word.first else { return [] }
        let (space, semicolon) = (UInt8(ascii: " "), UInt8(ascii: ";"))
        var table = table
        return table.withUTF8 { bytes in
            var words: [String] = []
            for start in bytes.indices where bytes[start] == first {
                let end = start + word.count
                guard start == 0 || bytes[start - 1] == space,
                    bytes[start...].starts(with: word),
                    end == bytes.count || bytes[end] == space || bytes[end] == semicolon
                else { continue }
                let groupStart = bytes[..<start].lastIndex(of: semicolon).map { $0 + 1 } ?? 0
                let group = bytes[groupStart...].prefix { $0 != semicolon }
                for other in String(decoding: group, as: UTF8.self).split(separator: " ")
                where !other.utf8.elementsEqual(word) {
                    words.append(String(other))
                }
            }
            return words
        }
    }
}
