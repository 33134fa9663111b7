import Text

/// The resemblance of texts to a query by their letters, whatever the words are.
///
/// By the share of their pairs of neighbouring letters that they have in common: Dice's coefficient
/// (Manning et al., Introduction to Information Retrieval, 3.3.4). An article at the start, spaces
/// and doubled letters do not count.
package struct LetterResemblance {
    private let pairs: [UInt64]
    private var tokenizer = Tokenizer()

    package init(_ query: String) { pairs = Self.pairs(tokenizer.words(in: query)) }

    /// From 0 to 1.
    package mutating func degree(to text: String) -> Double {
        let words = tokenizer.words(in: text)
        let own = Self.pairs(words)
        // The article may be written as one word with the next.
        let whole = Self.pairs(words, dropsArticle: false)
        return max(degree(own), whole.count == own.count ? 0 : degree(whole))
    }

    private func degree(_ others: [UInt64]) -> Double {
        var rest = pairs
        for pair in others {
            guard let place = rest.firstIndex(of: pair) else { continue }
            rest.swapAt(place, rest.count - 1)
            rest.removeLast()
        }
        return Double(2 * (pairs.count - rest.count)) / Double(pairs.count + others.count)
    }

    /// Each pair of different neighbouring letters; both ends count as letters.
    private static func pairs(_ words: [ArraySlice<UInt8>], dropsArticle: Bool = true) -> [UInt64] {
        let hasArticle = words.count > 1 && LeadingArticle(words[0]) != .none
        let letters = words.dropFirst(dropsArticle && hasArticle ? 1 : 0)
            .flatMap { String(decoding: $0, as: UTF8.self).unicodeScalars.map { UInt64($0.value) } }
        var last: UInt64 = 0
        var pairs: [UInt64] = []
        for letter in letters + [0] where letter != last {
            pairs.append(last << 32 | letter)
            last = letter
        }
        return pairs
    }
}
