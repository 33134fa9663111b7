import Presentation
import Terminal

/// A table of movies with the columns that the user chose, in their order.
///
/// In a narrow terminal, the title gives way first, then the longest of the other texts. Ids, dates and
/// numbers stay whole.
extension ConsoleTable {
    /// Truncated to less, a title is hard to recognize.
    private static let leastTitle = 20

    func text(_ items: [MoviesListItemViewModel], _ fields: [MovieField]) -> String {
        let specs = fields.map(\.spec)
        let headings = fields.map { $0.name.uppercased().replacing("_", with: " ") }
        let cells = specs.map { spec in items.map { spec.value($0).readableText } }
        let widths = widths(cells, specs.map(\.column), headings.map(\.count))
        let columns = fields.indices.map { index in
            let (spec, width) = (specs[index], widths[index])
            let heading = headings[index]
            return TableColumn(
                spec.column == .number ? heading.leftPadded(to: width) : heading,
                .content(width)
            ) { row, _ in
                let text = cells[index][row].truncated(to: width)
                let padding = "".padded(to: width - text.displayWidth)
                let end = index == fields.indices.last ? "" : padding
                let shown = spec.isDim ? styled(text, .secondary) : text
                return switch spec.column {
                case .number: padding + shown
                case .title: linked(text, to: items[row].pageURL) + end
                case .text, .whole: shown + end
                }
            }
        }
        return text(rowCount: items.count, columns)
    }

    /// The widths of the columns, which fit if the headings and what stays whole do.
    private func widths(
        _ cells: [[String]],
        _ kinds: [MovieFieldSpec.Column],
        _ headings: [Int]
    ) -> [Int] {
        var widths = zip(cells, headings).map { cells, heading in
            max(cells.map(\.displayWidth).max() ?? 0, heading)
        }
        var excess = widths.reduce(0, +) + (widths.count - 1) * Self.gap - width
        func narrow(_ kind: MovieFieldSpec.Column, least: Int = 0) {
            while excess > 0 {
                let wide = widths.indices.filter { index in
                    kinds[index] == kind && widths[index] > max(least, headings[index])
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
