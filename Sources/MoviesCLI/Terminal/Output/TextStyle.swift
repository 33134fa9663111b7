/// The style of text on a terminal.
struct TextStyle: OptionSet, Hashable, Sendable {
    static let bold = TextStyle(rawValue: 1 << 0)
    static let dim = TextStyle(rawValue: 1 << 1)
    static let underline = TextStyle(rawValue: 1 << 2)

    /// Text and background colors swapped.
    static let reverse = TextStyle(rawValue: 1 << 3)
    static let red = TextStyle(rawValue: 1 << 4)
    static let yellow = TextStyle(rawValue: 1 << 5)
    static let cyan = TextStyle(rawValue: 1 << 6)

    static let plain: TextStyle = []

    let rawValue: Int

    /// The style without its colors.
    var withoutColor: TextStyle { subtracting([.red, .yellow, .cyan]) }

    /// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117).
    private static let codes: [(style: TextStyle, code: String)] = [
        (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"),
        (.red, "31"), (.yellow, "33"), (.cyan, "36"),
    ]

    /// Wraps the text in the sequences of the style.
    func applied(to text: String) -> String {
        guard !isEmpty, !text.isEmpty else { return text }
        let codes = Self.codes.filter { contains($0.style) }.map(\.code)
        return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }

    /// Makes the text a link (OSC 8).
    static func link(_ text: String, to url: String) -> String {
        "\u{1B}]8;;\(url)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }
}
