/// Which row of a list is selected, and which rows are to be seen.
struct ListSelection: Hashable, Sendable {
    private(set) var count = 0

    /// `nil` for none.
    private(set) var selection: Int?
    private var top = 0

    /// How many rows there were room for when the list was last seen.
    private var rowCount = 1

    /// Keeps the selection where it is, or as near to that as the new count allows.
    mutating func setCount(_ count: Int) {
        self.count = count
        selection = selection.flatMap { count > 0 ? min($0, count - 1) : nil }
    }

    mutating func select(_ index: Int?) {
        selection = index.flatMap { count > 0 ? min(max($0, 0), count - 1) : nil }
    }

    /// Moves by so many rows; from no selection the first step down leads to the first row.
    mutating func move(by rows: Int) {
        select((selection ?? -1) + rows)
    }

    mutating func movePage(by pages: Int) {
        move(by: pages * max(rowCount - 1, 1))
    }

    /// The rows to be seen, the selected one among them.
    mutating func visible(rows: Int) -> Range<Int> {
        rowCount = max(rows, 1)
        if let selection { top = min(max(top, selection - rowCount + 1), selection) }
        top = max(min(top, count - rowCount), 0)
        if selection == nil { top = 0 }
        return top..<min(top + rowCount, count)
    }
}
