import Testing

@testable import Terminal

struct CellSizeTests {
    @Test func `fits an image into a box by its shape`() throws {
        let cell = CellSize.assumed
        let box = TerminalSize(columns: 36, rows: 24)

        // A poster is limited by the rows, and a still by the columns.
        #expect(cell.fit(width: 342, height: 513, in: box) == .init(columns: 32, rows: 24))
        #expect(cell.fit(width: 780, height: 439, in: box) == .init(columns: 36, rows: 10))
        // Small images are enlarged.
        #expect(cell.fit(width: 2, height: 3, in: box) == .init(columns: 32, rows: 24))
        let square = try #require(CellSize(width: 16, height: 16))
        #expect(square.fit(width: 342, height: 513, in: box) == .init(columns: 16, rows: 24))
    }

    @Test func `fills the box in one direction, and has at least a cell`() throws {
        let cell = CellSize.assumed
        for (width, height) in [(1, 1), (1, 16_000), (16_000, 1), (7, 5), (342, 513), (3000, 2999)]
        {
            for columns in 1...12 {
                for rows in 1...12 {
                    let box = TerminalSize(columns: columns, rows: rows)
                    let size = try #require(cell.fit(width: width, height: height, in: box))

                    #expect((1...columns).contains(size.columns))
                    #expect((1...rows).contains(size.rows))
                    let isWide = width * rows * cell.height > height * columns * cell.width
                    #expect(isWide ? size.columns == columns : size.rows == rows)
                }
            }
        }
    }

    @Test func `has no place in an empty box`() {
        for (columns, rows) in [(0, 5), (5, 0), (-1, -1)] {
            let box = TerminalSize(columns: columns, rows: rows)
            #expect(CellSize.assumed.fit(width: 2, height: 3, in: box) == nil)
        }
    }

    @Test func `rejects sizes that no font has`() {
        for (width, height) in [(8, 16), (2, 2), (128, 128)] {
            #expect(CellSize(width: width, height: height) != nil)
        }
        for (width, height) in [
            (0, 0), (1, 20), (20, 1), (-8, 16), (8, 129), (129, 8), (65_535, 16),
        ] {
            #expect(CellSize(width: width, height: height) == nil)
        }
    }
}
