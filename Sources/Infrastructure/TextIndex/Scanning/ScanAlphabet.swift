import Text

/// The characters of scanned titles, one byte each.
///
/// ASCII letters and digits are themselves. Hangul is written as the keys that type it, so that a
/// wrong key is one typo, and an unfinished syllable a prefix. Kana is written in Latin letters
/// (Hepburn), as in `Sen to Chihiro`. Cyrillic letters have a byte each. Titles with other
/// characters are not scanned.
enum ScanAlphabet {
    /// Separates words; every byte up to it does.
    static let space = UInt8(ascii: " ")

    /// Separates the words of two parts of a title: `Star Wars: A New Hope`.
    static let partSeparator: UInt8 = 1

    private static let firstCyrillic: UInt32 = 0x430
    private static let cyrillicCount: UInt32 = 0x30
    private static let cyrillicBase: UInt8 = 0xC0

    /// Appends the terms of a text with single separators between them.
    ///
    /// Returns `false` if there are none, or a character has no byte.
    static func encode(_ text: TokenizedText, to bytes: inout [UInt8]) -> Bool {
        text.bytes.withUnsafeBufferPointer { utf8 in
            // By far the most titles are ASCII.
            let isASCII = utf8.allSatisfy { $0 < 0x80 }
            for token in text.tokens {
                if !bytes.isEmpty { bytes.append(token.startsPart ? partSeparator : space) }
                let word = UnsafeBufferPointer(rebasing: utf8[token.bytes])
                if isASCII {
                    bytes.append(contentsOf: word)
                } else {
                    guard encode(word, to: &bytes) else { return false }
                }
            }
            return !bytes.isEmpty
        }
    }

    private static func encode(
        _ utf8: UnsafeBufferPointer<UInt8>,
        to bytes: inout [UInt8]
    ) -> Bool {
        var index = 0
        while index < utf8.count {
            if utf8[index] < 0x80 {
                bytes.append(utf8[index])
                index += 1
                continue
            }
            let scalar = UTF8Decoding.scalar(at: &index, in: utf8)
            if HangulKeys.append(scalar, to: &bytes) { continue }
            if KanaRomanization.append(scalar, to: &bytes) { continue }
            let cyrillic = scalar &- firstCyrillic
            guard cyrillic < cyrillicCount else { return false }
            bytes.append(cyrillicBase + UInt8(cyrillic))
        }
        return true
    }
}
