import Domain
import Foundation

/// A query in the menu of suggestions, in plain values.
public struct MoviesQueryListItemViewModel: Hashable, Sendable {
    /// A stretch of the text.
    public struct Part: Hashable, Sendable {
        public let text: String

        /// Whether it is what was typed.
        public let isMatch: Bool
    }

    /// The whole text, in pieces.
    public let parts: [Part]

    /// Whether it is one of the recent queries, and not a title.
    public let isRecent: Bool

    public var text: String { parts.map(\.text).joined() }

    /// Takes what was typed as well.
    init(_ suggestion: QuerySuggestion, typed: String) {
        parts = Self.parts(of: suggestion.text, typed: typed)
        isRecent = suggestion.origin == .recentQuery
    }

    /// Marks what was typed where it stands as it is, or else each of its words.
    private static func parts(of text: String, typed: String) -> [Part] {
        let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return [Part(text: text, isMatch: false)] }
        let whole = match(words.joined(separator: " "), in: text)
        let matches = whole.map { [$0] } ?? words.compactMap { match($0, in: text) }
        var parts: [Part] = []
        var end = text.startIndex
        for match in matches.sorted(by: { $0.lowerBound < $1.lowerBound })
        where match.lowerBound >= end {
            parts.append(Part(text: String(text[end..<match.lowerBound]), isMatch: false))
            parts.append(Part(text: String(text[match]), isMatch: true))
            end = match.upperBound
        }
        parts.append(Part(text: String(text[end...]), isMatch: false))
        return parts.filter { !$0.text.isEmpty }
    }

    /// Where a word of the text begins like that, whatever the case, accents and width.
    private static func match(_ beginning: String, in text: String) -> Range<String.Index>? {
        var start = text.startIndex
        while start < text.endIndex {
            let range = text.range(
                of: beginning,
                options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
                range: start..<text.endIndex
            )
            guard let range, !range.isEmpty else { return nil }
            let before = text[..<range.lowerBound].last
            if before.map({ !$0.isLetter && !$0.isNumber }) ?? true { return range }
            start = range.upperBound
        }
        return nil
    }
}
