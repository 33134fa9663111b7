/// The terms of a text, in their order.
struct TokenizedText {
    /// An occurrence of a term.
    struct Token {
        /// The range of its UTF-8 in the text's `bytes`.
        var bytes: Range<Int>
        var script: Script

        /// Whether only punctuation separates it from the previous token, as in `Spider-Man`.
        var followsPunctuation: Bool

        /// Whether punctuation and a space separate it from the previous token: `Alien: Covenant`.
        var startsPart = false
    }

    /// The UTF-8 of the tokens, concatenated.
    var bytes: [UInt8] = []
    var tokens: [Token] = []

    func utf8(of token: Token) -> [UInt8] {
        Array(bytes[token.bytes])
    }

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        tokens.removeAll(keepingCapacity: true)
    }
}

extension TokenizedText {
    /// Joins tokens that are separated only by punctuation.
    var withCompounds: TokenizedText {
        var result = TokenizedText()
        result.bytes = bytes
        for token in tokens {
            if token.followsPunctuation, let last = result.tokens.last, last.script == .other {
                result.tokens[result.tokens.count - 1].bytes =
                    last.bytes.lowerBound..<token.bytes.upperBound
            } else {
                result.tokens.append(token)
            }
        }
        return result
    }
}
