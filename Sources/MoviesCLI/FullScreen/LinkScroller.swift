import Presentation
import Terminal

/// Scrolls text in which some rows are links, one of which may be selected.
///
/// A step selects the next link if it is on the screen, and else scrolls by a row, as in text-mode
/// web browsers.
struct LinkScroller {
    /// The first visible row.
    private var top = 0

    /// Among `links`; `nil` for none.
    private var selected: Int?

    /// The rows that are links, as of the last drawing.
    private var links: [(row: Int, link: MovieDetailsLink)] = []
    private var rowCount = 1
    private var lastTop = 0

    var hasLinks: Bool { !links.isEmpty }

    /// How many rows there are up to the last visible one, and in all; `nil` if all are visible.
    var place: String? { lastTop > 0 ? "\(top + rowCount)/\(lastTop + rowCount)" : nil }

    var selectedLink: MovieDetailsLink? { selected.map { links[$0].link } }

    mutating func moveDown() {
        let next = selected.map { $0 + 1 } ?? links.firstIndex { $0.row >= top } ?? links.count
        // The next row that is not visible yet may be the link.
        if links.indices.contains(next), links[next].row <= top + rowCount {
            select(next)
        } else {
            scroll(by: 1)
        }
    }

    mutating func moveUp() {
        let previous =
            selected.map { $0 - 1 } ?? links.lastIndex { $0.row < top + rowCount } ?? -1
        if selected == nil, top == 0 { return }
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
        let next = selected.map { $0 + 1 } ?? links.firstIndex { $0.row >= top } ?? 0
        select(next % links.count)
    }

    mutating func selectPrevious() {
        guard !links.isEmpty else { return }
        select(((selected ?? 0) - 1 + links.count) % links.count)
    }

    mutating func scroll(byPages pages: Int) {
        scroll(by: pages * max(rowCount - 1, 1))
    }

    mutating func scrollToStart() {
        (top, selected) = (0, nil)
    }

    mutating func scrollToEnd() {
        scroll(by: lastTop)
    }

    /// Selects the link in a visible row; returns whether there is one.
    @discardableResult
    mutating func select(atVisibleRow row: Int) -> Bool {
        // A click may be in the status line.
        guard row < rowCount, let index = links.firstIndex(where: { $0.row == top + row })
        else { return false }
        select(index)
        return true
    }

    /// A link that scrolls out of sight is no longer selected.
    mutating func scroll(by rows: Int) {
        top = min(max(top + rows, 0), lastTop)
        if let selected, !(top..<top + rowCount).contains(links[selected].row) {
            self.selected = nil
        }
    }

    private mutating func select(_ index: Int) {
        selected = index
        let row = links[index].row
        top = max(min(top, row), row - rowCount + 1)
    }

    /// The visible ones of all rows; `size` is how many, and `columns` the width of the selected one.
    mutating func visible(
        _ rows: [MovieDetailsRow],
        size: Int,
        columns: Int
    ) -> [StyledLine] {
        let link = selectedLink
        links = rows.enumerated().compactMap { row, content in
            content.link.map { (row, $0) }
        }
        // The rows may have moved since.
        selected = selected.flatMap { old in
            let isThere = links.indices.contains(old) && links[old].link == link
            return isThere ? old : links.firstIndex { $0.link == link }
        }
        rowCount = max(size, 1)
        lastTop = max(rows.count - rowCount, 0)
        top = min(top, lastTop)
        let selectedRow = selected.map { links[$0].row }
        return rows.enumerated().dropFirst(top).prefix(rowCount).map { row, content in
            row == selectedRow ? content.line.selected(columns: columns) : content.line
        }
    }
}
