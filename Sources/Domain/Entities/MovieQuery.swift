/// The text to search for, and filters for the movies.
public struct MovieQuery: Hashable, Sendable {
    /// What was typed, and never blank: words separated by single spaces, none at either end, no
    /// control characters.
    public let text: String

    /// The year of the first release; `nil` for any.
    public let year: Int?
    public var includesAdult: Bool

    /// Whether words must match as they are spelled; if `false`, a source may tolerate typos.
    public let isExact: Bool

    /// The years that a movie may be from; other numbers are not years.
    public static let years = 1870...2100

    /// Fails if no character of `text` is visible.
    public init?(
        _ text: String,
        year: Int? = nil,
        includesAdult: Bool = false,
        isExact: Bool = false
    ) {
        guard let text = Self.normalized(text) else { return nil }
        self.text = text
        self.year = year
        self.includesAdult = includesAdult
        self.isExact = isExact
    }

    /// `nil` if no character is visible.
    private static func normalized(_ text: String) -> String? {
        if isPlain(text) { return text }
        var scalars = String.UnicodeScalarView()
        var isAfterSpace = false
        var hasVisible = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                isAfterSpace = !scalars.isEmpty
            } else if scalar.properties.generalCategory != .control {
                if isAfterSpace { scalars.append(" ") }
                isAfterSpace = false
                scalars.append(scalar)
                hasVisible = hasVisible || scalar.isVisible
            }
        }
        return hasVisible ? String(scalars) : nil
    }

    /// Whether a text is ASCII in normal form.
    ///
    /// A quick check for the thousand recent queries that each search reads.
    private static func isPlain(_ text: String) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in text.utf8 {
            guard (0x20...0x7E).contains(byte), byte != 0x20 || last != 0x20 else { return false }
            last = byte
        }
        return last != UInt8(ascii: " ")
    }
}
