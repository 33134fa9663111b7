import Text

/// A part of a typed query: a word, or a filter such as `year:1999`.
package enum QueryToken {
    package enum Quotes {
        case none
        case closed

        /// The text ends before the closing quote.
        case open
    }

    case word(Substring)

    /// The value is without its quotes; only a value in quotes may have spaces.
    case filter(FilterKey, value: String, Quotes)

    /// The movie that others are to be like, after `like:`.
    case like(String)

    /// A longer text is no title with filters, and comparing its characters would take seconds.
    private static let sizeLimit = 2_000

    /// The parts of a text, which are only words if it is too long.
    package static func tokens(of text: String) -> [QueryToken] {
        let words = text.split(separator: " ")
        guard isShort(text) else { return words.map { .word($0) } }
        return words.reduce(into: []) { tokens, word in
            if case .filter(let key, let value, .open) = tokens.last {
                tokens.removeLast()
                tokens.append(QueryToken(key, after: "\(value) ", quoted: word))
            } else {
                tokens.append(QueryToken(word))
            }
        }
    }

    /// Whether a text is short enough for filters, years, names and links.
    static func isShort(_ text: String) -> Bool { text.utf8.count <= sizeLimit }

    /// The parts of a text in which names need no quotes: in `person:tom hanks genre:war`, the first
    /// two words are one part.
    static func tokens(ofFilters text: String) -> [QueryToken] {
        tokens(of: text).reduce(into: []) { tokens, token in
            if case .word(let word) = token, case .filter(let key, let name, .none) = tokens.last,
                key.spec.scope == .people,
                !"\(name)\(word)".contains(where: { ":\"“".contains($0) })
            {
                tokens.removeLast()
                tokens.append(.filter(key, value: "\(name) \(word)", .none))
            } else {
                tokens.append(token)
            }
        }
    }

    static let likeMark = "like:"

    private init(_ word: Substring) {
        let start = word.prefix(Self.likeMark.count)
        if start.lowercased() == Self.likeMark, start.endIndex < word.endIndex {
            self = .like(String(word[start.endIndex...]))
            return
        }
        guard let colon = word.firstIndex(of: ":"), let key = FilterKey(word: word[..<colon]),
            case let value = word[word.index(after: colon)...], let first = value.first
        else {
            self = .word(word)
            return
        }
        // `genre:!"science fiction"` excludes the genre.
        let mark = first == "!" ? "!" : ""
        let isQuoted = value.dropFirst(mark.count).first.map("\"“".contains) ?? false
        self =
            isQuoted
            ? QueryToken(key, after: mark, quoted: value.dropFirst(mark.count + 1))
            : .filter(key, value: Self.value(value, after: word[..<colon]), .none)
    }

    /// The value as the filter takes it: `decade:1980` means `1980s`.
    private static func value(_ value: Substring, after word: Substring) -> String {
        let isYear = [2, 4].contains(value.utf8.count) && value.utf8.allSatisfy(\.isASCIIDigit)
        return isYear && word.lowercased() == "decade" ? "\(value.dropLast())0s" : String(value)
    }

    /// A filter with a value in quotes, up to the end of a word.
    private init(_ key: FilterKey, after start: String, quoted word: Substring) {
        let isClosed = word.last.map(Self.isClosing) ?? false
        let value = start + word.filter { !Self.isClosing($0) }
        self = .filter(key, value: value, isClosed ? .closed : .open)
    }

    /// Whether a character may be a quote around a value.
    static func isQuotationMark(_ character: Character) -> Bool { "\"“”".contains(character) }

    private static func isClosing(_ character: Character) -> Bool { "\"”".contains(character) }
}
