import Terminal

/// Which rows of a list are visible, and where they are on the screen.
struct ListViewport: Hashable, Sendable {
    /// The part of the screen that shows a list.
    struct Area: Hashable, Sendable {
        var origin = 0
        var rows = 1

        /// From the left border.
        var columns = 0
    }

    /// How far a step of the mouse wheel scrolls.
    static let wheelRows = 3
    var count = 0
    private var top = 0
    private var area = Area()

    private var rowCount: Int { max(area.rows, 1) }

    /// How far a page is.
    var pageRows: Int { max(rowCount - 1, 1) }

    var visible: Range<Int> { top..<max(min(top + rowCount, count), top) }

    /// Scrolls to the selected row, and as little as possible.
    mutating func place(_ selected: Int?, of count: Int, in area: Area) {
        self.count = count
        self.area = area
        if let selected { scroll(toRow: selected) }
        scroll(by: 0)
    }

    /// Scrolls as little as possible.
    mutating func scroll(toRow row: Int) { top = min(max(top, row - rowCount + 1), row) }

    mutating func scroll(by rows: Int) { top = max(min(top + rows, count - rowCount), 0) }

    mutating func scrollToStart() { top = 0 }

    /// Scrolls by the wheel, or finds the clicked row; returns the visible row to select, if any.
    mutating func row(for event: MouseEvent, selected: Int?) -> Int? {
        switch event.kind {
        case .wheelUp: scroll(by: -Self.wheelRows)
        case .wheelDown: scroll(by: Self.wheelRows)
        case .click, .doubleClick: return row(at: event.position)
        }
        return selected.map { min(max($0, top), top + rowCount - 1) }
    }

    /// The row at a position of the screen; `nil` if it is elsewhere.
    func row(at position: Frame.Position) -> Int? {
        let row = top + position.row - area.origin
        return position.column < area.columns && visible.contains(row) ? row : nil
    }
}
