/// How a piece of text looks on a terminal.
enum TextStyle {
    case bold
    case dim
    case yellow

    /// Wraps the text in the codes of the style (SGR, ECMA-48).
    func applied(to text: String) -> String {
        let code =
            switch self {
            case .bold: "1"
            case .dim: "2"
            case .yellow: "33"
            }
        return text.isEmpty ? "" : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    /// Makes the text a link to an address (OSC 8).
    static func link(_ text: String, to address: String) -> String {
        "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }
}
