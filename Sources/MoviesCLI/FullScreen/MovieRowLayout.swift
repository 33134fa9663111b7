import Presentation

/// Lays out movies in rows: year and title, then the rating at the right, and genres if there is
/// room.
///
/// The columns depend on the width only, so that they stay in place while the list scrolls.
struct MovieRowLayout {
    static let year = 4
    static let gap = 2

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

    /// - Parameters:
    ///   - columns: the width of the rows.
    ///   - hasRatings: whether any movie of the list has a rating.
    init(columns: Int, hasRatings: Bool = true) {
        self.columns = columns
        hasRating = hasRatings && columns >= Self.minimumForRating
        let rest =
            columns - Self.marks - Self.year - Self.gap - (hasRating ? Self.rating : 0)
        genres = columns >= Self.minimumForGenres ? rest / 3 : 0
        title = max(rest - (genres > 0 ? genres + Self.gap : 0), 1)
    }

    /// - Parameters:
    ///   - item: the movie.
    ///   - matches: the characters of the title that match what was typed.
    ///   - isSelected: whether keys act on this movie.
    ///   - isMarked: whether the user has marked it.
    /// - Returns: the row; a selected one has one style over all columns.
    func line(
        _ item: MoviesListItemViewModel,
        matches: [Range<Int>] = [],
        isSelected: Bool,
        isMarked: Bool = false
    ) -> StyledLine {
        let gap = StyledText(String(repeating: " ", count: Self.gap))
        var pieces = [
            StyledText(isSelected ? ">" : isMarked ? "*" : " ", isMarked ? .accent : .plain),
            StyledText(isSelected && isMarked ? "*" : " "),
            StyledText((item.year ?? "").padded(to: Self.year), .secondary), gap,
        ]
        pieces += titlePieces(item, matches)
        if hasRating {
            let rating = item.rating ?? ""
            let blank = String(repeating: " ", count: max(Self.rating - rating.count, 0))
            pieces += [StyledText(blank), StyledText(rating)]
        }
        if genres > 0 {
            pieces += [gap, StyledText(item.genresText.truncated(to: genres), .secondary)]
        }
        let line = StyledLine(pieces)
        return isSelected ? line.selected(columns: columns) : line
    }

    /// The title, followed by the original title if there is room.
    private func titlePieces(
        _ item: MoviesListItemViewModel,
        _ matches: [Range<Int>]
    ) -> [StyledText] {
        let full = item.title.sanitizedLine
        let shown = full.truncated(to: title)
        let room = title - shown.displayWidth
        let original = item.originalTitleSuffix.flatMap { $0.displayWidth <= room ? $0 : nil } ?? ""
        let blank = String(repeating: " ", count: max(room - original.displayWidth, 0))
        // Offsets are those of the title as it was searched.
        let marked = full == item.title ? matches : []
        return shown.pieces(marking: marked) + [
            StyledText(original, .secondary), StyledText(blank),
        ]
    }
}

extension String {
    /// The text with the characters of some ranges, which are in order, marked as matches.
    func pieces(marking ranges: [Range<Int>]) -> [StyledText] {
        guard !ranges.isEmpty else { return [StyledText(self)] }
        var pieces: [StyledText] = []
        var rest = self[...]
        var offset = 0
        for range in ranges where range.lowerBound >= offset {
            pieces.append(StyledText(String(rest.prefix(range.lowerBound - offset))))
            rest = rest.dropFirst(range.lowerBound - offset)
            pieces.append(StyledText(String(rest.prefix(range.count)), .match))
            rest = rest.dropFirst(range.count)
            offset = range.upperBound
        }
        return (pieces + [StyledText(String(rest))]).filter { !$0.text.isEmpty }
    }
}
