import Terminal

/// A column of a table.
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
