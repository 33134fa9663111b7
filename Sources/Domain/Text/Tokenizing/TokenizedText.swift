/// The terms of a text, in their order.
package struct TokenizedText {
    package struct Token {
        /// The range of its UTF-8 in the text's `bytes`.
        package var bytes: Range<Int>
        package var script: Script

        /// Whether only punctuation separates it from the previous token, as in `Spider-Man`.
        package var followsPunctuation: Bool

        /// Whether punctuation and a space separate it from the previous token: `Alien: Covenant`.
        package var startsPart: Bool
    }

    /// The UTF-8 of the tokens, concatenated.
    package var bytes: [UInt8] = []
    package var tokens: [Token] = []

    /// The article that a token is; the last one is not an article but a name: `Plan A`.
    package func article(at index: Int) -> LeadingArticle {
        let range = tokens[index].bytes
        guard range.count <= LeadingArticle.sizeLimit, index < tokens.count - 1
        else { return .none }
        return LeadingArticle(bytes[range])
    }

    package func utf8(of token: Token) -> [UInt8] { Array(bytes[token.bytes]) }

    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        tokens.removeAll(keepingCapacity: true)
    }
}

extension TokenizedText {
    /// Joins tokens that are separated only by punctuation.
    package var withCompounds: TokenizedText {
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

/// The script of a character, as far as it matters for where words end.
package enum Script: Hashable, Sendable {
    case han, kana, hangul, other

    /// By the blocks of the Unicode Character Database, 16.0.
    package init(_ scalar: Unicode.Scalar) {
        self =
            switch scalar.value {
            case 0x3040...0x30FF, 0x31F0...0x31FF, 0x1B000...0x1B16F: .kana
            case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
                0x20000...0x3FFFF:
                .han
            case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
            default: .other
            }
    }

    /// Whether it has no spaces between words.
    package var isUnsegmented: Bool { self == .han || self == .kana }
}
