/// The selected row of a list and its visible rows.
struct ListSelection: Hashable, Sendable {
    private(set) var count = 0

    /// The selected row; `nil` for none.
    private(set) var index: Int?

    /// The first visible row, as of the last drawing.
    private(set) var top = 0

    /// The number of visible rows, as of the last drawing.
    private var rowCount = 1

    /// Keeps the selection, or moves it to the last row of a shorter list.
    mutating func setCount(_ count: Int) {
        self.count = count
        index = index.flatMap { count > 0 ? min($0, count - 1) : nil }
    }

    mutating func select(_ index: Int?) {
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
        select(index.map { min(max($0, top), top + rowCount - 1) })
    }

    /// The visible rows; scrolls to the selected one.
    mutating func visible(rows: Int) -> Range<Int> {
        rowCount = max(rows, 1)
        if let index { top = min(max(top, index - rowCount + 1), index) }
        top = max(min(top, count - rowCount), 0)
        if index == nil { top = 0 }
        return top..<min(top + rowCount, count)
    }
}
