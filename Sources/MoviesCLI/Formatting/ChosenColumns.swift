import Presentation
import Terminal

/// A table of movies with the columns that the user chose, in their order.
///
/// In a narrow terminal, the title gives way first, then the longest of the other texts. Ids, dates and
/// numbers stay whole.
extension ConsoleTable {
    /// Truncated to less, a title is hard to recognize.
    private static let leastTitle = 20

    func text(_ items: [ListedMovie], _ fields: [MovieField]) -> String {
        let columns = fields.map { field in ChosenColumn(field, items) }
        let widths = widths(columns)
        return text(
            rowCount: items.count,
            columns.indices.map { index in
                let (column, width) = (columns[index], widths[index])
                let isLast = index == columns.indices.last
                return TableColumn(column.heading(width), .content(width)) { row, _ in
                    cell(of: items[row].movie, column, row, width, isLast: isLast)
                }
            }
        )
    }

    private func cell(
        of movie: MoviesListItemViewModel,
        _ column: ChosenColumn,
        _ row: Int,
        _ width: Int,
        isLast: Bool
    ) -> String {
        let text = column.cells[row].truncated(to: width)
        let padding = "".padded(to: width - text.displayWidth)
        let shown = column.spec.isDim ? styled(text, .secondary) : text
        return switch column.spec.column {
        case .number: padding + shown
        case .title: linked(text, to: movie.pageURL) + (isLast ? "" : padding)
        case .text, .whole: shown + (isLast ? "" : padding)
        }
    }

    /// The widths of the columns, which fit if the headings and what stays whole do.
    private func widths(_ columns: [ChosenColumn]) -> [Int] {
        var widths = columns.map(\.width)
        var excess = widths.reduce(0, +) + (columns.count - 1) * Self.gap - width
        func narrow(_ kind: MovieFieldSpec.Column, least: Int = 0) {
            while excess > 0 {
                let wide = columns.indices.filter { index in
                    columns[index].spec.column == kind
                        && widths[index] > max(least, columns[index].heading.count)
                }
                guard let widest = wide.max(by: { widths[$0] < widths[$1] }) else { return }
                widths[widest] -= 1
                excess -= 1
            }
        }
        narrow(.title, least: Self.leastTitle)
        narrow(.text)
        narrow(.title)
        return widths
    }
}

/// A field as a column of a table.
private struct ChosenColumn {
    let spec: MovieFieldSpec

    /// The name in capitals, such as `IMDB ID`.
    let heading: String

    /// Not padded.
    let cells: [String]

    /// The width of the widest cell or of the heading.
    let width: Int

    init(_ field: MovieField, _ items: [ListedMovie]) {
        let spec = field.spec
        let heading = field.name.uppercased().split(separator: "_").joined(separator: " ")
        let cells = items.map { spec.value($0).readableText }
        width = max(cells.map(\.displayWidth).max() ?? 0, heading.count)
        (self.spec, self.heading, self.cells) = (spec, heading, cells)
    }

    /// The heading above the cells, which are on the right if they are numbers.
    func heading(_ width: Int) -> String {
        spec.column == .number ? heading.leftPadded(to: width) : heading
    }
}
