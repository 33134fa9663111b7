import Terminal

/// The selected row of a list, and where its rows are on the screen.
struct ListSelection: Hashable, Sendable {
    private(set) var count = 0

    /// The selected row; `nil` for none.
    private(set) var index: Int?

    /// The first visible row, the place of the rows on the screen, and the room for them; as of the
    /// last drawing.
    private var top = 0
    private var origin = 0
    private var columns = 0
    private var rowCount = 1

    /// Keeps the selection, or moves it to the last row of a shorter list.
    mutating func setCount(_ count: Int) {
        self.count = count
        index = index.flatMap { count > 0 ? min($0, count - 1) : nil }
    }

    /// Selects a row; `nil` selects none, and scrolls to the start.
    mutating func select(_ index: Int?) {
        if index == nil { top = 0 }
        self.index = index.flatMap { count > 0 ? min(max($0, 0), count - 1) : nil }
    }

    /// Moves the selection; without one, a step down selects the first row.
    mutating func move(by rows: Int) {
        select((index ?? -1) + rows)
    }

    mutating func movePage(by pages: Int) {
        move(by: pages * max(rowCount - 1, 1))
    }

    /// Scrolls; the selection stays visible.
    mutating func scroll(by rows: Int) {
        top = max(min(top + rows, count - rowCount), 0)
        if let index { select(min(max(index, top), top + rowCount - 1)) }
    }

    /// The visible rows.
    var visible: Range<Int> { top..<max(min(top + rowCount, count), top) }

    /// Scrolls to the selected row.
    ///
    /// - Parameters:
    ///   - rows: the number of rows of the screen that show the list.
    ///   - origin: the first of them.
    ///   - columns: their width, from the left border.
    /// - Returns: the visible rows.
    mutating func place(rows: Int, from origin: Int = 0, columns: Int = 0) -> Range<Int> {
        self.origin = origin
        self.columns = columns
        rowCount = max(rows, 1)
        if let index { top = min(max(top, index - rowCount + 1), index) }
        top = max(min(top, count - rowCount), 0)
        return visible
    }

    /// The row at a position of the screen; `nil` if it is elsewhere.
    func row(at position: Frame.Position) -> Int? {
        let row = top + position.row - origin
        return position.column < columns && visible.contains(row) ? row : nil
    }
}
