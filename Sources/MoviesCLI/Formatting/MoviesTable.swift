import Presentation
import Terminal

/// Movies in aligned columns: year, title, rating, genres and id.
///
/// The year and the id are never truncated; `MovieColumnWidths` says how the others give way.
struct MoviesTable: ConsoleTable {
    let width: Int
    let usesColor: Bool
    let showsLinks: Bool

    func text(_ items: [MoviesListItemViewModel]) -> String {
        let id = max(items.map(\.id.displayWidth).max() ?? 0, "ID".count)
        let room = width - id - MovieColumnWidths.year - 2 * MovieColumnWidths.gap
        let widths = MovieColumnWidths(items, room: max(room, 1))
        let header = [
            "YEAR", "TITLE".truncated(to: widths.title).padded(to: widths.title),
            widths.rating > 0 ? "RATING" : nil,
            widths.genres > 0 ? "GENRES".padded(to: widths.genres) : nil, "ID",
        ]
        let lines = [styled(joined(header), .secondary)] + items.map { line($0, widths) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(_ item: MoviesListItemViewModel, _ widths: MovieColumnWidths) -> String {
        joined([
            styled((item.year ?? "").padded(to: MovieColumnWidths.year), .secondary),
            title(item, widths.title),
            widths.rating > 0 ? (item.rating ?? "").leftPadded(to: widths.rating) : nil,
            widths.genres > 0 ? genres(item, widths.genres) : nil,
            styled(item.id, .secondary),
        ])
    }

    private func title(_ item: MoviesListItemViewModel, _ columns: Int) -> String {
        let cell = MovieTitleCell(item, columns: columns)
        return linked(cell.title, to: item.pageURL) + styled(cell.original, .secondary)
            + cell.padding
    }

    private func genres(_ item: MoviesListItemViewModel, _ columns: Int) -> String {
        let genres = item.genresText.truncated(to: columns)
        return styled(genres, .secondary) + "".padded(to: columns - genres.displayWidth)
    }
}

/// A table with cells that may have styles and links.
protocol ConsoleTable {
    var usesColor: Bool { get }
    var showsLinks: Bool { get }
}

extension ConsoleTable {
    /// A line of the cells that are not hidden, with gaps between them.
    func joined(_ cells: [String?]) -> String {
        cells.compactMap(\.self).joined(separator: "".padded(to: MovieColumnWidths.gap))
    }

    func styled(_ text: String, _ style: TextStyle) -> String {
        usesColor ? style.applied(to: text) : text
    }

    func linked(_ text: String, to url: String?) -> String {
        guard showsLinks, let url else { return text }
        return TextStyle.link(text, to: url.sanitizedLine)
    }
}
