import Presentation
import Terminal
import Testing

@testable import MoviesCLI

struct LinkScrollerTests {
    /// What is on the screen: the first row, and the selected one.
    struct View: Equatable {
        let top: Int
        let selected: Int?

        init(_ top: Int, _ selected: Int? = nil) { (self.top, self.selected) = (top, selected) }
    }

    /// Twelve rows with links in three of them; four rows are visible.
    private static let rows = rows(12, links: [2: 2, 3: 3, 9: 9])

    private var scroller = LinkScroller()

    init() { _ = view() }

    @Test mutating func `a step down selects the next link, or scrolls if it is far away`() {
        var views: [View] = []
        for _ in 1...11 {
            scroller.moveDown()
            views.append(view())
        }

        let expected: [View] = [
            View(0, 2), View(0, 3), View(1, 3), View(2, 3), View(3, 3), View(4), View(5),
            View(6, 9), View(7, 9), View(8, 9), View(8, 9),
        ]
        #expect(views == expected)
    }

    @Test mutating func `a step up selects the link before, or scrolls if it is far away`() {
        for _ in 1...11 { scroller.moveDown() }
        var views: [View] = []
        for _ in 1...10 {
            scroller.moveUp()
            views.append(view())
        }

        let expected: [View] = [
            View(7, 9), View(6, 9), View(5), View(4), View(3, 3), View(2, 2), View(1, 2),
            View(0, 2), View(0), View(0),
        ]
        #expect(views == expected)
    }

    @Test mutating func `goes around the links in both directions`() {
        var views: [View] = []
        for _ in 1...4 {
            scroller.selectNext()
            views.append(view())
        }
        for _ in 1...2 {
            scroller.selectPrevious()
            views.append(view())
        }

        #expect(views == [View(0, 2), View(0, 3), View(6, 9), View(2, 2), View(6, 9), View(3, 3)])
    }

    @Test mutating func `starts with the first link on the screen, or the last one backwards`() {
        scroller.scroll(by: 3)
        scroller.selectNext()
        let next = view()
        scroller.scrollToStart()
        let start = view()
        scroller.selectPrevious()
        let previous = view()
        scroller.scrollToStart()
        scroller.scroll(by: 4)
        scroller.selectNext()
        let later = view()

        #expect([next, start, previous, later] == [View(3, 3), View(0), View(6, 9), View(6, 9)])
    }

    @Test(
        arguments: [
            (2, 0, View(2, 2)), (2, 1, View(2, 3)), (2, 2, nil), (2, -1, nil), (2, 7, nil),
            (6, 3, View(6, 9)), (5, 4, nil),
        ] as [(Int, Int, View?)]
    )
    mutating func `selects a link in a visible row`(top: Int, row: Int, selected: View?) {
        scroller.scroll(by: top)

        let isSelected = scroller.select(atVisibleRow: row)

        let shown = view()
        #expect(isSelected == (selected != nil))
        #expect(shown == selected ?? View(top))
    }

    @Test mutating func `keeps a link selected when the rows change, while it is there`() {
        scroller.selectNext()
        scroller.selectNext()
        let moved = view(Self.rows(12, links: [1: 3]))
        let gone = view(Self.rows(12, links: [1: 2]))
        let hasLinks = scroller.hasLinks
        let empty = view(Self.rows(12, links: [:]))

        #expect([moved, gone, empty] == [View(0, 1), View(0), View(0)])
        #expect(hasLinks)
        #expect(!scroller.hasLinks)
    }

    @Test mutating func `selects nothing without links`() {
        _ = view(Self.rows(12, links: [:]))
        scroller.selectNext()
        scroller.selectPrevious()
        scroller.moveDown()
        let view = view(Self.rows(12, links: [:]))

        #expect(view == View(1))
        #expect(scroller.selectedLink == nil)
    }

    @Test(arguments: [(4, "4/12"), (11, "11/12"), (12, nil), (13, nil)])
    mutating func `says how much is shown unless all is`(size: Int, place: String?) {
        scroller.place(Self.rows, size: size)

        #expect(scroller.place == place)
    }

    private mutating func view(_ rows: [MovieDetailsRow] = Self.rows) -> View {
        scroller.place(rows, size: 4)
        let lines = scroller.visible(rows, columns: 20)
        let selected = lines.first { line in line.pieces.contains { $0.style == .selection } }
        return View(number(of: lines[0]) ?? -1, selected.flatMap(number))
    }

    private func number(of line: StyledLine) -> Int? { Int(line.text.prefix { $0 != " " }) }

    /// Numbered rows; `links` has the ids of the movies that some rows lead to.
    private static func rows(_ count: Int, links: [Int: Int]) -> [MovieDetailsRow] {
        (0..<count).map { row in
            let link = links[row].map { MovieDetailsLink.movie(.sample(id: "\($0)", title: "M")) }
            return MovieDetailsRow(line: StyledLine("\(row)"), link: link)
        }
    }
}
