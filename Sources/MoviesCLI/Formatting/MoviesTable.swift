import Presentation

/// Films in aligned columns, for people.
///
/// The id and the year come first and are never cut. The title gets what the rest of the width
/// allows, with the original title after it where there is room; rating and genres come with
/// wider terminals.
struct MoviesTable {
    private static let gap = "  "

    let width: Int
    let usesColor: Bool
    let showsLinks: Bool

    func text(_ items: [MoviesListItemViewModel]) -> String {
        let columns = Columns(items, width: width)
        let header = [
            "ID".padded(to: columns.id), "YEAR", "TITLE".padded(to: columns.title),
            columns.rating > 0 ? "RATING" : nil, columns.genres > 0 ? "GENRES" : nil,
        ]
        let lines = [styled(joined(header), .dim)] + items.map { line($0, columns) }
        return lines.map { $0 + "\n" }.joined()
    }

    private struct Columns {
        let id: Int
        let title: Int
        let rating: Int
        let genres: Int

        init(_ items: [MoviesListItemViewModel], width: Int) {
            let gap = MoviesTable.gap.count
            id = max(items.map(\.id.displayWidth).max() ?? 0, 2)
            var rest = max(width - id - gap - 4 - gap, 1)
            let hasRatings = items.contains { $0.voteAverage != nil }
            rating = hasRatings && rest >= 40 ? 6 : 0
            if rating > 0 { rest -= rating + gap }
            let fullTitle = max(items.map(MoviesTable.titleWidth).max() ?? 0, "TITLE".count)
            let fullGenres = items.map { MoviesTable.genres($0).displayWidth }.max() ?? 0
            // What the titles leave, but no less than a third.
            let room = min(fullGenres, max(rest - gap - fullTitle, rest / 3))
            genres = fullGenres > 0 && rest >= 40 ? max(room, "GENRES".count) : 0
            title = min(fullTitle, genres > 0 ? rest - genres - gap : rest)
        }
    }

    private func line(_ item: MoviesListItemViewModel, _ columns: Columns) -> String {
        joined([
            item.id.padded(to: columns.id),
            (item.year ?? "").padded(to: 4),
            title(item, columns.title),
            columns.rating > 0 ? rating(item) : nil,
            columns.genres > 0
                ? styled(Self.genres(item).truncated(to: columns.genres), .dim) : nil,
        ])
    }

    private func joined(_ cells: [String?]) -> String {
        var line = cells.compactMap(\.self).joined(separator: Self.gap)
        while line.last == " " { line.removeLast() }
        return line
    }

    private func title(_ item: MoviesListItemViewModel, _ columns: Int) -> String {
        let title = item.title.sanitizedLine.truncated(to: columns)
        let original = Self.originalTitle(item).map { " " + $0 } ?? ""
        let room = columns - title.displayWidth
        let shown = original.displayWidth <= room ? original : ""
        let linked =
            if showsLinks, let address = item.pageURL {
                TextStyle.link(title, to: address.sanitizedLine)
            } else {
                title
            }
        return styled(linked, .bold) + styled(shown, .dim)
            + String(repeating: " ", count: max(room - shown.displayWidth, 0))
    }

    private func rating(_ item: MoviesListItemViewModel) -> String {
        let number = item.rating ?? ""
        return styled(number, .yellow) + String(repeating: " ", count: max(6 - number.count, 0))
    }

    private func styled(_ text: String, _ style: TextStyle) -> String {
        usesColor ? style.applied(to: text) : text
    }

    private static func genres(_ item: MoviesListItemViewModel) -> String {
        item.genres.joined(separator: ", ").sanitizedLine
    }

    private static func originalTitle(_ item: MoviesListItemViewModel) -> String? {
        item.distinctOriginalTitle.map { "(\($0.sanitizedLine))" }
    }

    private static func titleWidth(_ item: MoviesListItemViewModel) -> Int {
        item.title.sanitizedLine.displayWidth
            + (originalTitle(item).map { $0.displayWidth + 1 } ?? 0)
    }
}
