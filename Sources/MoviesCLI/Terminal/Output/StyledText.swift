/// A piece of text and how it looks.
package struct StyledText: Hashable, Sendable {
    package let text: String
    package let style: TextStyle

    /// In columns.
    package let width: Int

    /// Whether the text contains its own sequences and is written as it is.
    package let isPreformatted: Bool

    package init(_ text: String, _ style: TextStyle = .plain) {
        self.text = text
        self.style = style
        width = text.displayWidth
        isPreformatted = false
    }

    /// Takes text with color sequences, and its width in columns.
    package init(verbatim text: String, width: Int) {
        self.text = text
        style = .plain
        self.width = width
        isPreformatted = true
    }

    /// Whether it looks like cells without text.
    package var isBlank: Bool {
        style == .plain && !isPreformatted && text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    }
}

extension String {
    /// The text in lines of one style; see `wrapped(to:)`.
    package func wrapped(to columns: Int, _ style: TextStyle) -> [StyledLine] {
        wrapped(to: columns).map { StyledLine($0, style) }
    }
}

/// A line of text as pieces of different styles.
package struct StyledLine: Hashable, Sendable, ExpressibleByArrayLiteral {
    package var pieces: [StyledText]

    package init(_ pieces: [StyledText]) { self.pieces = pieces }

    package init(arrayLiteral elements: StyledText...) { pieces = elements }

    package init(_ text: String, _ style: TextStyle = .plain) { pieces = [StyledText(text, style)] }

    package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
        StyledLine(left.pieces + right.pieces)
    }

    package var text: String { pieces.map(\.text).joined() }

    /// In columns.
    package var width: Int { pieces.reduce(0) { $0 + $1.width } }

    /// The line for the output of a command, which has no attributes at all without colors.
    package func output(usesColor: Bool) -> String {
        usesColor ? pieces.map { Palette.output.apply($0.style, to: $0.text) }.joined() : text
    }

    /// Truncated with `…` if it does not fit.
    package func truncated(to columns: Int) -> StyledLine {
        guard width > columns else { return self }
        var rest = columns
        var result: [StyledText] = []
        for piece in pieces {
            // The last piece must leave a column for the `…`.
            guard piece.width < rest else {
                if !piece.isPreformatted {
                    // A piece that fits needs the `…` too, since the pieces after it don't fit.
                    result.append(StyledText("\(piece.text) ".truncated(to: rest), piece.style))
                }
                break
            }
            result.append(piece)
            rest -= piece.width
        }
        return StyledLine(result)
    }

    /// The line as a selected row: as wide as a number of columns, in one style.
    package func selected(columns: Int) -> StyledLine {
        let line = truncated(to: columns).padded(to: columns)
        // Separate pieces, which the screen can position.
        return StyledLine(line.pieces.map { StyledText($0.text, .selection) })
    }

    /// The line with trailing spaces up to a number of columns.
    package func padded(to columns: Int) -> StyledLine {
        width < columns ? self + StyledLine("".padded(to: columns - width)) : self
    }
}
