/// The content of the whole terminal at one moment.
struct Frame: Hashable, Sendable {
    /// Counted from 0.
    struct Position: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    let size: TerminalSize

    /// From the top, one for each row.
    private(set) var lines: [StyledLine]

    /// `nil` hides the cursor.
    let cursor: Position?

    /// Over blank cells of the lines.
    let images: [PlacedImage]

    /// Truncates lines that are too wide, and drops lines and images that don't fit.
    init(
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

/// An image at a position of the terminal.
struct PlacedImage: Hashable, Sendable {
    let image: TerminalImage
    let position: Frame.Position

    /// Whether it covers blank cells, and is not made of text.
    var isOverText: Bool { image.lines.isEmpty }

    var rows: Range<Int> { position.row..<position.row + image.size.rows }
    var columns: Range<Int> { position.column..<position.column + image.size.columns }
}
