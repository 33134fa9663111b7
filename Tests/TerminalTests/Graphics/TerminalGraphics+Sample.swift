import TestSupport

@testable import Terminal

extension TerminalGraphics {
    /// The image of a square JPEG file, as large as possible in a box of columns and rows.
    func sample(columns: Int, rows: Int, id: UInt32 = 1, cell: CellSize? = nil) -> TerminalImage? {
        image(
            of: ImageSample.jpeg,
            id: id,
            fitting: TerminalSize(columns: columns, rows: rows),
            cell: cell
        )
    }
}
