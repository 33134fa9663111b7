/// How alike texts are to a query by their letters, whatever the words are.
///
/// By the share of their pairs of neighbouring letters that they have in common: Dice's coefficient
/// (Manning et al., Introduction to Information Retrieval, 3.3.4). An article at the start, spaces
/// and doubled letters do not count.
package struct LetterResemblance {
    /// How alike an unfinished query and the text are, of which it has the beginnings of words.
    private static let degreeOfBeginnings = 0.8

    private let query: Text
    private var tokenizer = Tokenizer()

    /// By text: a search compares the same titles several times.
    private var degrees: [String: Double] = [:]

    /// A text with all its letters, and without articles.
    private struct Text {
        let terms: [Term]

        /// Without an article at the start, and with it.
        let pairs: [[UInt64]]

        init(_ terms: [Term]) {
            self.terms = terms
            let hasArticle = terms.count > 1 && terms[0].article != .none
            pairs = (hasArticle ? [Array(terms.dropFirst()), terms] : [terms]).map(Self.pairs)
        }

        /// Without an article at the start.
        var wordCount: Int { terms.count - pairs.count + 1 }

        /// The text with the words of another one in place of their initials: `hp azkaban` is
        /// `harry potter azkaban`.
        func expandingInitials(by other: Text) -> Text {
            guard let first = terms.first, terms.count > 1, (2...4).contains(first.utf8.count),
                first.utf8 == other.terms.prefix(first.utf8.count).compactMap({ $0.utf8.first })
            else { return self }
            return Text(Array(other.terms.prefix(first.utf8.count)) + Array(terms.dropFirst()))
        }

        /// Whether each of several words begins one of the words of another text, in order.
        func beginsWords(of other: Text) -> Bool {
            var rest = other.terms[...]
            return terms.count > 1
                && terms.allSatisfy { term in
                    guard let place = rest.firstIndex(where: { $0.utf8.starts(with: term.utf8) })
                    else { return false }
                    rest = rest[(place + 1)...]
                    return true
                }
        }

        /// The pairs of different neighbouring letters in order; both ends count as letters.
        private static func pairs(_ terms: [Term]) -> [UInt64] {
            var pairs: [UInt64] = []
            pairs.reserveCapacity(terms.reduce(1) { $0 + $1.utf8.count })
            var last: UInt64 = 0
            func add(_ letter: UInt64) {
                if letter != last { pairs.append(last << 32 | letter) }
                last = letter
            }
            for term in terms {
                var index = 0
                while index < term.utf8.count {
                    add(UInt64(UTF8Decoding.scalar(at: &index, in: term.utf8[...])))
                }
            }
            add(0)
            pairs.sort()
            return pairs
        }
    }

    package init(_ query: String) { self.query = Text(tokenizer.terms(in: query)) }

    /// Whether the query is written in letters such as Latin ones: one wrong letter is a small
    /// part of a word.
    package var isAlphabetic: Bool {
        query.terms.flatMap(\.scalars).allSatisfy { Script($0) == .other }
    }

    /// Whether the query is a single word, apart from an article before it.
    package var isWord: Bool { query.wordCount == 1 }

    /// From 0 to 1; 1 also if the query has the initials of the text.
    package mutating func degree(to text: String) -> Double {
        if let degree = degrees[text] { return degree }
        let degree = degree(to: Text(tokenizer.terms(in: text)))
        degrees[text] = degree
        return degree
    }

    private func degree(to other: Text) -> Double {
        if let word = query.terms.first, query.terms.count == 1, word.hasInitials(of: other.terms) {
            return 1
        }
        // A title of one word is only a part of a query of several words.
        if query.wordCount > 1, other.wordCount == 1, let word = other.terms.last,
            query.terms.contains(where: word.isForm)
        {
            return 0
        }
        let least = query.beginsWords(of: other) ? Self.degreeOfBeginnings : 0
        let query = query.expandingInitials(by: other)
        // The article may be written as one word with the next.
        let others = query.pairs.count > 1 ? [other.pairs[0]] : other.pairs
        return others.map { Self.degree(query.pairs[0], $0) }.reduce(least, max)
    }

    private static func degree(_ left: [UInt64], _ right: [UInt64]) -> Double {
        var (common, place) = (0, 0)
        for pair in left {
            while place < right.count, right[place] < pair { place += 1 }
            guard place < right.count, right[place] == pair else { continue }
            common += 1
            place += 1
        }
        return Double(2 * common) / Double(left.count + right.count)
    }
}

extension Term {
    fileprivate func hasInitials(of terms: [Term]) -> Bool {
        guard utf8.count > 1, utf8.count <= terms.count else { return false }
        let initials = terms.compactMap { $0.utf8.first }
        let others = terms.filter { $0.article == .none }.compactMap { $0.utf8.first }
        if utf8 == others || utf8 == initials { return true }
        // `tpm` is The Phantom Menace, of which the series is left out; `lotr` is a series.
        return utf8.count > 2
            && (initials.ends(with: utf8) || initials.starts(with: utf8)
                || initials.dropFirst().starts(with: utf8))
    }

    /// Whether one of two terms is the other one with an ending, such as a plural.
    fileprivate func isForm(of other: Term) -> Bool {
        let (short, long) = utf8.count < other.utf8.count ? (utf8, other.utf8) : (other.utf8, utf8)
        return long.count - short.count <= 2 && long.starts(with: short)
    }
}

extension Array where Element: Equatable {
    fileprivate func ends(with other: [Element]) -> Bool {
        suffix(other.count).elementsEqual(other)
    }
}
