/// A command line up to the cursor, in words without the quotes of the shell.
package struct ShellLine: Sendable {
    private static let quotes: [Unicode.Scalar] = ["'", "\""]

    /// The words before the one at the cursor, the program first.
    package private(set) var words: [String] = []
    package private(set) var word = ""

    /// The part of that word that readline keeps: the one before a break or an open quote.
    private(set) var kept = ""

    /// The part that readline replaces, as it was typed.
    private(set) var typed = ""
    private(set) var quote: Unicode.Scalar?

    private let breaks: [Unicode.Scalar]
    private let escapesInSingleQuotes: Bool

    /// `kept` and `typed` before the open quote.
    private var outside = (kept: "", typed: "")

    /// `breaks` are the characters which divide words for readline; only fish has escapes in single
    /// quotes.
    init(_ line: String, breaks: String = "", escapesInSingleQuotes: Bool = false) {
        self.breaks = breaks.unicodeScalars.filter { scalar in
            !scalar.properties.isWhitespace && !Self.quotes.contains(scalar)
        }
        self.escapesInSingleQuotes = escapesInSingleQuotes
        var rest = line.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\\", quote != "'" || escapesInSingleQuotes {
                readEscape(of: rest.popFirst())
            } else if let quote {
                if scalar == quote { endQuote(quote) } else { append(scalar) }
            } else if Self.quotes.contains(scalar) {
                outside = (kept, typed)
                (quote, kept, typed) = (scalar, word, "")
            } else if scalar.properties.isWhitespace {
                endWord()
            } else {
                append(scalar)
                if self.breaks.contains(scalar) { (kept, typed) = (word, "") }
            }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        word.unicodeScalars.append(scalar)
        typed.unicodeScalars.append(scalar)
    }

    private mutating func readEscape(of scalar: Unicode.Scalar?) {
        typed += "\\"
        guard let scalar else { return }
        let special = quote == "'" ? "'\\" : "\"\\$`"
        if quote != nil, !special.unicodeScalars.contains(scalar) { word += "\\" }
        append(scalar)
    }

    private mutating func endQuote(_ quote: Unicode.Scalar) {
        kept = outside.kept
        typed = "\(outside.typed)\(quote)\(typed)\(quote)"
        self.quote = nil
    }

    private mutating func endWord() {
        guard !typed.isEmpty || !kept.isEmpty else { return }
        words.append(word)
        (word, kept, typed) = ("", "", "")
    }
}
