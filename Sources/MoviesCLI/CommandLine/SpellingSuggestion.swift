import Terminal
import Text

/// "Did you mean" suggestions for misspelled names.
package struct SpellingSuggestion {
    package let candidate: String

    /// The nearest candidate; `nil` if none is near.
    ///
    /// Near is about one typo in three letters, and for a shorter word only the one candidate that
    /// starts with it. The dashes of options don't count.
    package init?(for word: String, in candidates: [String]) {
        let letters = Self.letters(of: word)
        let names = candidates.map(Self.letters)
        let started = names.indices.filter { names[$0].starts(with: letters) }
        let only = started.count == 1 ? started.first : nil
        let isShort = letters.count < 3
        if !isShort, only.map({ names[$0] == letters }) ?? true,
            let index = Self.nearest(to: letters, in: names)
        {
            candidate = candidates[index]
        } else if let index = isShort ? only : started.first, !letters.isEmpty {
            candidate = candidates[index]
        } else {
            return nil
        }
    }

    /// The one with the fewest typos, if these are few; of several, one with the same first letter.
    private static func nearest(to word: [Character], in names: [[Character]]) -> Int? {
        names.indices.compactMap { index -> (index: Int, distance: Int, otherFirst: Int)? in
            let name = names[index]
            let limit = max(1, (max(word.count, name.count) + 1) / 3)
            // A quick check: each letter too many or too few is a typo.
            guard abs(word.count - name.count) <= limit else { return nil }
            let distance = EditDistance.between(word, name)
            return distance <= limit ? (index, distance, name.first == word.first ? 0 : 1) : nil
        }
        .min { ($0.distance, $0.otherFirst) < ($1.distance, $1.otherFirst) }?.index
    }

    /// `; did you mean 'search'?`; empty if no candidate is near.
    package static func hint(for word: String, in candidates: [String]) -> String {
        SpellingSuggestion(for: word, in: candidates)
            .map { "; did you mean '\($0.candidate.sanitizedLine(width: 60))'?" } ?? ""
    }

    /// Whether two words differ by at most one typo, such as two letters that changed places.
    static func isNear(_ word: String, _ other: String) -> Bool {
        let (word, other) = (Array(word.lowercased()), Array(other))
        return abs(word.count - other.count) <= 1 && EditDistance.between(word, other) <= 1
    }

    private static func letters(of name: String) -> [Character] {
        Array(name.lowercased().drop { $0 == "-" })
    }
}
