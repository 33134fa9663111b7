import Text

/// The resemblance of texts to a query by their letters, whatever the words are.
///
/// By the share of their pairs of neighbouring letters that they have in common: Dice's coefficient
/// (Manning et al., Introduction to Information Retrieval, 3.3.4). An article at the start, spaces
/// and doubled letters do not count.
package struct LetterResemblance {
    private let query: Text
    private var tokenizer = Tokenizer()

    package init(_ query: String) { self.query = Text(tokenizer.words(in: query)) }

    /// Whether the query is written in letters such as Latin ones: one wrong letter is a small
    /// part of a word.
    package var isAlphabetic: Bool {
        query.words.flatMap { String(decoding: $0, as: UTF8.self).unicodeScalars }
            .allSatisfy { Script($0) == .other }
    }

    /// Whether the query is a single word, apart from an article before it.
    package var isWord: Bool { query.words.withoutArticle.count == 1 }

    /// From 0 to 1; 1 also if the query has the initials of the text.
    package mutating func degree(to text: String) -> Double {
        query.degree(to: tokenizer.words(in: text))
    }
}

private typealias Word = ArraySlice<UInt8>

extension LetterResemblance {
    /// The query, or what it may stand for.
    private struct Text {
        let words: [Word]

        /// The pairs of its letters without an article at the start, in any order.
        private let pairs: [UInt64]

        init(_ words: [Word]) {
            self.words = words
            var pairs: [UInt64] = []
            words.withoutArticle.forEachPairOfLetters { pairs.append($0) }
            self.pairs = pairs
        }

        func degree(to other: [Word]) -> Double {
            if words.count == 1, words[0].hasInitials(of: other) { return 1 }
            // A title of one word is only a part of a query of several words.
            if words.withoutArticle.count > 1, other.withoutArticle.count == 1,
                words.contains(where: other[other.count - 1].isForm)
            {
                return 0
            }
            let least = beginsWords(of: other) ? SearchWeights.beginnings : 0
            let query = expandingInitials(by: other)
            let degree = max(least, query.shareOfPairs(with: other.withoutArticle))
            // The article may be written as one word with the next.
            guard other.hasArticle, !query.words.hasArticle else { return degree }
            return max(degree, query.shareOfPairs(with: other[...]))
        }

        /// The text with the words of another one in place of their initials: `hp azkaban` is
        /// `harry potter azkaban`.
        private func expandingInitials(by other: [Word]) -> Text {
            guard let first = words.first, words.count > 1, (2...4).contains(first.count),
                first != other.first,
                first.elementsEqual(other.prefix(first.count).compactMap(\.first))
            else { return self }
            return Text(Array(other.prefix(first.count)) + words.dropFirst())
        }

        /// Whether each of several words begins one of the words of another text, in order.
        private func beginsWords(of other: [Word]) -> Bool {
            var rest = other[...]
            return words.count > 1
                && words.allSatisfy { word in
                    guard let place = rest.firstIndex(where: { $0.starts(with: word) })
                    else { return false }
                    rest = rest[(place + 1)...]
                    return true
                }
        }

        /// Dice's coefficient with the pairs of another text.
        private func shareOfPairs(with other: ArraySlice<Word>) -> Double {
            var rest = pairs
            var (common, count) = (0, 0)
            rest.withUnsafeMutableBufferPointer { rest in
                other.forEachPairOfLetters { pair in
                    count += 1
                    guard let place = rest[common...].firstIndex(of: pair) else { return }
                    rest.swapAt(place, common)
                    common += 1
                }
            }
            return Double(2 * common) / Double(pairs.count + count)
        }
    }
}

extension Array<Word> {
    fileprivate var hasArticle: Bool { count > 1 && LeadingArticle(self[0]) != .none }

    fileprivate var withoutArticle: ArraySlice<Word> { dropFirst(hasArticle ? 1 : 0) }
}

extension ArraySlice<Word> {
    /// Calls `body` with each pair of different neighbouring letters; both ends count as letters.
    @inline(__always)
    fileprivate func forEachPairOfLetters(_ body: (UInt64) -> Void) {
        var last: UInt64 = 0
        for word in self {
            word.withUnsafeBufferPointer { bytes in
                var index = 0
                while index < bytes.count {
                    let letter = UInt64(UTF8Decoding.scalar(at: &index, in: bytes))
                    if letter != last { body(last << 32 | letter) }
                    last = letter
                }
            }
        }
        body(last << 32)
    }
}

extension Word {
    fileprivate func hasInitials(of words: [Word]) -> Bool {
        guard count > 1, count <= words.count else { return false }
        let initials = words.compactMap(\.first)
        let others = words.filter { LeadingArticle($0) == .none }.compactMap(\.first)
        if elementsEqual(others) || elementsEqual(initials) { return true }
        // `tpm` is The Phantom Menace, of which the series is left out; `lotr` is a series.
        return count > 2
            && (initials.suffix(count).elementsEqual(self) || initials.starts(with: self)
                || initials.dropFirst().starts(with: self))
    }

    /// Whether one of two words is the other one with an ending, such as a plural.
    fileprivate func isForm(of other: Word) -> Bool {
        let (short, long) = count < other.count ? (self, other) : (other, self)
        return long.count - short.count <= 2 && long.starts(with: short)
    }
}
