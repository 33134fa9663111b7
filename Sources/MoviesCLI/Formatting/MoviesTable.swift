import Presentation

/// Movies in aligned columns.
///
/// The id and the year come first and are never truncated. The title gets the remaining width, with
/// the original title after it if there is room; wider terminals also show rating and genres.
struct MoviesTable {
    let width: Int
    let usesColor: Bool
    let showsLinks: Bool

    func text(_ items: [MoviesListItemViewModel]) -> String {
        let id = max(items.map(\.id.displayWidth).max() ?? 0, "ID".count)
        let room = width - id - MovieColumnWidths.year - 2 * MovieColumnWidths.gap
        let widths = MovieColumnWidths(items, room: max(room, 1), layout: .table)
        let header = [
            "ID".padded(to: id), "YEAR", "TITLE".padded(to: widths.title),
            widths.rating > 0 ? "RATING" : nil, widths.genres > 0 ? "GENRES" : nil,
        ]
        let lines = [styled(joined(header), .dim)] + items.map { line($0, id: id, widths) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(
        _ item: MoviesListItemViewModel,
        id: Int,
        _ widths: MovieColumnWidths
    ) -> String {
        joined([
            item.id.padded(to: id),
            (item.year ?? "").padded(to: MovieColumnWidths.year),
            title(item, widths.title),
            widths.rating > 0 ? rating(item, widths.rating) : nil,
            widths.genres > 0 ? styled(item.genresText.truncated(to: widths.genres), .dim) : nil,
        ])
    }

    private func joined(_ cells: [String?]) -> String {
        var line = cells.compactMap(\.self).joined(separator: spaces(MovieColumnWidths.gap))
        while line.last == " " { line.removeLast() }
        return line
    }

    private func title(_ item: MoviesListItemViewModel, _ columns: Int) -> String {
        let title = item.title.sanitizedLine.truncated(to: columns)
        let original = item.originalTitleSuffix ?? ""
        let room = columns - title.displayWidth
        let shown = original.displayWidth <= room ? original : ""
        let linked =
            if showsLinks, let url = item.pageURL {
                TextStyle.link(title, to: url.sanitizedLine)
            } else {
                title
            }
        return styled(linked, .bold) + styled(shown, .dim) + spaces(room - shown.displayWidth)
    }

    private func rating(_ item: MoviesListItemViewModel, _ columns: Int) -> String {
        let number = item.rating ?? ""
        return styled(number, .yellow) + spaces(columns - number.count)
    }

    private func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(count, 0))
    }

    private func styled(_ text: String, _ style: TextStyle) -> String {
        usesColor ? style.applied(to: text) : text
    }
}
