import CommandLineKit
import Presentation
import Terminal

/// The columns that tables have in common.
extension ConsoleTable {
    static let yearWidth = 4

    /// Texts less bright than titles, by default in full.
    func column(
        _ heading: String,
        _ texts: [String],
        _ widths: [ClosedRange<Int>]? = nil
    ) -> TableColumn {
        let widest = max(texts.map(\.displayWidth).max() ?? 0, 1)
        return TableColumn(heading, widths ?? [widest...widest]) { row, width in
            styled(texts[row].truncated(to: width).padded(to: width), .secondary)
        }
    }

    func years(_ years: [Int?]) -> TableColumn {
        column("YEAR", years.map { $0.map(String.init) ?? "" })
    }

    /// Titles alone, which link to the pages of their movies.
    func titles(
        _ titles: [String],
        _ pageURLs: [String?],
        _ widths: [ClosedRange<Int>]
    ) -> TableColumn {
        TableColumn("TITLE", widths) { row, width in
            let text = titles[row].truncated(to: width)
            return linked(text, to: pageURLs[row]) + "".padded(to: width - text.displayWidth)
        }
    }

    /// Numbers, if there are any, in some of the layouts.
    fileprivate func numbers<Number>(
        _ heading: String,
        _ numbers: [Number?],
        in isShown: [Bool]
    ) -> TableColumn {
        let width = numbers.contains { $0 != nil } ? heading.count : 0
        return TableColumn(heading, isShown.map { $0 ? width...width : 0...0 }) { row, width in
            (numbers[row].map { "\($0)" } ?? "").leftPadded(to: width)
        }
    }

    /// The last column, which is never truncated.
    fileprivate func ids(_ movies: [MoviesListItemViewModel]) -> TableColumn {
        let width = movies.map(\.id.displayWidth).max() ?? 0
        return TableColumn("ID", [width...width]) { row, _ in styled(movies[row].id, .secondary) }
    }
}

/// A list of movies: year, title, runtime if it is the order, rating, genres and id.
///
/// A reason stands after the title. In a narrow terminal, reasons give way first, then genres, of
/// which a few letters remain beside reasons, then original titles, then ratings; only then are titles
/// truncated.
extension ConsoleTable {
    /// Truncated to less, genres say nothing.
    private static let leastGenres = 12

    func text(_ movies: [MoviesListItemViewModel]) -> String {
        let cells = movies.map { MovieTitleCell($0) }
        let least = "TITLE".count
        let title = max(cells.map(\.title.displayWidth).max() ?? 0, least)
        let titles = max(cells.map(\.titlesWidth).max() ?? 0, least)
        let reasons = max(cells.map(\.width).max() ?? 0, least)
        let leastReasons = max(cells.compactMap(\.leastExplained).min() ?? 0, titles)
        let genres = movies.map(\.genresText)
        let hasGenres = genres.contains { !$0.isEmpty }
        let allGenres = max(genres.map(\.displayWidth).max() ?? 0, "GENRES".count)
        let someGenres = min(allGenres, Self.leastGenres)
        return text(
            rowCount: movies.count,
            [
                years(movies.map(\.year)),
                TableColumn(
                    "TITLE",
                    [
                        reasons...reasons, leastReasons...max(reasons, leastReasons),
                        titles...reasons, titles...titles, titles...reasons, title...reasons,
                        title...reasons, title...reasons, 1...title,
                    ],
                    fit: { width in
                        movies.map { MovieTitleCell($0, columns: width).width }.max() ?? 0
                    }
                ) { row, width in
                    let cell = MovieTitleCell(movies[row], columns: width)
                    return linked(cell.title, to: movies[row].pageURL)
                        + styled(cell.original + cell.reason.map(\.text).joined(), .secondary)
                        + cell.padding
                },
                // Movies have runtimes only if they are sorted by them.
                numbers("RUNTIME", movies.map(\.runtime), in: Self.layouts(showing: 7)),
                numbers("RATING", movies.map(\.rating), in: Self.layouts(showing: 6)),
                column(
                    "GENRES",
                    genres,
                    !hasGenres
                        ? [0...0]
                        : [
                            someGenres...allGenres, someGenres...someGenres,
                            allGenres...allGenres, someGenres...allGenres, 0...0,
                        ]
                ),
                ids(movies),
            ]
        )
    }

    private static func layouts(showing count: Int) -> [Bool] {
        Array(repeating: true, count: count) + [false]
    }
}

/// The movies of a person: year, title, rating, roles and id.
///
/// In a narrow terminal, the roles and the ratings give way, then the titles are truncated.
extension ConsoleTable {
    /// The columns that the titles and the roles need beside ratings.
    private static let roomBesideRatings = 50
    private static let leastRoomForRoles = 34

    func text(credits movies: [MoviesListItemViewModel]) -> String {
        let titles = movies.map(\.title.sanitizedLine)
        let roles = movies.map(\.rolesText.sanitizedLine)
        let title = max(titles.map(\.displayWidth).max() ?? 0, 1)
        let allRoles = max(roles.map(\.displayWidth).max() ?? 0, "AS".count)
        let ids = ids(movies)
        let ratings = movies.contains { $0.rating != nil }
        // Beside the year and the id, with their gaps.
        var room = width - Self.yearWidth - (ids.widths.last?.upperBound ?? 0) - 2 * Self.gap
        let showsRatings = ratings && room >= Self.roomBesideRatings
        if showsRatings { room -= "RATING".count + Self.gap }
        // The roles get what the titles leave, but at least two fifths.
        let someRoles = min(allRoles, room * 2 / 5)
        let showsRoles = room >= Self.leastRoomForRoles
        return text(
            rowCount: movies.count,
            [
                years(movies.map(\.year)),
                self.titles(titles, movies.map(\.pageURL), [title...title, 1...title]),
                numbers("RATING", movies.map(\.rating), in: [showsRatings]),
                column(
                    "AS",
                    roles,
                    showsRoles ? [someRoles...allRoles, someRoles...someRoles] : [0...0]
                ),
                ids,
            ]
        )
    }
}

extension MoviesListItemViewModel {
    var genresText: String { genres.joined(separator: ", ").sanitizedLine }

    /// The original title in parentheses; `nil` if it equals the title.
    var originalTitleSuffix: String? { distinctOriginalTitle.map { " (\($0.sanitizedLine))" } }

    /// The reason, unless it is the original title, which stands beside the title anyway.
    var shownReason: MatchReasonViewModel? { because == originalTitle ? nil : reason }
}

/// The title of a movie in a column, followed by the original title and the reason if there is room.
struct MovieTitleCell {
    /// Truncated to less, a reason says nothing.
    static let leastReason = 20

    /// Truncated if it is too long.
    let title: String

    /// In parentheses, after a space; empty if there is no room, or if it equals the title.
    let original: String

    /// The reason that a search found the movie, after a gap; empty if there is no room, or no
    /// reason.
    let reason: [TextPart]

    private let columns: Int

    /// In a column that has room for everything by default.
    init(_ item: MoviesListItemViewModel, columns: Int = .max) {
        self.columns = columns
        title = item.title.sanitizedLine.truncated(to: columns)
        var room = columns - title.displayWidth
        original = item.originalTitleSuffix.flatMap { $0.displayWidth <= room ? $0 : nil } ?? ""
        room -= original.displayWidth
        reason = item.shownReason.map { Self.parts(of: $0, columns: room) } ?? []
    }

    /// Without the reason.
    var titlesWidth: Int { title.displayWidth + original.displayWidth }
    var reasonWidth: Int { reason.reduce(0) { $0 + $1.text.displayWidth } }
    var width: Int { titlesWidth + reasonWidth }

    /// The least width with the original title and a reason that says something; `nil` without one.
    var leastExplained: Int? {
        reason.isEmpty
            ? nil : titlesWidth + min(reasonWidth, ConsoleTable.gap + Self.leastReason)
    }

    /// The spaces up to the end of the column.
    var padding: String { "".padded(to: columns - width) }

    private static func parts(of reason: MatchReasonViewModel, columns: Int) -> [TextPart] {
        let gap = "".padded(to: ConsoleTable.gap)
        let text = reason.text.sanitizedLine
        let room = columns - gap.count
        guard room >= min(text.displayWidth, leastReason) else { return [] }
        // Offsets are those of the text with all its characters.
        let matches = text == reason.text ? reason.matches : []
        return (gap + text.truncated(to: room)).parts(
            matching: matches.map { $0.lowerBound + gap.count..<$0.upperBound + gap.count }
        )
    }
}

extension MoviesListItemViewModel {
    /// The title and the year within a sentence, such as `The Matrix (1999)`.
    var shortName: String { title.sanitizedLine(width: 60) + (year.map { " (\($0))" } ?? "") }

    /// Says which movie is the best match for a title, and how to see the others; `nil` if there are
    /// none.
    func matchNotice(_ verb: String, for title: String) -> String? {
        guard otherMatchCount > 0 else { return nil }
        return "\(verb) \(shortName); "
            + otherMatchCount.counted("other") + ": movies search \(ShellWords.text(title))"
    }
}
