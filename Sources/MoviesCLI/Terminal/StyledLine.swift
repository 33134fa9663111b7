/// A line of text in pieces that look each their own way.
struct StyledLine: Hashable, Sendable, ExpressibleByArrayLiteral {
    var pieces: [StyledText]

    init(_ pieces: [StyledText]) {
        self.pieces = pieces
    }

    init(arrayLiteral elements: StyledText...) {
        pieces = elements
    }

    init(_ text: String, _ style: TextStyle = .plain) {
        pieces = [StyledText(text, style)]
    }

    var text: String { pieces.map(\.text).joined() }

    /// In columns.
    var width: Int { pieces.reduce(0) { $0 + $1.width } }

    /// With its codes, or at least those that are no colours.
    func rendered(usesColor: Bool) -> String {
        pieces.map { $0.rendered(usesColor: usesColor) }.joined()
    }

    /// As much of it as fits, with `…` at its end where it is cut.
    func truncated(to columns: Int) -> StyledLine {
        guard width > columns else { return self }
        var rest = columns
        var result: [StyledText] = []
        for piece in pieces {
            // The last piece to fit must leave a column for the mark of the cut.
            guard piece.width < rest else {
                if !piece.isPreformatted {
                    result.append(StyledText(cut(piece.text, to: rest), piece.style))
                }
                break
            }
            result.append(piece)
            rest -= piece.width
        }
        return StyledLine(result)
    }

    private func cut(_ text: String, to columns: Int) -> String {
        // Even a piece that fits as it is stands before others that do not.
        text.displayWidth > columns
            ? text.truncated(to: columns) : "\(text) ".truncated(to: columns)
    }

    /// Every piece with one more style.
    func adding(_ style: TextStyle) -> StyledLine {
        StyledLine(pieces.map { $0.adding(style) })
    }

    /// Filled up with spaces to a number of columns.
    func padded(to columns: Int) -> StyledLine {
        let missing = columns - width
        guard missing > 0 else { return self }
        return StyledLine(pieces + [StyledText(String(repeating: " ", count: missing))])
    }
}
