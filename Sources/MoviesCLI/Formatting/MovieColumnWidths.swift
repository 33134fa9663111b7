import Presentation

/// The column widths of title, rating and genres, for movies shown together.
struct MovieColumnWidths {
    enum Layout {
        /// Columns with headings, no wider than their content.
        ///
        /// In a narrow terminal, genres give way first, then original titles, then ratings; only
        /// then are titles truncated.
        case table

        /// Rows without headings; the title fills the line.
        ///
        /// A narrow line has only the title. Genres get what the titles leave, but at least a
        /// third.
        case rows
    }

    static let gap = 2
    static let year = 4

    /// The minimum room for more than the title of a row.
    private static let minimumRoomForDetails = 40

    /// Truncated to less, genres say nothing.
    private static let minimumGenres = 12

    let title: Int

    /// 0 hides the ratings.
    let rating: Int

    /// 0 hides the genres.
    let genres: Int

    /// - Parameters:
    ///   - items: the movies shown together.
    ///   - room: the columns for title, rating and genres, with the gaps between them.
    ///   - layout: what the widths are for.
    init(_ items: [MoviesListItemViewModel], room: Int, layout: Layout) {
        switch layout {
        case .table: self.init(tableOf: items, room: room)
        case .rows: self.init(rowsOf: items, room: room)
        }
    }

    private init(tableOf items: [MoviesListItemViewModel], room: Int) {
        let titles = items.map(\.titleWidths)
        let heading = "TITLE".count
        let widestTitle = max(titles.map(\.short).max() ?? 0, heading)
        let widestFullTitle = max(titles.map(\.full).max() ?? 0, heading)
        let ratingRoom = room - Self.gap - widestTitle
        let hasRatings = items.contains { $0.voteAverage != nil }
        rating = hasRatings && ratingRoom >= "RATING".count ? "RATING".count : 0
        let rest = rating > 0 ? room - rating - Self.gap : room

        let genresRoom = rest - Self.gap - widestFullTitle
        let widestGenres = items.map(\.genresText.displayWidth).max() ?? 0
        let wantedGenres = widestGenres > 0 ? max(widestGenres, "GENRES".count) : 0
        genres =
            genresRoom >= min(wantedGenres, Self.minimumGenres)
            ? min(wantedGenres, genresRoom) : 0

        let titleRoom = genres > 0 ? rest - genres - Self.gap : rest
        let shownTitles = titles.map { $0.full <= titleRoom ? $0.full : $0.short }
        title = min(max(shownTitles.max() ?? 0, heading), titleRoom)
    }

    private init(rowsOf items: [MoviesListItemViewModel], room: Int) {
        let hasDetails = room >= Self.minimumRoomForDetails
        rating = hasDetails && items.contains { $0.voteAverage != nil } ? "10.0".count : 0
        let rest = rating > 0 ? room - rating - Self.gap : room
        let widestTitle = items.map(\.titleWidths.full).max() ?? 0
        let widestGenres = items.map(\.genresText.displayWidth).max() ?? 0
        let genresRoom = max(rest - Self.gap - widestTitle, rest / 3)
        genres = hasDetails ? min(widestGenres, genresRoom) : 0
        title = genres > 0 ? min(widestTitle, rest - genres - Self.gap) : rest
    }
}

extension MoviesListItemViewModel {
    var genresText: String {
        genres.joined(separator: ", ").sanitizedLine
    }

    /// The original title in parentheses; `nil` if it equals the title.
    var originalTitleSuffix: String? {
        distinctOriginalTitle.map { " (\($0.sanitizedLine))" }
    }

    /// The width of the title, without and with the original title.
    fileprivate var titleWidths: (short: Int, full: Int) {
        let title = title.sanitizedLine.displayWidth
        return (title, title + (originalTitleSuffix?.displayWidth ?? 0))
    }
}
