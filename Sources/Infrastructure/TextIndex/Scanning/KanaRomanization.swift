/// Kana in Latin letters, by the Hepburn system without marks for long vowels.
enum KanaRomanization {
    /// Hiragana from U+3041 to U+3096, in Unicode's order.
    ///
    /// A small `tsu`, here an apostrophe, doubles the consonant after it.
    private static let syllables = [
        "a", "a", "i", "i", "u", "u", "e", "e", "o", "o", "ka", "ga", "ki", "gi", "ku", "gu", "ke",
        "ge", "ko", "go", "sa", "za", "shi", "ji", "su", "zu", "se", "ze", "so", "zo", "ta", "da",
        "chi", "ji", "'", "tsu", "zu", "te", "de", "to", "do", "na", "ni", "nu", "ne", "no", "ha",
        "ba", "pa", "hi", "bi", "pi", "fu", "bu", "pu", "he", "be", "pe", "ho", "bo", "po", "ma",
        "mi", "mu", "me", "mo", "ya", "ya", "yu", "yu", "yo", "yo", "ra", "ri", "ru", "re", "ro",
        "wa", "wa", "i", "e", "o", "n", "vu", "ka", "ke",
    ].map { Array($0.utf8) }

    private static let doubling = UInt8(ascii: "'")
    private static let first: UInt32 = 0x3041
    private static let katakanaOffset: UInt32 = 0x60
    private static let smallY: [UInt32] = [0x3083, 0x3085, 0x3087]
    private static let smallVowels: [UInt32] = [0x3041, 0x3043, 0x3045, 0x3047, 0x3049]
    private static let longVowelMark: UInt32 = 0x30FC

    /// Appends the letters of a kana to those before it; returns `false` for anything else.
    static func append(_ scalar: UInt32, to bytes: inout [UInt8]) -> Bool {
        if scalar == longVowelMark { return true }
        let kana = (0x30A1...0x30F6).contains(scalar) ? scalar - katakanaOffset : scalar
        guard kana >= first, kana - first < UInt32(syllables.count) else { return false }
        var letters = syllables[Int(kana - first)]
        if smallY.contains(kana) {
            join(&bytes, removing: "i", from: &letters)
        } else if smallVowels.contains(kana), let last = bytes.last, isVowel(last) {
            bytes.removeLast()
            if last == UInt8(ascii: "u"), endsSyllable(bytes) { bytes.append(UInt8(ascii: "w")) }
        }
        if bytes.last == doubling, let consonant = letters.first {
            bytes[bytes.count - 1] = consonant
        }
        bytes += letters
        return true
    }

    /// `ki` and `ya` are `kya`, but `shi` and `ya` are `sha`.
    private static func join(
        _ bytes: inout [UInt8],
        removing vowel: Unicode.Scalar,
        from letters: inout [UInt8]
    ) {
        guard bytes.last == UInt8(ascii: vowel) else { return }
        bytes.removeLast()
        // Not only `h`, as in `hi` and `ya`: `hya`.
        let isPalatal = ["sh", "ch", "j"].contains { $0.utf8.elementsEqual(bytes.suffix($0.count)) }
        if isPalatal { letters.removeFirst() }
    }

    /// Whether no consonant waits for a vowel: `fu` and a small `i` are `fi`, but `u` and it `wi`.
    private static func endsSyllable(_ bytes: [UInt8]) -> Bool {
        bytes.last.map { $0 <= ScanAlphabet.space || isVowel($0) } ?? true
    }

    private static func isVowel(_ byte: UInt8) -> Bool { "aeiou".utf8.contains(byte) }
}
