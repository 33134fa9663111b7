/// The folded form of one scalar of a text.
package enum FoldedCharacter: Equatable {
    /// A mark that is removed.
    case nothing

    case space
    case punctuation
    case apostrophe
    case character(Unicode.Scalar)

    /// The folded form of a scalar: of `ﬁ`, `f` and `i`.
    package static func parts(of scalar: Unicode.Scalar) -> [FoldedCharacter] {
        let parts = (Decompositions.compatibilityParts(of: scalar) ?? [scalar]).flatMap(folded)
        // `8½` is `8 1/2`; its decomposition alone would make it `81/2`.
        return isFraction(scalar) ? [.space] + parts : parts
    }

    /// The folded form of a scalar that is kana, Han or Hangul: katakana to hiragana, and Han to
    /// one of its variants; `nil` for other scalars.
    package static func eastAsian(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case ..<0x3041: nil
        case 0x30A1...0x30F6, 0x30FD...0x30FE: scalar - 0x60
        case 0x3041...0x3096, 0x309D...0x309E, 0x30FC, 0xAC00...0xD7A3: scalar
        case 0x4E00...0x9FFF: HanVariants.folded(scalar)
        default: nil
        }
    }

    /// Folds a scalar that can't be decomposed.
    private static func folded(_ scalar: Unicode.Scalar) -> [FoldedCharacter] {
        if let scalar = eastAsian(scalar.value).flatMap(Unicode.Scalar.init) {
            return [.character(scalar)]
        }
        let properties = scalar.properties
        if apostrophes.contains(scalar) { return [.apostrophe] }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark:
            // The two voicing marks of kana make another letter; other marks are accents.
            return scalar.isKanaVoicingMark ? [.character(scalar)] : [.nothing]
        case .format: return [.nothing]
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            return properties.lowercaseMapping.unicodeScalars.flatMap { lowercase in
                replacement(of: lowercase).map(FoldedCharacter.character)
            }
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return [.space]
        default: return [.punctuation]
        }
    }

    private static func isFraction(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xBC...0xBE, 0x2150...0x215F, 0x2189: true
        default: false
        }
    }

    private static let apostrophes: [Unicode.Scalar] = ["'", "\u{2018}", "\u{2019}", "\u{2BC}"]

    /// The letters that people type for one without a decomposition; the letter itself for others.
    private static func replacement(of letter: Unicode.Scalar) -> [Unicode.Scalar] {
        switch letter {
        case "ß": ["s", "s"]
        case "æ": ["a", "e"]
        case "œ": ["o", "e"]
        case "ø": ["o"]
        case "đ", "ð": ["d"]
        case "þ": ["t", "h"]
        case "ł": ["l"]
        case "ħ": ["h"]
        case "ŧ": ["t"]
        case "ı": ["i"]
        default: [letter]
        }
    }
}

extension Unicode.Scalar {
    /// Whether it changes the kana before it to another.
    package var isKanaVoicingMark: Bool { value == 0x3099 || value == 0x309A }

    /// Whether it is a part of a Hangul syllable.
    package var isJamo: Bool {
        switch value {
        case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        default: false
        }
    }
}

/// Caches what each character is folded to, which takes a thousand times as long to determine.
package struct CharacterFoldingCache {
    /// The scripts of the alphabets; above them, characters that folding changes are rare.
    private static let limit: UInt32 = 0x3000

    /// By character; `nil` for one that is folded to several.
    private var foldings: [UInt32: FoldedCharacter?] = [:]

    package init() {}

    /// The folded form of a character; `nil` if it is not cached or has several characters.
    package subscript(value: UInt32) -> FoldedCharacter? {
        mutating get {
            if let known = foldings[value] { return known }
            guard value < Self.limit, let scalar = Unicode.Scalar(value) else { return nil }
            let parts = FoldedCharacter.parts(of: scalar).filter { $0 != .nothing }
            let folding = parts.count > 1 ? nil : parts.first ?? .nothing
            foldings.updateValue(folding, forKey: value)
            return folding
        }
    }
}
