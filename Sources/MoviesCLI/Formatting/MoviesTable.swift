import CommandLineKit
import Presentation
import Terminal

/// The columns that the tables of movies have in common; the year and the id are never truncated.
extension ConsoleTable {
    static let yearWidth = 4

    fileprivate func year(_ movies: [MoviesListItemViewModel]) -> TableColumn {
        TableColumn("YEAR", .content(Self.yearWidth)) { row, width in
            styled((movies[row].year ?? "").padded(to: width), .secondary)
        }
    }

    /// `beside` is what the other columns need if there are ratings.
    fileprivate func rating(_ movies: [MoviesListItemViewModel], beside: Int) -> TableColumn {
        let heading = "RATING"
        let width = movies.contains { $0.rating != nil } ? heading.count : 0
        return TableColumn(heading, .optional(width, least: width) { _ in beside }) { row, width in
            (movies[row].rating ?? "").leftPadded(to: width)
        }
    }

    fileprivate func id(_ movies: [MoviesListItemViewModel]) -> TableColumn {
        TableColumn("ID", .content(movies.map(\.id.displayWidth).max() ?? 0)) { row, _ in
            styled(movies[row].id, .secondary)
        }
    }
}

/// A list of movies: year, title, rating, genres and id.
///
/// In a narrow terminal, genres give way first, then original titles, then ratings; only then are
/// titles truncated.
extension ConsoleTable {
    /// Truncated to less, genres say nothing.
    private static let leastGenres = 12

    func text(_ movies: [MoviesListItemViewModel]) -> String {
        let titles = movies.map(\.titleWidths)
        let least = "TITLE".count
        let title = max(titles.map(\.short).max() ?? 0, least)
        let fullTitle = max(titles.map(\.full).max() ?? 0, least)
        let genres = movies.map(\.genresText)
        return text(
            rowCount: movies.count,
            [
                year(movies),
                TableColumn(
                    "TITLE",
                    .rest { room in titles.map { $0.full <= room ? $0.full : $0.short }.max() ?? 0 }
                ) { row, width in
                    let cell = MovieTitleCell(movies[row], columns: width)
                    return linked(cell.title, to: movies[row].pageURL)
                        + styled(cell.original, .secondary) + cell.padding
                },
                rating(movies, beside: title),
                TableColumn(
                    "GENRES",
                    .optional(
                        genres.map(\.displayWidth).max() ?? 0,
                        least: Self.leastGenres
                    ) { _ in fullTitle }
                ) { row, width in
                    let text = genres[row].truncated(to: width)
                    return styled(text, .secondary) + "".padded(to: width - text.displayWidth)
                },
                id(movies),
            ]
        )
    }
}

/// The movies of a person: year, title, rating, roles and id.
///
/// In a narrow terminal, the roles and the ratings give way, then the titles are truncated.
extension ConsoleTable {
    /// What the titles and the roles need beside ratings.
    private static let roomBesideRatings = 42

    /// The least room of titles and roles.
    private static let leastRoomForRoles = 34

    func text(_ credits: [PersonCreditItemViewModel]) -> String {
        let movies = credits.map(\.movie)
        let titles = movies.map(\.title.sanitizedLine)
        let roles = credits.map(\.rolesText.sanitizedLine)
        let title = titles.map(\.displayWidth).max() ?? 0
        return text(
            rowCount: credits.count,
            [
                year(movies),
                TableColumn("TITLE", .rest { _ in title }) { row, width in
                    let text = titles[row].truncated(to: width)
                    return linked(text, to: movies[row].pageURL)
                        + "".padded(to: width - text.displayWidth)
                },
                rating(movies, beside: Self.roomBesideRatings),
                TableColumn(
                    "AS",
                    .optional(roles.map(\.displayWidth).max() ?? 0, least: 1) { room in
                        // The roles get what the titles leave, but at least two fifths.
                        room < Self.leastRoomForRoles
                            ? room : min(max(title, "TITLE".count), room - Self.gap - room * 2 / 5)
                    }
                ) { row, width in
                    styled(roles[row].truncated(to: width).padded(to: width), .secondary)
                },
                id(movies),
            ]
        )
    }
}

extension MoviesListItemViewModel {
    var genresText: String { genres.joined(separator: ", ").sanitizedLine }

    /// The original title in parentheses; `nil` if it equals the title.
    var originalTitleSuffix: String? { distinctOriginalTitle.map { " (\($0.sanitizedLine))" } }

    /// The width of the title, without and with the original title.
    fileprivate var titleWidths: (short: Int, full: Int) {
        let title = title.sanitizedLine.displayWidth
        return (title, title + (originalTitleSuffix?.displayWidth ?? 0))
    }
}

/// The title of a movie in a column, followed by the original title if there is room.
struct MovieTitleCell {
    /// Truncated if it is too long.
    let title: String

    /// In parentheses, after a space; empty if there is no room, or if it equals the title.
    let original: String

    /// The spaces up to the end of the column.
    let padding: String

    init(_ item: MoviesListItemViewModel, columns: Int) {
        title = item.title.sanitizedLine.truncated(to: columns)
        let room = columns - title.displayWidth
        original = item.originalTitleSuffix.flatMap { $0.displayWidth <= room ? $0 : nil } ?? ""
        padding = "".padded(to: room - original.displayWidth)
    }
}

extension MoviesListItemViewModel {
    /// The maximum width of a title within a sentence.
    private static let titleWidth = 60

    /// Says which movie is the best match for a title, and how to see others.
    func matchNotice(_ verb: String, for title: String) -> String {
        let year = year.map { " (\($0))" } ?? ""
        return "\(verb) \(self.title.sanitizedLine(width: Self.titleWidth))\(year); "
            + "others: movies search \(ShellWords.text(title))"
    }
}
