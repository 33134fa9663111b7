import Presentation

/// The column widths of title, rating and genres, for movies shown together.
///
/// A narrow line has only the title. Genres get what the titles leave, but at least a third.
struct MovieColumnWidths {
    enum Layout {
        /// Columns with headings, no wider than their content.
        case table

        /// Rows without headings; the title fills the line.
        case rows
    }

    static let gap = 2
    static let year = 4

    /// The minimum room for more than the title.
    private static let minimumRoomForDetails = 40

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
        let isTable = layout == .table
        let hasRatings =
            room >= Self.minimumRoomForDetails && items.contains { $0.voteAverage != nil }
        rating = hasRatings ? (isTable ? "RATING".count : "10.0".count) : 0
        let rest = hasRatings ? room - rating - Self.gap : room
        let fullTitle = max(items.map(\.titleWidth).max() ?? 0, isTable ? "TITLE".count : 0)
        let fullGenres = items.map(\.genresText.displayWidth).max() ?? 0
        // A table's rating column is so wide that the genres may not fit beside it.
        let hasGenres =
            fullGenres > 0 && (isTable ? rest : room) >= Self.minimumRoomForDetails
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

    /// The original title in parentheses; `nil` if it equals the title.
    var originalTitleSuffix: String? {
        distinctOriginalTitle.map { " (\($0.sanitizedLine))" }
    }

    fileprivate var titleWidth: Int {
        title.sanitizedLine.displayWidth + (originalTitleSuffix?.displayWidth ?? 0)
    }
}
