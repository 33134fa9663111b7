/// Composes letters of their parts: Hangul syllables, voiced kana, and letters with accents.
enum LetterComposition {
    /// Composes each scalar with the one after it, as long as the two make another letter.
    static func compose(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        scalars.reduce(into: []) { result, scalar in
            if let last = result.last, let letter = letter(last, scalar) {
                result[result.count - 1] = letter
            } else {
                result.append(scalar)
            }
        }
    }

    /// The letter that two scalars make; `nil` where they make none.
    private static func letter(
        _ first: Unicode.Scalar,
        _ second: Unicode.Scalar
    ) -> Unicode.Scalar? {
        if second.isKanaVoicingMark { return voiced(first, second) }
        switch second.properties.generalCategory {
        case .nonspacingMark, .spacingMark: return accented(first, second)
        default: return syllable(first.value, second.value)
        }
    }

    /// The letter whose decomposition is that of the first scalar and the mark, in canonical order.
    private static func accented(
        _ first: Unicode.Scalar,
        _ mark: Unicode.Scalar
    ) -> Unicode.Scalar? {
        let parts = Decompositions.parts(of: first) ?? [first]
        let order = mark.properties.canonicalCombiningClass
        let index = parts.lastIndex { $0.properties.canonicalCombiningClass <= order } ?? 0
        var all = parts
        all.insert(mark, at: index + 1)
        let letter = Decompositions.scalar(of: all)
        // The table has compatibility decompositions as well. Characters are equal where they are
        // canonically equivalent.
        return letter.flatMap { Character($0) == Character(of: all) ? $0 : nil }
    }

    private static func voiced(_ kana: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
        // Unicode has voiced kana right after their own, but for those of `wa` and of `u`.
        [1, 2, 8, 0x4E].lazy.compactMap { Unicode.Scalar(kana.value + $0) }
            .first { Decompositions.parts(of: $0) == [kana, mark] }
    }

    /// By the composition algorithm for Hangul (The Unicode Standard, 3.12).
    private static func syllable(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
        let leading: Range<UInt32> = 0x1100..<0x1113
        let vowels: Range<UInt32> = 0x1161..<0x1176
        let trailing: Range<UInt32> = 0x11A8..<0x11C3
        let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
        // A vowel may be followed by a trailing consonant, or by none.
        let blockSize = UInt32(trailing.count) + 1
        if leading.contains(first), vowels.contains(second) {
            let block = (first - leading.lowerBound) * UInt32(vowels.count)
            let index = block + second - vowels.lowerBound
            return Unicode.Scalar(syllables.lowerBound + index * blockSize)
        }
        let isOpen = (first &- syllables.lowerBound).isMultiple(of: blockSize)
        if syllables.contains(first), isOpen, trailing.contains(second) {
            return Unicode.Scalar(first + second - trailing.lowerBound + 1)
        }
        return nil
    }
}

extension Character {
    /// Fails for scalars of which Swift makes several characters.
    fileprivate init?(of scalars: [Unicode.Scalar]) {
        let text = String(String.UnicodeScalarView(scalars))
        guard text.count == 1, let character = text.first else { return nil }
        self = character
    }
}

extension String {
    /// The same text with letters in place of their parts, as in Unicode's normalization form C.
    ///
    /// Two differences are left: what Unicode excludes from composition is composed, and accents on a
    /// compatibility character, such as a long s, are not. No keyboard writes either in parts.
    public var composed: String {
        // Nothing to compose where each character is one scalar.
        guard count != unicodeScalars.count else { return self }
        return String(String.UnicodeScalarView(LetterComposition.compose(unicodeScalars)))
    }
}
