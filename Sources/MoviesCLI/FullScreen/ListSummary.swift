import Presentation
import Terminal

/// The line below the prompt: what the text was understood as, and how many movies match how.
struct ListSummary {
    private static let gap = "  "

    let list: MoviesList

    /// How many movies match the text that narrows the list; `nil` if it is not narrowed.
    var narrowedCount: Int?

    /// The text of the prompt, whose filters need not be repeated.
    let typed: String

    /// In a narrow terminal, the number of movies gives way.
    func line(columns: Int) -> StyledLine {
        let chips = StyledLine(chipTexts.map { StyledText(Self.gap + $0, .accent) })
        let right = [countText, matchText].compactMap(\.self).joined(separator: Self.gap)
        let room = columns - right.displayWidth
        guard chips.width + Self.gap.count <= room else { return chips.truncated(to: columns) }
        return chips.padded(to: room) + StyledLine(right, .secondary)
    }

    private var countText: String {
        (narrowedCount.map { "\($0.withThousandsCommas) of " } ?? "") + wholeCountText
    }

    private var wholeCountText: String {
        let total = list.bestKnownTotal
        if list.items.count >= MoviesList.sizeLimit, list.nextPage != .none {
            let shown = list.items.count.withThousandsCommas
            return "the first \(shown) of \(total.withThousandsCommas)"
        }
        if let checked = list.checkedCount {
            return "\(total.counted("movie")) among the first \(checked.withThousandsCommas)"
        }
        return list.totalCountIsLimit
            ? "\(total.withThousandsCommas)+ movies" : total.counted("movie")
    }

    private var matchText: String? {
        if let text = list.correctedQuery { return "for \"\(text.sanitizedLine(width: 40))\"" }
        if list.isGuess { return "closest matches" }
        let ignored = list.ignoredWords
        if !ignored.isEmpty { return "ignored: \(ignored.joined(separator: " ").sanitizedLine)" }
        return list.understanding
    }

    /// The filters that the text was understood as, and the order.
    private var chipTexts: [String] {
        let order = list.sort.map {
            $0.hasPrefix("-") ? "by \($0.dropFirst()), reversed" : "by \($0)"
        }
        return list.filters.map(\.sanitizedLine).filter { !typed.contains($0) }
            + [order].compactMap(\.self)
    }
}
