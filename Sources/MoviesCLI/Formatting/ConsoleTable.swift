import CommandLineKit
import Presentation
import Terminal

struct TableColumn {
    let heading: String

    /// The least and the greatest width in each layout of a table, from the widest layout to the
    /// narrowest; the last one is that of further layouts as well, and 0 hides the column.
    let widths: [ClosedRange<Int>]

    /// The width that the cells need of a column.
    let fit: (_ width: Int) -> Int

    /// The cell in a row: padded to the width, but for the last column.
    let cell: (_ row: Int, _ width: Int) -> String

    /// A column that is at least as wide as its heading where it has the room.
    init(
        _ heading: String,
        _ widths: [ClosedRange<Int>],
        fit: @escaping (_ width: Int) -> Int = { $0 },
        cell: @escaping (_ row: Int, _ width: Int) -> String
    ) {
        self.heading = heading
        self.widths = widths.map { range in
            let greatest = range.upperBound > 0 ? max(range.upperBound, heading.count) : 0
            return (range.count == 1 ? greatest : range.lowerBound)...greatest
        }
        self.fit = { max(fit($0), min($0, heading.count)) }
        self.cell = cell
    }

    fileprivate func width(in layout: Int) -> ClosedRange<Int> {
        widths[min(layout, widths.count - 1)]
    }
}

/// Aligned columns below their headings, with styles and links if the terminal shows them.
struct ConsoleTable {
    static let gap = 2

    let width: Int
    let usesColor: Bool
    let showsLinks: Bool

    func text(rowCount: Int, _ columns: [TableColumn]) -> String {
        let shown = zip(columns, widths(columns)).filter { $0.1 > 0 }
        let header = shown.enumerated().map { index, column in
            let heading = column.0.heading.truncated(to: column.1)
            return index + 1 < shown.count ? heading.padded(to: column.1) : heading
        }
        var text = styled(joined(header), .secondary) + "\n"
        for row in 0..<rowCount { text += joined(shown.map { $0.0.cell(row, $0.1) }) + "\n" }
        return text
    }

    /// The widths in the first layout that fits, or else in the last; 0 hides a column.
    private func widths(_ columns: [TableColumn]) -> [Int] {
        let layouts = (0..<(columns.map(\.widths.count).max() ?? 0)).map { layout in
            columns.map { $0.width(in: layout) }
        }
        let ranges = layouts.first { room(beside: $0.map(\.lowerBound)) >= 0 } ?? layouts.last ?? []
        var widths = ranges.map(\.lowerBound)
        // The rest goes to the narrowest column that needs it.
        for _ in 0..<max(room(beside: widths), 0) {
            let wanting = widths.indices.filter { widths[$0] < ranges[$0].upperBound }
            wanting.reversed().min { widths[$0] < widths[$1] }.map { widths[$0] += 1 }
        }
        return zip(columns, widths).map { $0.fit($1) }
    }

    private func room(beside widths: [Int]) -> Int {
        let shown = widths.filter { $0 > 0 }
        return width - shown.reduce(0, +) - (shown.count - 1) * Self.gap
    }

    private func joined(_ cells: [String]) -> String {
        cells.joined(separator: "".padded(to: Self.gap))
    }

    func styled(_ text: String, _ style: TextStyle) -> String {
        usesColor ? Palette.output.apply(style, to: text) : text
    }

    func linked(_ text: String, to url: String?) -> String {
        guard showsLinks, let url else { return text }
        return TextStyle.link(text, to: url)
    }
}

/// A table of movies with the columns that the user chose, in their order.
///
/// In a narrow terminal, the title gives way first, then the longest of the other texts. Ids, dates and
/// numbers stay whole.
extension ConsoleTable {
    func text(_ items: [MoviesListItemViewModel], _ fields: [MovieField]) -> String {
        let specs = fields.map(\.spec)
        let headings = fields.map { $0.name.uppercased().replacing("_", with: " ") }
        let cells = specs.map { spec in items.map { spec.value($0).readableText } }
        let columns = fields.indices.map { index in
            let (spec, heading) = (specs[index], headings[index])
            let widest = max(cells[index].map(\.displayWidth).max() ?? 0, heading.count)
            return TableColumn(
                heading,
                spec.column.widths(widest, heading.count)
            ) { row, width in
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
}

extension MovieFieldSpec.Column {
    /// Truncated to less, a title is hard to recognize.
    private static let leastTitle = 20

    /// The title gives way first, then other texts, then the title again.
    fileprivate func widths(_ widest: Int, _ heading: Int) -> [ClosedRange<Int>] {
        let title = min(widest, Self.leastTitle)
        return switch self {
        case .number, .whole: [widest...widest]
        case .text: [widest...widest, heading...widest, heading...heading]
        case .title: [title...widest, title...title, heading...title]
        }
    }
}
