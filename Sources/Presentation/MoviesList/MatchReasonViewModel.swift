import Domain

/// The reason that a search found a movie whose title does not show it, in words.
package struct MatchReasonViewModel: Hashable, Sendable {
    /// The most characters of a sentence about the movie.
    private static let excerptLength = 60

    package let text: String

    /// The characters of the text that match what was typed; in order, not overlapping.
    package private(set) var matches: [Range<Int>] = []
}

extension MatchReasonViewModel {
    init(_ reason: MatchReason) {
        switch reason {
        case .director(let name): self.init(text: "directed by \(name)")
        case .cast(let name): self.init(text: "with \(name)")
        case .title(let text), .series(let text), .studio(let text), .character(let text),
            .keyword(let text):
            self.init(text: text)
        case .shared(let texts): self.init(text: texts.joined(separator: ", "))
        case .overview(let text, let matches): self.init(overview: text, matches)
        }
    }

    /// The words around the first match, with `…` where the sentence is cut.
    private init(overview: String, _ matches: [Range<Int>]) {
        let characters = Array(overview)
        let words = Self.excerpt(of: characters, around: matches.first ?? 0..<0)
        let start = words.lowerBound > 0 ? "about: … " : "about: "
        let end = words.upperBound < characters.count ? " …" : ""
        let shift = start.count - words.lowerBound
        let shown = matches.filter {
            $0.lowerBound >= words.lowerBound && $0.upperBound <= words.upperBound
        }.map { $0.lowerBound + shift..<$0.upperBound + shift }
        self.init(text: start + String(characters[words]) + end, matches: shown)
    }

    /// Whole words, unless the script has no spaces; a third of the room is before the match.
    private static func excerpt(of text: [Character], around match: Range<Int>) -> Range<Int> {
        guard text.count > excerptLength else { return 0..<text.count }
        let match = match.clamped(to: 0..<text.count)
        let wanted = max(match.lowerBound - excerptLength / 3, 0) + excerptLength
        let end = max(min(wanted, text.count), match.upperBound)
        let start = max(min(end - excerptLength, match.lowerBound), 0)
        let firstSpace = start > 0 ? text[start - 1..<match.lowerBound].firstIndex(of: " ") : nil
        let lastSpace = end < text.count ? text[match.upperBound...end].lastIndex(of: " ") : nil
        return (firstSpace.map { $0 + 1 } ?? start)..<(lastSpace ?? end)
    }
}
