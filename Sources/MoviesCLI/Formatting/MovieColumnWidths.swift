import Presentation
import Terminal

/// The column widths of title, rating and genres in a table of movies: no wider than the content.
///
/// In a narrow terminal, genres give way first, then original titles, then ratings; only then are
/// titles truncated.
struct MovieColumnWidths {
    static let gap = 2
    static let year = 4

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
    init(_ items: [MoviesListItemViewModel], room: Int) {
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
