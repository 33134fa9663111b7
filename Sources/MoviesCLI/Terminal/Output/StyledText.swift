/// A piece of text and how it looks.
struct StyledText: Hashable, Sendable {
    let text: String
    let style: TextStyle

    /// In columns.
    let width: Int

    /// Whether the text brings its own codes, and is to be written as it is.
    let isPreformatted: Bool

    init(_ text: String, _ style: TextStyle = .plain) {
        self.text = text
        self.style = style
        width = text.displayWidth
        isPreformatted = false
    }

    /// Takes text with codes for colours, and how many columns it fills.
    init(verbatim text: String, width: Int) {
        self.text = text
        style = .plain
        self.width = width
        isPreformatted = true
    }

    /// With its codes, or at least those that are no colours.
    func rendered(usesColor: Bool) -> String {
        isPreformatted ? text : (usesColor ? style : style.withoutColor).applied(to: text)
    }

    func adding(_ style: TextStyle) -> StyledText {
        isPreformatted ? self : StyledText(text, self.style.union(style))
    }
}

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

/// How a piece of text looks on a terminal.
struct TextStyle: OptionSet, Hashable, Sendable {
    static let bold = TextStyle(rawValue: 1 << 0)
    static let dim = TextStyle(rawValue: 1 << 1)
    static let underline = TextStyle(rawValue: 1 << 2)

    /// Letters in the colour of the ground, and the other way round.
    static let reverse = TextStyle(rawValue: 1 << 3)
    static let red = TextStyle(rawValue: 1 << 4)
    static let yellow = TextStyle(rawValue: 1 << 5)
    static let cyan = TextStyle(rawValue: 1 << 6)

    static let plain: TextStyle = []

    let rawValue: Int

    /// What is left of it where colour is not wanted.
    var withoutColor: TextStyle { subtracting([.red, .yellow, .cyan]) }

    /// By Select Graphic Rendition of ECMA-48, 8.3.117.
    private static let codes: [(style: TextStyle, code: String)] = [
        (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"),
        (.red, "31"), (.yellow, "33"), (.cyan, "36"),
    ]

    /// Wraps the text in the codes of the style.
    func applied(to text: String) -> String {
        guard !isEmpty, !text.isEmpty else { return text }
        let codes = Self.codes.filter { contains($0.style) }.map(\.code)
        return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }

    /// Makes the text a link to an address (OSC 8).
    static func link(_ text: String, to address: String) -> String {
        "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }
}
