/// Draws frames, and writes only what has changed.
@MainActor
package final class Screen {
    /// A new one changes the next frame completely.
    package var palette: Palette {
        didSet { if palette != oldValue { invalidate() } }
    }
    private let write: (String) -> Void
    private var shown: Frame?

    package init(palette: Palette, write: @escaping (String) -> Void = TerminalSession.write) {
        self.palette = palette
        self.write = write
    }

    package func invalidate() { isValid = false }

    /// Whether the terminal shows the last frame.
    private var isValid = false

    package func show(_ frame: Frame) {
        guard !isValid || frame != shown else { return }
        write(changes(to: frame))
        shown = frame
        isValid = true
    }

    /// Removes the images, which a terminal may keep longer than the text.
    package func removeImages() {
        let removal = (shown?.images ?? []).map { moving(to: $0.position) + $0.image.removal }
        if !removal.isEmpty { write(removal.joined()) }
    }

    /// The sequences that draw the changes, as one synchronized update (mode 2026).
    private func changes(to frame: Frame) -> String {
        var text = "\u{1B}[?2026h\u{1B}[?25l"
        let old = isValid && shown?.size == frame.size ? shown : nil
        let kept = old?.images.filter(frame.images.contains) ?? []
        for image in shown?.images ?? [] where !kept.contains(image) {
            text += moving(to: image.position) + image.image.removal
        }
        if old == nil { text += "\u{1B}[0m\u{1B}[2J" }
        // Placeholders in the lines show it, so it is sent first.
        for image in frame.images where !image.isOverText && !kept.contains(image) {
            text += image.image.drawing
        }
        var covered = kept.filter(\.isOverText)
        var lines = old?.lines
        if covered.isEmpty, let before = lines,
            let scrolling = Scrolling(from: before, to: frame.lines)
        {
            text += scrolling.sequence
            lines = scrolling.result
        }
        var lastRow: Int?
        for (row, line) in frame.lines.enumerated() where lines?[row] != line {
            // A line break moves to the next row by fewer bytes.
            let start = lastRow == row - 1 ? "\r\n" : moving(to: .init(row: row, column: 0))
            lastRow = row
            let image = covered.first { $0.rows.contains(row) }
            if let image, let around = drawn(line, row, around: image.columns) {
                text += start + around
            } else {
                // The image is erased with the line, and is drawn again below.
                covered.removeAll { $0 == image }
                text += start + "\u{1B}[K" + rendered(line.pieces[...], from: 0)
            }
        }
        for image in frame.images where image.isOverText && !covered.contains(image) {
            text += moving(to: image.position) + image.image.drawing
        }
        if let cursor = frame.cursor { text += moving(to: cursor) + "\u{1B}[?25h" }
        return text + "\u{1B}[?2026l"
    }

    private func moving(to position: Frame.Position) -> String {
        "\u{1B}[\(position.row + 1);\(position.column + 1)H"
    }

    /// Draws a line from its start on both sides of an image, whose cells stay as they are; `nil`
    /// if a piece of the line is on one side and under the image.
    private func drawn(_ line: StyledLine, _ row: Int, around image: Range<Int>) -> String? {
        var left: [StyledText] = []
        var right: [StyledText] = []
        var column = 0
        for piece in line.pieces {
            let columns = column..<column + piece.width
            column = columns.upperBound
            if columns.upperBound <= image.lowerBound {
                left.append(piece)
            } else if columns.lowerBound >= image.upperBound {
                right.append(piece)
            } else if columns.lowerBound < image.lowerBound || columns.upperBound > image.upperBound
            {
                return nil
            }
        }
        // ECH clears to the right without moving the cursor (ECMA-48, 8.3.38).
        var text = image.lowerBound > 0 ? "\u{1B}[\(image.lowerBound)X" : ""
        text += rendered(left[...], from: 0)
        text += moving(to: Frame.Position(row: row, column: image.upperBound)) + "\u{1B}[K"
        return text + rendered(right[...], from: image.upperBound)
    }

    /// Moving the cursor over more blanks than these takes fewer bytes than writing them.
    private static let maximumBlanks = 5

    /// Pieces of a line with their sequences, for cells that are blank.
    ///
    /// Terminals disagree on the width of characters of several scalars, so after such a character
    /// each piece is positioned explicitly.
    private func rendered(_ pieces: ArraySlice<StyledText>, from start: Int) -> String {
        var text = ""
        var column = start
        var isColumnCertain = true
        var isAtColumn = true
        var style = TextStyle.plain
        for piece in pieces where !piece.text.isEmpty {
            if piece.width > Self.maximumBlanks, piece.isBlank {
                column += piece.width
                isAtColumn = false
                continue
            }
            if !isColumnCertain || !isAtColumn { text += "\u{1B}[\(column + 1)G" }
            text += palette.sequence(from: style, to: piece.style) + piece.text
            style = piece.style
            column += piece.width
            isAtColumn = true
            isColumnCertain =
                isColumnCertain && !piece.isPreformatted
                && piece.text.allSatisfy { $0.unicodeScalars.count == 1 }
        }
        return text + palette.sequence(from: style, to: .plain)
    }
}
