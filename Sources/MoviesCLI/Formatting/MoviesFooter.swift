import Domain
import Presentation

/// The line under a table: which page this is, how to get the next, and whose data it is.
struct MoviesFooter {
    let list: MoviesList

    /// The longest wording that fits; it rather gives up the count of films than the attribution.
    func text(width: Int) -> String {
        let wordings = list.source.attributions.flatMap { attribution in
            [fullPosition, position].map { wording($0, attribution) }
        }
        let shortest = wording(shortPosition, list.source.attributions.last)
        return wordings.first { $0.displayWidth <= width } ?? shortest.truncated(to: width)
    }

    private func wording(_ position: String, _ attribution: String?) -> String {
        [position, next, attribution].compactMap(\.self).joined(separator: " · ")
    }

    private var shortPosition: String { "\(pages)/\(list.pageCount)" }

    private var position: String {
        "\(list.pages.count == 1 ? "page" : "pages") \(pages) of \(list.pageCount)"
    }

    private var fullPosition: String {
        "\(position), \(list.items.count) of \(list.totalCount) films"
    }

    private var pages: String {
        let pages = list.pages
        return pages.count == 1
            ? "\(pages.lowerBound)" : "\(pages.lowerBound)–\(pages.upperBound)"
    }

    private var next: String? {
        // Films of the last page were left out, which the next page would skip.
        if list.isCut { return "more: --limit" }
        return switch list.nextPage {
        case .none: nil
        case .available, .loading, .failed: "next: --page \(list.pages.upperBound + 1)"
        }
    }
}
