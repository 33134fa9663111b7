import Presentation

/// How the room in a line is shared between title, rating and genres, for movies shown together.
///
/// A narrow line has the title only. Genres get what the titles leave, but no less than a third.
struct MovieColumnWidths {
    enum Layout {
        /// Columns under headings, no wider than what is in them.
        case table

        /// Rows without headings, which fill the line.
        case rows
    }

    static let gap = 2
    static let year = 4

    /// The room from which on there is more than the title.
    private static let wide = 40

    let title: Int

    /// 0 where ratings are not shown.
    let rating: Int

    /// 0 where genres are not shown.
    let genres: Int

    /// - Parameters:
    ///   - items: the movies shown together.
    ///   - room: the columns for title, rating and genres, with the gaps between them.
    ///   - layout: what the widths are for.
    init(_ items: [MoviesListItemViewModel], room: Int, layout: Layout) {
        let isTable = layout == .table
        let hasRatings = room >= Self.wide && items.contains { $0.voteAverage != nil }
        rating = hasRatings ? (isTable ? "RATING".count : "10.0".count) : 0
        let rest = hasRatings ? room - rating - Self.gap : room
        let fullTitle = max(items.map(\.titleWidth).max() ?? 0, isTable ? "TITLE".count : 0)
        let fullGenres = items.map(\.genresText.displayWidth).max() ?? 0
        // A table's column of ratings is so wide that the genres may not fit beside it.
        let hasGenres = fullGenres > 0 && (isTable ? rest : room) >= Self.wide
        let genresRoom = min(fullGenres, max(rest - Self.gap - fullTitle, rest / 3))
        genres = hasGenres ? max(genresRoom, isTable ? "GENRES".count : 0) : 0
        if genres > 0 {
            title = min(fullTitle, rest - genres - Self.gap)
        } else {
            title = isTable ? min(fullTitle, rest) : rest
        }
    }
}

extension MoviesListItemViewModel {
    var genresText: String {
        genres.joined(separator: ", ").sanitizedLine
    }

    /// The original title as it follows the title; `nil` where both are the same.
    var originalTitleSuffix: String? {
        distinctOriginalTitle.map { " (\($0.sanitizedLine))" }
    }

    fileprivate var titleWidth: Int {
        title.sanitizedLine.displayWidth + (originalTitleSuffix?.displayWidth ?? 0)
    }
}
