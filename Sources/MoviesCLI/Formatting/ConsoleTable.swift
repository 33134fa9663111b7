import Presentation
import Terminal

struct TableColumn {
    enum Width {
        /// As wide as its widest cell, in any terminal.
        case content(Int)

        /// At most as wide as its widest cell, which may depend on the room that others leave.
        case rest((_ room: Int) -> Int)

        /// At most as wide as its widest cell, and hidden if there is less room than `least` beside
        /// the columns that matter more; without cells, it is hidden as well.
        case optional(Int, least: Int, beside: (_ room: Int) -> Int)
    }

    let heading: String
    let width: Width

    /// The cell in a row: padded to the width, but for the last column.
    let cell: (_ row: Int, _ width: Int) -> String

    init(_ heading: String, _ width: Width, cell: @escaping (_ row: Int, _ width: Int) -> String) {
        self.heading = heading
        self.width = width
        self.cell = cell
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

    /// The widths of the columns; 0 hides one.
    private func widths(_ columns: [TableColumn]) -> [Int] {
        var widths = columns.map { column in
            if case .content(let width) = column.width {
                max(width, column.heading.count)
            } else {
                0
            }
        }
        let fixed = widths.filter { $0 > 0 }
        var room = max(width - fixed.reduce(0, +) - fixed.count * Self.gap, 1)
        for (index, column) in columns.enumerated() {
            guard case .optional(let content, let least, let beside) = column.width, content > 0
            else { continue }
            let wanted = max(content, column.heading.count)
            let free = room - Self.gap - beside(room)
            guard free >= min(wanted, least) else { continue }
            widths[index] = min(wanted, free)
            room -= widths[index] + Self.gap
        }
        for (index, column) in columns.enumerated() {
            guard case .rest(let content) = column.width else { continue }
            widths[index] = min(max(content(room), column.heading.count), room)
        }
        return widths
    }

    private func joined(_ cells: [String]) -> String {
        cells.joined(separator: "".padded(to: Self.gap))
    }

    func styled(_ text: String, _ style: TextStyle) -> String {
        usesColor ? Palette.output.apply(style, to: text) : text
    }

    func linked(_ text: String, to url: String?) -> String {
        guard showsLinks, let url else { return text }
        return TextStyle.link(text, to: url.sanitizedLine)
    }
}

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
