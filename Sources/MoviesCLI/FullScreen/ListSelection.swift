import Terminal

/// The selected row of a menu, and where its rows are on the screen.
struct ListSelection: Hashable, Sendable {
    /// The selected row; `nil` for none.
    private(set) var index: Int?

    /// As of the last drawing.
    private var viewport = ListViewport()

    private var count: Int { viewport.count }

    /// Keeps the selection, or moves it to the last row of a shorter list.
    mutating func setCount(_ count: Int) {
        viewport.count = count
        index = index.flatMap { count > 0 ? min($0, count - 1) : nil }
    }

    /// Selects a row; `nil` selects none, and scrolls to the start.
    mutating func select(_ index: Int?) {
        if index == nil { viewport.scrollToStart() }
        self.index = index.flatMap { count > 0 ? min(max($0, 0), count - 1) : nil }
    }

    /// Moves the selection; without one, a step down selects the first row.
    mutating func move(by rows: Int) {
        select((index ?? -1) + rows)
    }

    mutating func movePage(by pages: Int) {
        move(by: pages * viewport.pageRows)
    }

    /// Scrolls; the selection stays visible.
    mutating func scroll(by rows: Int) {
        viewport.scroll(by: rows)
        if let index { select(viewport.nearestVisible(to: index)) }
    }

    /// Scrolls to the selected row, and returns the visible rows.
    mutating func place(in area: ListViewport.Area) -> Range<Int> {
        viewport.place(index, of: count, in: area)
        return viewport.visible
    }

    /// The row at a position of the screen; `nil` if it is elsewhere.
    func row(at position: Frame.Position) -> Int? {
        viewport.row(at: position)
    }
}
