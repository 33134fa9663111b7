import Presentation

/// The line below a table: the page, how to get the next one, and the attribution.
struct MoviesFooter {
    let list: MoviesList

    /// The longest variant that fits; the number of movies is dropped before the attribution.
    func text(width: Int) -> String {
        let variants = list.source.attributions.flatMap { attribution in
            [fullPosition, position].map { variant($0, attribution) }
        }
        let shortest = variant(shortPosition, list.source.attributions.last)
        return variants.first { $0.displayWidth <= width } ?? shortest.truncated(to: width)
    }

    private func variant(_ position: String, _ attribution: String?) -> String {
        [position, next, attribution].compactMap(\.self).joined(separator: " · ")
    }

    private var shortPosition: String { "\(pages)/\(list.pageCount)" }

    private var position: String {
        "\(list.pages.count == 1 ? "page" : "pages") \(pages) of \(list.pageCount)"
    }

    private var fullPosition: String {
        "\(position), \(list.items.count) of \(list.totalCount) movies"
    }

    private var pages: String {
        let pages = list.pages
        return pages.count == 1
            ? "\(pages.lowerBound)" : "\(pages.lowerBound)–\(pages.upperBound)"
    }

    private var next: String? {
        // The next page would skip the movies that the limit cut from this page.
        if list.isTruncated { return "more: --limit" }
        return switch list.nextPage {
        case .none: nil
        case .available, .loading, .failed: "next: --page \(list.pages.upperBound + 1)"
        }
    }
}
