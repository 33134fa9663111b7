/// How text looks on a terminal, by what it is for.
///
/// This is the only place that chooses attributes and colors. The colors are among the terminal's
/// own sixteen, so that the user's theme decides how they look, and are readable on black and on
/// white.
package struct TextStyle: OptionSet, Hashable, Sendable {
    package static let plain: TextStyle = []

    /// Titles and headings.
    package static let title: TextStyle = .bold

    /// What matters less than the rest, such as labels and key hints.
    package static let secondary: TextStyle = .dim

    /// The prompt's mark, filters, the spinner.
    package static let accent: TextStyle = .cyan

    /// The letters that match what was typed.
    package static let match: TextStyle = [.cyan, .underline]

    /// The selected row, which has no other style.
    package static let selection: TextStyle = .reverse

    /// What went wrong.
    package static let error: TextStyle = .red

    /// What the user should know before reading on.
    package static let warning: TextStyle = .bold

    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    private static let bold = TextStyle(rawValue: 1 << 0)
    private static let dim = TextStyle(rawValue: 1 << 1)
    private static let underline = TextStyle(rawValue: 1 << 2)

    /// Text and background colors swapped.
    private static let reverse = TextStyle(rawValue: 1 << 3)
    private static let red = TextStyle(rawValue: 1 << 4)
    private static let cyan = TextStyle(rawValue: 1 << 5)

    /// The style without its colors; a selection, which swaps colors, is bold.
    package var withoutColor: TextStyle { contains(.reverse) ? .bold : subtracting([.red, .cyan]) }

    /// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117).
    private static let codes: [(style: TextStyle, code: String)] = [
        (.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7"), (.red, "31"), (.cyan, "36"),
    ]

    /// Wraps the text in the sequences of the style.
    package func applied(to text: String) -> String {
        isEmpty || text.isEmpty ? text : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
    }

    /// The sequence that changes another style to this one.
    package func sequence(after other: TextStyle) -> String {
        if self == other { return "" }
        if isEmpty { return "\u{1B}[m" }
        return "\u{1B}[\(other.isEmpty ? "" : "0;")\(parameters)m"
    }

    private var parameters: String {
        Self.codes.filter { contains($0.style) }.map(\.code).joined(separator: ";")
    }

    /// Makes the text a link (OSC 8).
    package static func link(_ text: String, to url: String) -> String {
        "\u{1B}]8;;\(url)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }
}
