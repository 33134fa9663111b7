/// A word of a text after folding: what two spellings of it have in common.
struct Term: Hashable, Sendable {
    /// Never empty.
    let utf8: [UInt8]

    init(utf8: [UInt8]) {
        self.utf8 = utf8
    }

    init(_ scalars: some Sequence<Unicode.Scalar>) {
        utf8 = scalars.flatMap { Array(UTF8.encode($0) ?? UTF8.encodedReplacementCharacter) }
    }

    var scalars: [Unicode.Scalar] { Array(String(decoding: utf8, as: UTF8.self).unicodeScalars) }

    /// Digits only: a number is meant as it is typed.
    var isNumber: Bool {
        utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    var article: LeadingArticle { LeadingArticle(utf8) }

    /// Written without spaces between words, so that a part of it may be a word.
    var isUnsegmented: Bool {
        guard let first = scalars.first else { return false }
        return Script(first).isUnsegmented
    }
}

extension Term {
    /// The words that one typo at the first letter may have made of this.
    var withOtherFirstLetters: [Term] {
        let scalars = scalars
        guard let first = scalars.first, scalars.count > 1 else { return [] }
        let letters = Self.alphabet(of: first).filter { $0 != first }
        let swapped = [scalars[1], first] + scalars[2...]
        return letters.map { Term([$0] + scalars[1...]) }
            + letters.map { Term([$0] + scalars) }
            + [Term(scalars[1...]), Term(swapped)]
    }

    /// The letters that a letter may have been typed for: those of its block of Unicode.
    ///
    /// None beyond the alphabets, where a block has thousands.
    private static func alphabet(of letter: Unicode.Scalar) -> [Unicode.Scalar] {
        guard letter.value < 0x2000 else { return [] }
        let block = letter.value & ~0x7F
        return (block..<block + 0x80).compactMap(Unicode.Scalar.init).filter {
            $0.properties.isAlphabetic && !$0.properties.isUppercase
        }
    }
}
