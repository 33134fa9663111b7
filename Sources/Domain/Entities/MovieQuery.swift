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
        let words = text.split(whereSeparator: \.isWhitespace)
            .map(withoutControls)
            .filter { !$0.isEmpty }
        guard words.contains(where: { $0.unicodeScalars.contains(where: \.isVisible) }) else {
            return nil
        }
        return words.joined(separator: " ")
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

    private static func withoutControls(_ word: Substring) -> String {
        let scalars = word.unicodeScalars.filter { $0.properties.generalCategory != .control }
        return String(String.UnicodeScalarView(scalars))
    }
}
