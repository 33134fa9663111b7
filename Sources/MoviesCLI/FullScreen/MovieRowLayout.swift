import Presentation

/// Lays out movies in rows: year and title, and in wide terminals rating and genres.
struct MovieRowLayout {
    /// Marks the selected row, even without styles.
    private static let mark = "> "

    private let columns: Int
    private let widths: MovieColumnWidths

    /// `items` are the movies shown together, which share the column widths.
    init(_ items: [MoviesListItemViewModel], columns: Int) {
        self.columns = columns
        let room = columns - Self.mark.count - MovieColumnWidths.year - MovieColumnWidths.gap
        widths = MovieColumnWidths(items, room: max(room, 1), layout: .rows)
    }

    /// The row of a movie; a selected one fills all columns.
    func line(_ item: MoviesListItemViewModel, isSelected: Bool) -> StyledLine {
        let gap = StyledText(String(repeating: " ", count: MovieColumnWidths.gap))
        var pieces = [
            StyledText(isSelected ? Self.mark : "  "),
            StyledText((item.year ?? "").padded(to: MovieColumnWidths.year), .secondary), gap,
        ]
        pieces += titlePieces(item)
        if widths.rating > 0 {
            pieces += [gap, StyledText((item.rating ?? "").padded(to: widths.rating), .warning)]
        }
        if widths.genres > 0 {
            pieces += [gap, StyledText(item.genresText.truncated(to: widths.genres), .secondary)]
        }
        let line = StyledLine(pieces)
        return isSelected ? line.padded(to: columns).adding(.selection) : line
    }

    /// The title, followed by the original title if there is room.
    private func titlePieces(_ item: MoviesListItemViewModel) -> [StyledText] {
        let shown = item.title.sanitizedLine.truncated(to: widths.title)
        let room = widths.title - shown.displayWidth
        let original = item.originalTitleSuffix.flatMap { $0.displayWidth <= room ? $0 : nil } ?? ""
        let blank = String(repeating: " ", count: max(room - original.displayWidth, 0))
        return [StyledText(shown, .title), StyledText(original, .secondary), StyledText(blank)]
    }
}
