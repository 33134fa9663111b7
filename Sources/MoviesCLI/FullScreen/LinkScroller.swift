import Presentation
import Terminal

/// Scrolls text in which some rows are links, one of which may be selected.
///
/// A step selects the next link on the screen, or else scrolls by a row, as in text-mode browsers.
struct LinkScroller {
    private var viewport = ListViewport()
    private var selected: Int?

    private var links: [(row: Int, link: MovieDetailsLink)] = []

    var hasLinks: Bool { !links.isEmpty }

    /// The number of rows up to the last visible one, and of all; `nil` if all are visible.
    var place: String? {
        visible.count < viewport.count ? "\(visible.upperBound)/\(viewport.count)" : nil
    }

    var selectedLink: MovieDetailsLink? { selected.map { links[$0].link } }

    private var visible: Range<Int> { viewport.visible }

    mutating func moveDown() {
        let next = selected.map { $0 + 1 } ?? firstLinkFromTop ?? links.count
        // The next row that is not visible yet may be the link.
        if links.indices.contains(next), links[next].row <= visible.upperBound {
            select(next)
        } else {
            scroll(by: 1)
        }
    }

    mutating func moveUp() {
        let top = visible.lowerBound
        if selected == nil, top == 0 { return }
        let previous =
            selected.map { $0 - 1 } ?? links.lastIndex { $0.row < visible.upperBound } ?? -1
        if links.indices.contains(previous), links[previous].row >= top - 1 {
            select(previous)
        } else if top > 0 {
            scroll(by: -1)
        } else {
            selected = nil
        }
    }

    /// Selects the next link, or the first one after the last.
    mutating func selectNext() {
        guard !links.isEmpty else { return }
        select((selected.map { $0 + 1 } ?? firstLinkFromTop ?? 0) % links.count)
    }

    private var firstLinkFromTop: Int? { links.firstIndex { $0.row >= visible.lowerBound } }

    mutating func selectPrevious() {
        guard !links.isEmpty else { return }
        select(((selected ?? 0) - 1 + links.count) % links.count)
    }

    mutating func scroll(byPages pages: Int) { scroll(by: pages * viewport.pageRows) }

    mutating func scroll(byHalfPages pages: Int) {
        scroll(by: pages * max(viewport.pageRows / 2, 1))
    }

    mutating func scrollToStart() {
        viewport.scrollToStart()
        selected = nil
    }

    mutating func scrollToEnd() { scroll(by: viewport.count) }

    /// Selects the link in a visible row; returns whether there is one.
    mutating func select(atVisibleRow row: Int) -> Bool {
        let row = visible.lowerBound + row
        // A click may be in the status line.
        guard visible.contains(row), let index = links.firstIndex(where: { $0.row == row })
        else { return false }
        select(index)
        return true
    }

    /// A link that scrolls out of sight is no longer selected.
    mutating func scroll(by rows: Int) {
        viewport.scroll(by: rows)
        if let selected, !visible.contains(links[selected].row) { self.selected = nil }
    }

    private mutating func select(_ index: Int) {
        selected = index
        viewport.scroll(toRow: links[index].row)
    }

    /// Shows at most `size` of the rows.
    mutating func place(_ rows: [MovieDetailsRow], size: Int) {
        let link = selectedLink
        links = rows.enumerated().compactMap { row, content in content.link.map { (row, $0) } }
        // The rows may have moved since.
        selected = selected.flatMap { old in
            let isThere = links.indices.contains(old) && links[old].link == link
            return isThere ? old : links.firstIndex { $0.link == link }
        }
        viewport.place(nil, of: rows.count, in: ListViewport.Area(rows: size))
    }

    /// The visible ones of the rows that were placed; the selected one fills `columns`.
    func visible(_ rows: [MovieDetailsRow], columns: Int) -> [StyledLine] {
        let selectedRow = selected.map { links[$0].row }
        return visible.map { row in
            row == selectedRow ? rows[row].line.selected(columns: columns) : rows[row].line
        }
    }
}

/// The visible rows of a list, and their place on the screen.
struct ListViewport: Hashable, Sendable {
    struct Area: Hashable, Sendable {
        var origin = 0
        var rows = 1
        var columns = 0
    }

    /// The rows by which a step of the mouse wheel scrolls.
    static let wheelRows = 3
    var count = 0
    private var top = 0
    private var area = Area()

    private var rowCount: Int { max(area.rows, 1) }
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
