/// Finds typed words in one text after another, ignoring what the tokenizer ignores.
///
/// A word may be anywhere in the text. If it is not there, its letters in the first part will do: in
/// order, the first at the start of a word, and not far from each other.
package struct WordFinder {
    /// The maximum number of letters between two letters of a word.
    private static let maximumGap = 8

    private static let space: UInt32 = 0x20

    private let words: [[UInt32]]
    private var cache = CharacterFoldingCache()

    /// `text` is what was typed; all words must be found.
    package init(_ text: String) {
        let folded = FoldedText(text, &cache)
        words = folded.letters.split(separator: Self.space).map { Array($0) }
    }

    /// One result for each of the texts, which are lists of parts.
    package static func matches(of words: String, in texts: [[String]]) -> [TextMatch?] {
        var finder = WordFinder(words)
        return texts.map { finder.find(in: $0) }
    }

    /// Finds the words in the parts of a text, such as its titles; `nil` if one is missing.
    ///
    /// The quality is that of the worst-matching word. The ranges are those of the first part, and
    /// a word elsewhere is a substring at best.
    package mutating func find(in parts: [String]) -> TextMatch? {
        let folded = parts.map { FoldedText($0, &cache) }
        var quality = TextMatch.Quality.prefix
        var ranges: [Range<Int>] = []
        for word in words {
            if let (part, range) = Self.place(of: word, in: folded) {
                if part == 0 { ranges.append(range) }
                if part > 0 || !folded[part].startsWord(range.lowerBound), quality == .prefix {
                    quality = .substring
                }
                continue
            }
            // Names of people have the letters of almost any word.
            guard let letters = folded.first.flatMap({ Self.letters(of: word, in: $0) }) else {
                return nil
            }
            quality = .letters
            ranges += letters.map { $0..<$0 + 1 }
        }
        return TextMatch(quality: quality, ranges: folded.first?.characters(ranges) ?? [])
    }

    /// A text with its letters folded; what separates words is a space.
    private struct FoldedText {
        let text: String
        var letters: [UInt32] = []

        /// The origin of each letter, as an offset of the text's scalars.
        var scalars: [Int] = []

        init(_ text: String, _ cache: inout CharacterFoldingCache) {
            self.text = text
            for (index, scalar) in text.unicodeScalars.enumerated() {
                if let only = cache[scalar.value] {
                    append(only, index)
                } else {
                    for part in FoldedCharacter.parts(of: scalar) { append(part, index) }
                }
            }
        }

        private mutating func append(_ character: FoldedCharacter, _ index: Int) {
            switch character {
            case .nothing, .apostrophe: return
            case .space, .punctuation: letters.append(WordFinder.space)
            case .character(let scalar): letters.append(scalar.value)
            }
            scalars.append(index)
        }

        func startsWord(_ index: Int) -> Bool {
            index == 0 || letters[index - 1] == WordFinder.space
        }

        /// The characters that ranges of letters come from, merged.
        func characters(_ ranges: [Range<Int>]) -> [Range<Int>] {
            guard !ranges.isEmpty else { return [] }
            // The character of each scalar.
            let characters = text.enumerated().flatMap { index, character in
                repeatElement(index, count: character.unicodeScalars.count)
            }
            return ranges.map { range in
                let last = characters[scalars[range.upperBound - 1]]
                return characters[scalars[range.lowerBound]]..<last + 1
            }
            .merged(joiningAdjacent: true)
        }
    }

    /// The first part with the word at the start of a word, or else anywhere.
    private static func place(
        of word: [UInt32],
        in parts: [FoldedText]
    ) -> (part: Int, range: Range<Int>)? {
        var other: (part: Int, range: Range<Int>)?
        for (part, text) in parts.enumerated() where text.letters.count >= word.count {
            for start in 0...text.letters.count - word.count
            where text.letters[start...].starts(with: word) {
                let range = start..<start + word.count
                if text.startsWord(start) { return (part, range) }
                other = other ?? (part, range)
            }
        }
        return other
    }

    /// The letters of the word in order, the first at the start of a word; `nil` if one is missing.
    private static func letters(of word: [UInt32], in text: FoldedText) -> [Int]? {
        guard word.count > 1 else { return nil }
        let starts = text.letters.indices.filter {
            text.letters[$0] == word[0] && text.startsWord($0)
        }
        for start in starts {
            var places = [start]
            for letter in word.dropFirst() {
                let next = places[places.count - 1] + 1
                let room = text.letters[next...].prefix(maximumGap + 1)
                guard let place = room.firstIndex(of: letter) else { break }
                places.append(place)
            }
            if places.count == word.count { return places }
        }
        return nil
    }
}
