/// The cells of one of a terminal's two screens, and the cursor that was saved on it.
struct ScreenPage: Equatable, Sendable {
    var savedCursor = ScreenCursor()
    private(set) var columns: Int
    private var cells: [[ScreenCell]]

    init(columns: Int, rows: Int) {
        self.columns = columns
        cells = Array(repeating: Self.row(columns), count: rows)
    }

    var rows: Int {
        cells.count
    }

    /// The text of a row, wide characters once, without the blanks at its end.
    func line(_ row: Int) -> String {
        let last = cells[row].lastIndex { $0.text != " " }
        return cells[row][..<(last.map { $0 + 1 } ?? 0)].map(\.text).joined()
    }

    /// The cell at a place; `nil` if there is none.
    func cell(row: Int, column: Int) -> ScreenCell? {
        guard cells.indices.contains(row), (0..<columns).contains(column) else { return nil }
        return cells[row][column]
    }

    func isWide(row: Int, column: Int) -> Bool {
        cell(row: row, column: column + 1)?.isRightHalf ?? false
    }

    /// Puts a character of one or two columns, all of which must be there.
    mutating func put(_ text: String, width: Int, at cursor: ScreenCursor) {
        let columns = cursor.column..<cursor.column + width
        erase(row: cursor.row, columns: columns, style: cursor.style)
        cells[cursor.row][cursor.column].text = text
        for column in columns.dropFirst() { cells[cursor.row][column].text = "" }
    }

    /// Adds to the character at a place, and leaves its width.
    mutating func append(_ scalar: Unicode.Scalar, row: Int, column: Int) {
        cells[row][column].text.unicodeScalars.append(scalar)
    }

    /// Makes a part of a row blank, and the other halves of wide characters that it cuts.
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

    /// Moves all rows up by one; the topmost is lost.
    mutating func scrollUp(style: ScreenStyle) {
        cells.removeFirst()
        cells.append(Self.row(columns, style: style))
    }

    /// Changes the size; rows go at the bottom, except so many at the top.
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
