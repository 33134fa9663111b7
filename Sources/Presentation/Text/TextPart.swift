/// A part of a text that matches what was typed, or does not.
package struct TextPart: Hashable, Sendable {
    package let text: String
    package let isMatch: Bool
}

extension String {
    /// The text in parts that are not empty, of which those in some ranges match.
    ///
    /// The ranges count characters, and are in order.
    package func parts(matching ranges: [Range<Int>]) -> [TextPart] {
        var parts: [TextPart] = []
        var rest = self[...]
        var offset = 0
        for range in ranges where range.lowerBound >= offset {
            let gap = range.lowerBound - offset
            parts.append(TextPart(text: String(rest.prefix(gap)), isMatch: false))
            rest = rest.dropFirst(gap)
            parts.append(TextPart(text: String(rest.prefix(range.count)), isMatch: true))
            rest = rest.dropFirst(range.count)
            offset = range.upperBound
        }
        parts.append(TextPart(text: String(rest), isMatch: false))
        return parts.filter { !$0.text.isEmpty }
    }
}
