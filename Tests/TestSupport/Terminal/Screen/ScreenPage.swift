/// The cells, the images and the saved cursor of the main or the alternate screen.
struct ScreenPage: Equatable, Sendable {
    var savedCursor = ScreenCursor()
    var images: [ScreenImage] = []
    private(set) var columns: Int
    private var cells: [[ScreenCell]]

    init(columns: Int, rows: Int) {
        self.columns = columns
        cells = Array(repeating: Self.row(columns), count: rows)
    }

    var rows: Int { cells.count }

    /// The text of a row without trailing spaces; a wide character appears once.
    func line(_ row: Int) -> String {
        let last = cells[row].lastIndex { $0.text != " " }
        return cells[row][..<(last.map { $0 + 1 } ?? 0)].map(\.text).joined()
    }

    /// The cell at a position; `nil` outside the screen.
    func cell(row: Int, column: Int) -> ScreenCell? {
        guard cells.indices.contains(row), (0..<columns).contains(column) else { return nil }
        return cells[row][column]
    }

    func isWide(row: Int, column: Int) -> Bool {
        cell(row: row, column: column + 1)?.isRightHalf ?? false
    }

    /// Puts a character of one or two columns, which must exist.
    mutating func put(_ text: String, width: Int, at cursor: ScreenCursor) {
        let columns = cursor.column..<cursor.column + width
        erase(row: cursor.row, columns: columns, style: cursor.style)
        cells[cursor.row][cursor.column].text = text
        for column in columns.dropFirst() { cells[cursor.row][column].text = "" }
    }

    /// Appends a scalar to the character in a cell, without changing its width.
    mutating func append(_ scalar: Unicode.Scalar, row: Int, column: Int) {
        cells[row][column].text.unicodeScalars.append(scalar)
    }

    /// Erases columns of a row, including the other halves of wide characters that it splits.
    mutating func erase(row: Int, columns: Range<Int>, style: ScreenStyle) {
        guard !columns.isEmpty else { return }
        if cells[row][columns.lowerBound].isRightHalf {
            cells[row][columns.lowerBound - 1].text = " "
        }
        if cell(row: row, column: columns.upperBound)?.isRightHalf == true {
            cells[row][columns.upperBound].text = " "
        }
        for column in columns { cells[row][column] = ScreenCell(style: style) }
    }

    mutating func erase(rows: Range<Int>, style: ScreenStyle) {
        for row in rows { cells[row] = Self.row(columns, style: style) }
    }

    /// Moves all rows up by one, and drops the top row.
    mutating func scrollUp(style: ScreenStyle) {
        cells.removeFirst()
        cells.append(Self.row(columns, style: style))
    }

    mutating func insert(_ count: Int, at row: Int, style: ScreenStyle) {
        let count = min(count, cells.count - row)
        cells.removeLast(count)
        let blank = Self.row(columns, style: style)
        cells.insert(contentsOf: repeatElement(blank, count: count), at: row)
    }

    mutating func delete(_ count: Int, at row: Int, style: ScreenStyle) {
        let count = min(count, cells.count - row)
        cells.removeSubrange(row..<row + count)
        cells += repeatElement(Self.row(columns, style: style), count: count)
    }

    /// Changes the size; removes `lost` rows at the top, and others at the bottom.
    mutating func resize(columns: Int, rows: Int, losingAtTop lost: Int) {
        cells = Array(cells.dropFirst(lost).prefix(rows))
        for row in cells.indices {
            if columns < self.columns, cells[row][columns].isRightHalf {
                cells[row][columns - 1].text = " "
            }
            let added = max(columns - self.columns, 0)
            cells[row] = cells[row].prefix(columns) + Self.row(added)
        }
        self.columns = columns
        let added = max(rows - cells.count, 0)
        cells += Array(repeating: Self.row(columns), count: added)
    }

    private static func row(_ columns: Int, style: ScreenStyle = ScreenStyle()) -> [ScreenCell] {
        Array(repeating: ScreenCell(style: style), count: columns)
    }
}

/// A cell of a screen.
struct ScreenCell: Equatable, Sendable {
    /// The character with its combining marks; empty in the right half of a wide one.
    var text = " "
    var style = ScreenStyle()

    var isRightHalf: Bool { text.isEmpty }
}
