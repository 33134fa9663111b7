import Presentation
import Terminal

/// Lays out movies in rows: year, title and why a search found the movie, then the rating at the
/// right, and genres if there is room.
///
/// The columns depend on the width only, so that they stay in place while the list scrolls.
struct MovieRowLayout {
    private static let year = ConsoleTable.yearWidth
    private static let gap = ConsoleTable.gap

    /// Before the year: the selected row, and whether the movie is marked.
    private static let marks = 2

    /// `10.0`, and a blank before it.
    private static let rating = 5

    /// In a narrower row the title needs all the room.
    private static let minimumForRating = 30

    /// In a narrower row genres would say nothing.
    private static let minimumForGenres = 72

    private let columns: Int
    private let title: Int
    private let hasRating: Bool

    /// 0 hides the genres.
    private let genres: Int

    /// `hasRatings` is whether any movie of the list has a rating.
    init(columns: Int, hasRatings: Bool = true) {
        self.columns = columns
        hasRating = hasRatings && columns >= Self.minimumForRating
        let rest = columns - Self.marks - Self.year - Self.gap - (hasRating ? Self.rating : 0)
        genres = columns >= Self.minimumForGenres ? rest / 3 : 0
        title = max(rest - (genres > 0 ? genres + Self.gap : 0), 1)
    }

    /// A row; a selected one has one style over all columns.
    ///
    /// `matches` are the characters of the title that match what was typed.
    func line(
        _ item: MoviesListItemViewModel,
        matches: [Range<Int>] = [],
        isSelected: Bool,
        isMarked: Bool = false
    ) -> StyledLine {
        let gap = StyledText("".padded(to: Self.gap))
        var pieces = [
            StyledText(isSelected ? ">" : isMarked ? "*" : " ", isMarked ? .accent : .plain),
            StyledText(isSelected && isMarked ? "*" : " "),
            StyledText((item.year.map(String.init) ?? "").padded(to: Self.year), .secondary), gap,
        ]
        pieces += titlePieces(item, matches)
        if hasRating {
            let rating = item.rating.map { "\($0)" } ?? ""
            pieces += [StyledText("".padded(to: Self.rating - rating.count)), StyledText(rating)]
        }
        if genres > 0 {
            pieces += [gap, StyledText(item.genresText.truncated(to: genres), .secondary)]
        }
        let line = StyledLine(pieces)
        return isSelected ? line.selected(columns: columns) : line
    }

    private func titlePieces(
        _ item: MoviesListItemViewModel,
        _ matches: [Range<Int>]
    ) -> [StyledText] {
        let cell = MovieTitleCell(item, columns: title)
        // Offsets are those of the title as it was searched.
        let marked = item.title.sanitizedLine == item.title ? matches : []
        let title = cell.title.parts(matching: marked).map {
            StyledText($0.text, $0.isMatch ? .match : .plain)
        }
        let reason = cell.reason.map { StyledText($0.text, $0.isMatch ? .accent : .secondary) }
        return title + [StyledText(cell.original, .secondary)] + reason + [StyledText(cell.padding)]
    }
}
