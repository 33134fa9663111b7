/// A word of a text after normalization: what its different spellings have in common.
package struct Term: Hashable, Sendable {
    /// Never empty.
    package let utf8: [UInt8]

    package init(utf8: [UInt8]) { self.utf8 = utf8 }

    package var scalars: [Unicode.Scalar] { Array(description.unicodeScalars) }

    /// Whether it has only digits.
    package var isNumber: Bool { utf8.allSatisfy(\.isASCIIDigit) }

    package var article: LeadingArticle { LeadingArticle(utf8[...]) }

    /// Whether its script has no spaces between words, so that a part of it may be a word.
    package var isUnsegmented: Bool {
        guard let first = scalars.first else { return false }
        return Script(first).isUnsegmented
    }
}

extension Term {
    package init(_ scalars: ArraySlice<Unicode.Scalar>) {
        utf8 = scalars.flatMap { Array(UTF8.encode($0) ?? UTF8.encodedReplacementCharacter) }
    }

    /// The terms from which one typo at the first character may have made this one.
    package var firstCharacterVariants: [Term] {
        let scalars = scalars
        guard let first = scalars.first, scalars.count > 1 else { return [] }
        let rest = Term(scalars[1...])
        let swapped = Term(([scalars[1], first] + scalars[2...])[...])
        var variants: [Term] = []
        for letter in Self.alphabet(of: first) where letter != first {
            let letter = Array(UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter)
            variants += [Term(utf8: letter + rest.utf8), Term(utf8: letter + utf8)]
        }
        return variants + [rest, swapped]
    }

    /// The letters that may be mistyped as another: those of its Unicode block.
    ///
    /// Empty from Hangul on, where a character is no letter or is typed with other keys.
    private static func alphabet(of letter: Unicode.Scalar) -> [Unicode.Scalar] {
        guard letter.value < 0x1100 else { return [] }
        if letter.isASCII { return latinLetters }
        let block = letter.value & ~0x7F
        return (block..<block + 0x80).compactMap(Unicode.Scalar.init).filter {
            $0.properties.isAlphabetic && !$0.properties.isUppercase
        }
    }
}

extension Term {
    private static let latinLetters = Array("abcdefghijklmnopqrstuvwxyz".unicodeScalars)
}

extension Term: CustomStringConvertible {
    package var description: String { String(decoding: utf8, as: UTF8.self) }
}

/// An English article, which people omit or add freely.
///
/// Before another word it is not a term by itself, but a property of that word.
public enum LeadingArticle: UInt8, Sendable {
    case none, the, a, an

    /// In bytes.
    public static let sizeLimit = 3

    @inlinable public init(_ word: ArraySlice<UInt8>) {
        self = word.withUnsafeBufferPointer { LeadingArticle($0) }
    }

    @inlinable public init(_ word: UnsafeBufferPointer<UInt8>) {
        self =
            switch word.count {
            case 1 where word[0] == UInt8(ascii: "a"): .a
            case 2 where word[0] == UInt8(ascii: "a") && word[1] == UInt8(ascii: "n"): .an
            case 3 where word.elementsEqual("the".utf8): .the
            default: .none
            }
    }
}

/// A French or Italian article or pronoun that has lost its vowel: the `d` of `d'une`.
package enum Elision {
    package static let letters = Array("cdjlmnst".utf8)

    /// Whether a letter before a word may be one: only a vowel or an `h` follows.
    package static func isPossible(_ letter: [UInt8], before word: [UInt8]) -> Bool {
        letter.count == 1 && letters.contains(letter[0])
            && word.first.map("aeiouyh".utf8.contains) ?? false
    }
}
