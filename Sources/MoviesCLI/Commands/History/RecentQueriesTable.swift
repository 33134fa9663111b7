import Presentation
import Terminal

/// Recent queries beside the time of their last use.
struct RecentQueriesTable {
    /// With less room for queries, the times are left out.
    private static let minimumQueryWidth = 12
    private static let gap = 2

    let width: Int
    let usesColor: Bool

    /// One query per line.
    func text(_ queries: [RecentQueryItemViewModel]) -> String {
        let texts = queries.map(\.text.sanitizedLine)
        let timeWidth = queries.map(\.age.count).max() ?? 0
        let room = width - timeWidth - Self.gap
        let showsTimes = room >= Self.minimumQueryWidth
        let widest = texts.map(\.displayWidth).max() ?? 0
        let column = min(widest, showsTimes ? room : width)
        return zip(texts, queries).map { text, query in
            let shown = text.truncated(to: column)
            guard showsTimes else { return shown + "\n" }
            let line: StyledLine = [
                StyledText(shown.padded(to: column + Self.gap)), StyledText(query.age, .secondary),
            ]
            return (line.output(usesColor: usesColor)) + "\n"
        }.joined()
    }
}
