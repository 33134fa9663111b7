import Testing

@testable import MoviesCLI
@testable import Terminal

struct ListViewportTests {
    @Test func `shows the selected row, wherever it is`() {
        var viewport = ListViewport()
        for (selected, visible) in [(0, 0..<4), (5, 2..<6), (3, 2..<6), (9, 6..<10)] {
            viewport.place(selected, of: 10, in: .init(rows: 4))
            #expect(viewport.visible == visible)
        }
        viewport.place(nil, of: 2, in: .init(rows: 4))
        #expect(viewport.visible == 0..<2)
    }

    @Test func `scrolls as little as possible, and fills the room even if it grows`() {
        var viewport = ListViewport()
        let steps = [
            (3, 10, 4, 0..<4), (4, 10, 4, 1..<5), (2, 10, 4, 1..<5), (0, 10, 4, 0..<4),
            (9, 10, 3, 7..<10), (9, 10, 6, 4..<10), (4, 5, 6, 0..<5),
        ]
        for (selected, count, rows, visible) in steps {
            viewport.place(selected, of: count, in: .init(rows: rows))
            #expect(viewport.visible == visible)
        }
        for rows in [6, 0] {
            viewport.place(nil, of: 0, in: .init(rows: rows))
            #expect(viewport.visible.isEmpty)
        }
    }

    @Test func `the wheel scrolls three rows, and not beyond the first and the last`() {
        var viewport = ListViewport()
        viewport.place(0, of: 9, in: .init(rows: 4, columns: 20))

        for (kind, visible) in [
            (MouseEvent.Kind.wheelDown, 3..<7), (.wheelDown, 5..<9), (.wheelUp, 2..<6),
            (.wheelUp, 0..<4),
        ] {
            let event = MouseEvent(kind: kind, position: .init(row: 1, column: 1))
            #expect(viewport.row(for: event, selected: nil) == nil)
            #expect(viewport.visible == visible)
        }
    }

    @Test func `scrolls to the start, and shows a list that fits from there`() {
        var viewport = ListViewport()
        viewport.place(9, of: 10, in: .init(rows: 4))
        viewport.scrollToStart()
        #expect(viewport.visible == 0..<4)

        viewport.place(3, of: 4, in: .init(rows: 4))

        #expect(viewport.visible == 0..<4)
        #expect(ListViewport().visible.isEmpty)
    }
}
