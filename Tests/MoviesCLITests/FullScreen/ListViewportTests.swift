import Terminal
import Testing

@testable import MoviesCLI

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

    @Test func `finds the row at a position`() {
        var viewport = ListViewport()
        viewport.place(5, of: 10, in: .init(origin: 3, rows: 4, columns: 20))

        #expect(viewport.row(at: .init(row: 3, column: 19)) == 2)
        #expect(viewport.row(at: .init(row: 6, column: 0)) == 5)
        for (row, column) in [(2, 0), (7, 0), (3, 20)] {
            #expect(viewport.row(at: .init(row: row, column: column)) == nil)
        }
    }
}
