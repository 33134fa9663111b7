/// A value as it is written in the configuration file.
struct JSON5Literal: Hashable, Sendable {
    let text: String

    /// A text in single quotes.
    init(_ value: String) { text = "'" + value.unicodeScalars.map(Self.escaped).joined() + "'" }

    init(_ values: [String]) {
        text = "[" + values.map { JSON5Literal($0).text }.joined(separator: ", ") + "]"
    }

    /// A number, `true` or `false`.
    init(name: String) { text = name }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\", "'": return "\\\(scalar)"
        // No line break may be in a string.
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return "\(scalar)"
        }
    }
}
