import Presentation

/// Lays out films in rows: the year, the title, and with more columns rating and genres.
struct MovieRowLayout {
    private static let gap = 2
    private static let yearWidth = 4
    private static let ratingWidth = 4

    private let columns: Int
    private let title: Int
    private let rating: Int
    private let genres: Int

    /// Takes the films that are to be seen together.
    init(_ items: [MoviesListItemViewModel], columns: Int) {
        self.columns = columns
        var rest = max(columns - 2 - Self.yearWidth - Self.gap, 1)
        let isWide = rest >= 40
        rating = isWide && items.contains { $0.voteAverage != nil } ? Self.ratingWidth : 0
        if rating > 0 { rest -= rating + Self.gap }
        let fullTitle = items.map(Self.titleWidth).max() ?? 0
        let fullGenres = items.map { Self.genres($0).displayWidth }.max() ?? 0
        // What the titles leave, but no less than a third.
        genres = isWide ? min(fullGenres, max(rest - Self.gap - fullTitle, rest / 3)) : 0
        // What no title fills would only part the genres from it.
        title = genres > 0 ? min(fullTitle, rest - genres - Self.gap) : rest
    }

    /// A row that fits; the selected one as wide as there are columns.
    func line(_ item: MoviesListItemViewModel, isSelected: Bool) -> StyledLine {
        var pieces = [
            StyledText(isSelected ? "> " : "  "),
            StyledText((item.year ?? "").padded(to: Self.yearWidth), .dim),
            StyledText("  "),
        ]
        pieces += titlePieces(item)
        if rating > 0 {
            let number = item.rating ?? ""
            pieces += [
                StyledText("  "), StyledText(number.padded(to: rating), .yellow),
            ]
        }
        if genres > 0 {
            pieces += [StyledText("  "), StyledText(Self.genres(item).truncated(to: genres), .dim)]
        }
        let line = StyledLine(pieces)
        return isSelected ? line.padded(to: columns).adding(.reverse) : line
    }

    /// The title, with the original one after it where there is room.
    private func titlePieces(_ item: MoviesListItemViewModel) -> [StyledText] {
        let shown = item.title.sanitizedLine.truncated(to: title)
        let original = Self.original(item)
        let room = title - shown.displayWidth
        let second = original.flatMap { $0.displayWidth <= room ? $0 : nil } ?? ""
        let blank = String(repeating: " ", count: max(room - second.displayWidth, 0))
        return [StyledText(shown, .bold), StyledText(second, .dim), StyledText(blank)]
    }

    /// With the original title after it.
    private static func titleWidth(_ item: MoviesListItemViewModel) -> Int {
        item.title.sanitizedLine.displayWidth + (original(item)?.displayWidth ?? 0)
    }

    private static func original(_ item: MoviesListItemViewModel) -> String? {
        item.distinctOriginalTitle.map { " (\($0.sanitizedLine))" }
    }

    private static func genres(_ item: MoviesListItemViewModel) -> String {
        item.genres.joined(separator: ", ").sanitizedLine
    }
}
