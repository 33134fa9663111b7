/// The content of the whole terminal at one moment.
package struct Frame: Hashable, Sendable {
    /// Counted from 0.
    package struct Position: Hashable, Sendable {
        package var row: Int
        package var column: Int

        package init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    package let size: TerminalSize
    package private(set) var lines: [StyledLine]

    /// `nil` hides the cursor.
    package let cursor: Position?

    /// The images, which are over blank cells of the lines.
    package let images: [PlacedImage]

    /// Truncates lines that are too wide, and drops lines and images that don't fit.
    package init(
        size: TerminalSize,
        lines: [StyledLine],
        cursor: Position? = nil,
        images: [PlacedImage] = []
    ) {
        self.images = images.filter { image in
            image.columns.upperBound <= size.columns && image.rows.upperBound <= size.rows
        }
        self.size = size
        self.lines = lines.prefix(size.rows).map { $0.truncated(to: size.columns) }
        self.lines += Array(repeating: [], count: size.rows - self.lines.count)
        self.cursor = cursor.flatMap { cursor in
            cursor.row < size.rows && cursor.column < size.columns ? cursor : nil
        }
    }
}

package struct PlacedImage: Hashable, Sendable {
    package let image: TerminalImage
    package let position: Frame.Position

    package init(image: TerminalImage, position: Frame.Position) {
        self.image = image
        self.position = position
    }

    /// Whether it covers blank cells, and is not made of text.
    package var isOverText: Bool { image.lines.isEmpty }

    package var rows: Range<Int> { position.row..<position.row + image.size.rows }
    package var columns: Range<Int> { position.column..<position.column + image.size.columns }
}
