import CommandLineKit
import Presentation
import Terminal

/// The line below a table: which movies these are, how to see more of them, and their source.
struct MoviesFooter {
    let list: MoviesList

    /// The longest variant that fits.
    ///
    /// In a narrow terminal, words are dropped first, then the source.
    func text(width: Int) -> String {
        let positions = [
            [position, checked, option.map { "\($0) for more" }], [position, checked, option],
            [shortPosition, option],
        ]
        let variants = positions.flatMap { position in
            list.source.names.map { joined(position + [$0]) }
        }
        let shortest = joined([shortPosition, option])
        return variants.first { $0.displayWidth <= width } ?? shortest.truncated(to: width)
    }

    private func joined(_ parts: [String?]) -> String {
        parts.compactMap(\.self).joined(separator: " · ")
    }

    /// How many movies the filters were applied to, if the source has more.
    private var checked: String? {
        list.checkedCount.map { "among the first \($0.withThousandsCommas)" }
    }

    private var count: Int { list.items.count }

    private var position: String {
        if !list.isComplete { return (count == 1 ? "movie " : "movies ") + shortPosition }
        if count == 1 { return "1 movie" }
        return "\(list.totalCountIsLimit ? "the first " : "")\(count.withThousandsCommas) movies"
    }

    private var shortPosition: String {
        guard !list.isComplete else { return position }
        let first = list.firstPosition
        let last = first + count - 1
        let range =
            count == 1
            ? first.withThousandsCommas
            : "\(first.withThousandsCommas)–\(last.withThousandsCommas)"
        let limit = list.totalCountIsLimit ? "the first " : ""
        return "\(range) of \(limit)\(max(list.totalCount, last).withThousandsCommas)"
    }

    /// The option that shows more movies; `nil` if there are no more.
    private var option: String? {
        // The next page would skip the movies that the limit cut from this page.
        if list.isTruncated { return "--limit \(min(2 * count, OptionType.limits.upperBound))" }
        return switch list.nextPage {
        case .none: nil
        case .available, .loading, .failed: "--page \(list.pages.upperBound + 1)"
        }
    }
}
