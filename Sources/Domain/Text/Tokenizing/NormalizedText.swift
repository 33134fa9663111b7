/// A text that equals all others with the same terms: without case, accents, punctuation and so on.
package struct NormalizedText: Hashable, Sendable {
    private let terms: [Term]

    /// Normalizes several texts, in half the time of normalizing each by itself.
    package static func all(_ texts: [String]) -> [NormalizedText] {
        var tokenizer = Tokenizer()
        return texts.map { NormalizedText(terms: tokenizer.terms(in: $0)) }
    }

    package var isEmpty: Bool { terms.isEmpty }

    package var words: [[UInt8]] { terms.map(\.utf8) }
}

extension NormalizedText {
    package init(_ text: String) {
        terms = Tokenizer.terms(in: text)
    }
}

extension NormalizedText: Comparable {
    package static func < (lhs: NormalizedText, rhs: NormalizedText) -> Bool {
        let words = { (text: NormalizedText) in text.terms.map(\.utf8).joined(separator: [0x20]) }
        return words(lhs).lexicographicallyPrecedes(words(rhs))
    }
}
