import Foundation

/// Cuts a text into words and takes away what people leave out or vary when they type it.
///
/// Case, accents, punctuation, width and Unicode composition go; `&` is `and`; an apostrophe
/// joins (`don't`, `dont`) but for a single letter before it, other punctuation parts. Han, kana, Hangul and the rest are parted
/// from each other. The same is done to titles and to queries, so that they meet.
enum TextFolding {
    static func words(in text: String) -> [TextWord] {
        var folder = Folder()
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for scalar in text.unicodeScalars { folder.add(scalar) }
        } else if text.unicodeScalars.allSatisfy(isPlain) {
            for scalar in text.unicodeScalars { folder.addFolded(scalar) }
        } else {
            for scalar in compatibilityForm(of: text).unicodeScalars { folder.addFolded(scalar) }
        }
        return folder.finish()
    }

    /// The signature of all words of the text together; `nil` for more than ASCII.
    static func asciiSignature(of text: String) -> UInt64? {
        var signature: UInt64 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                signature |= TextWord.bit(UInt32(byte) + 0x20)
            case UInt8(ascii: "&"):
                for letter in "and".unicodeScalars { signature |= TextWord.bit(letter.value) }
            case 0x80...: return nil
            default: signature |= TextWord.bit(UInt32(byte))
            }
        }
        return signature
    }

    /// Decomposed, with full-width forms, ligatures and the like as their plain letters.
    private static func compatibilityForm(of text: String) -> String {
        var spaced = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            // `8½` is `8 1/2`; its decomposition alone would make it `81/2`.
            if isFraction(scalar) { spaced.append(" ") }
            spaced.append(scalar)
        }
        return String(spaced).decomposedStringWithCompatibilityMapping
    }

    /// Whether a scalar is its own decomposition, or will be composed again: Hangul, kana, Han.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x80, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            true
        default: false
        }
    }

    private static func isFraction(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xBC...0xBE, 0x2150...0x215F, 0x2189: true
        default: false
        }
    }

    private struct Folder {
        private var words: [TextWord] = []
        private var word: [Unicode.Scalar] = []
        private var script: TextScript?

        /// Takes an ASCII scalar.
        mutating func add(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "a"..."z", "0"..."9": append(scalar, .other)
            case "A"..."Z": append(Unicode.Scalar(UInt8(scalar.value) + 0x20), .other)
            case "'": addApostrophe()
            case "&": addAnd()
            default: endWord()
            }
        }

        /// Takes a scalar of a decomposed text.
        mutating func addFolded(_ scalar: Unicode.Scalar) {
            if scalar.isASCII { return add(scalar) }
            let properties = scalar.properties
            switch properties.generalCategory {
            case .nonspacingMark, .enclosingMark:
                // The two voicing marks of kana make another letter; other marks are accents.
                if scalar.value == 0x3099 || scalar.value == 0x309A { append(scalar, .kana) }
            case .format:
                break
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
                .otherLetter, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
                guard !TextFolding.apostrophes.contains(scalar) else { return addApostrophe() }
                for lower in properties.lowercaseMapping.unicodeScalars {
                    for plain in TextFolding.plainLetters[lower] ?? [lower] {
                        append(plain, TextScript(plain))
                    }
                }
            default:
                if TextFolding.apostrophes.contains(scalar) { addApostrophe() } else { endWord() }
            }
        }

        mutating func finish() -> [TextWord] {
            endWord()
            return words
        }

        /// Parts a word from the single letter before it (`d'Amélie`), and joins otherwise.
        private mutating func addApostrophe() {
            if word.count == 1 { endWord() }
        }

        private mutating func addAnd() {
            endWord()
            for scalar in "and".unicodeScalars { append(scalar, .other) }
            endWord()
        }

        private mutating func append(_ scalar: Unicode.Scalar, _ script: TextScript) {
            if script != self.script { endWord() }
            self.script = script
            word.append(scalar)
        }

        private mutating func endWord() {
            guard !word.isEmpty else { return }
            words.append(TextWord(script == .other ? word : composed(word)))
            word = []
            script = nil
        }

        /// Syllables again instead of their parts, so that one wrong syllable is one typo.
        private func composed(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: word)
            return Array(String(view).precomposedStringWithCanonicalMapping.unicodeScalars)
        }
    }

    private static let apostrophes: Set<Unicode.Scalar> = ["\u{2018}", "\u{2019}", "\u{2BC}"]

    /// Letters that people type as others and that no decomposition takes apart.
    private static let plainLetters: [Unicode.Scalar: [Unicode.Scalar]] = [
        "ß": ["s", "s"], "æ": ["a", "e"], "œ": ["o", "e"], "ø": ["o"], "đ": ["d"], "ð": ["d"],
        "þ": ["t", "h"], "ł": ["l"], "ħ": ["h"], "ı": ["i"],
    ]
}
