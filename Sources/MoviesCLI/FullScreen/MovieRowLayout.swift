import Presentation

/// Lays out movies in rows: the year, the title, and with more columns rating and genres.
struct MovieRowLayout {
    /// What marks the selected row where color can't.
    private static let mark = "> "

    private let columns: Int
    private let widths: MovieColumnWidths

    /// Takes the movies that are shown together.
    init(_ items: [MoviesListItemViewModel], columns: Int) {
        self.columns = columns
        let room = columns - Self.mark.count - MovieColumnWidths.year - MovieColumnWidths.gap
        widths = MovieColumnWidths(items, room: max(room, 1), layout: .rows)
    }

    /// A row that fits; the selected one fills all columns.
    func line(_ item: MoviesListItemViewModel, isSelected: Bool) -> StyledLine {
        let gap = StyledText(String(repeating: " ", count: MovieColumnWidths.gap))
        var pieces = [
            StyledText(isSelected ? Self.mark : "  "),
            StyledText((item.year ?? "").padded(to: MovieColumnWidths.year), .dim), gap,
        ]
        pieces += titlePieces(item)
        if widths.rating > 0 {
            pieces += [gap, StyledText((item.rating ?? "").padded(to: widths.rating), .yellow)]
        }
        if widths.genres > 0 {
            pieces += [gap, StyledText(item.genresText.truncated(to: widths.genres), .dim)]
        }
        let line = StyledLine(pieces)
        return isSelected ? line.padded(to: columns).adding(.reverse) : line
    }

    /// The title, with the original one after it where there is room.
    private func titlePieces(_ item: MoviesListItemViewModel) -> [StyledText] {
        let shown = item.title.sanitizedLine.truncated(to: widths.title)
        let room = widths.title - shown.displayWidth
        let original = item.originalTitleSuffix.flatMap { $0.displayWidth <= room ? $0 : nil } ?? ""
        let blank = String(repeating: " ", count: max(room - original.displayWidth, 0))
        return [StyledText(shown, .bold), StyledText(original, .dim), StyledText(blank)]
    }
}
