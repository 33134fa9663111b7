import Presentation
import Terminal

/// The first line of a list: what it shows, and where that comes from.
struct ResultsHeader {
    private static let gap = "   "

    /// The least room for the source.
    private static let sourceWidth = 26

    /// What remains of a title beside filters.
    private static let minimumTitle = 8

    let list: MoviesList

    /// In a narrow terminal, the source gives way first, and then the number of movies.
    func line(columns: Int) -> StyledLine {
        let title = StyledText(titleText, .title)
        // The screen says below that there are none.
        let count = StyledText(list.items.isEmpty ? "" : Self.gap + countText, .secondary)
        let chips = chipTexts.map { StyledText(Self.gap + $0, .accent) }
        let variants: [StyledLine] = [
            StyledLine([title, count] + chips), StyledLine([title] + chips),
        ]
        let left = variants.first { $0.width <= columns } ?? short(title, chips, columns)
        let room = min(columns - left.width - Self.gap.count, max(columns / 4, Self.sourceWidth))
        guard let source = list.source.attributions.first(where: { $0.displayWidth <= room }) else {
            return left
        }
        let right = StyledText(source, .secondary)
        return StyledLine(left.padded(to: columns - right.width).pieces + [right])
    }

    /// The title gives way to the filters.
    private func short(_ title: StyledText, _ chips: [StyledText], _ columns: Int) -> StyledLine {
        let room = max(columns - StyledLine(chips).width, min(title.width, Self.minimumTitle))
        let cut = StyledText(title.text.truncated(to: room), title.style)
        return StyledLine([cut] + chips).truncated(to: columns)
    }

    private var titleText: String {
        let title = (list.correctedQuery ?? list.title).sanitizedLine
        return title.isEmpty ? "all movies" : title
    }

    private var countText: String {
        let total = list.bestKnownTotal
        if list.items.count >= MoviesList.sizeLimit, list.nextPage != .none {
            let shown = list.items.count.withThousandsCommas
            return "the first \(shown) of \(total.withThousandsCommas)"
        }
        if let checked = list.checkedCount {
            let count = total.counted("movie")
            return "\(count) among the first \(checked.withThousandsCommas)"
        }
        if list.totalCountIsLimit { return "the first \(total.withThousandsCommas)" }
        return total.counted("movie")
    }

    private static func text(ofOrder order: String) -> String {
        order.hasPrefix("-") ? "by \(order.dropFirst()), reversed" : "by \(order)"
    }

    /// The filters and the order, as the user would type them.
    private var chipTexts: [String] {
        list.filters.map(\.sanitizedLine) + (list.sort.map { [Self.text(ofOrder: $0)] } ?? [])
    }
}
