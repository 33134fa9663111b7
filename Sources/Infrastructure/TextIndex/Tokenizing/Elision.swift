/// A French or Italian article or pronoun that has lost its vowel: the `d` of `d'une`.
enum Elision {
    static let letters = Array("cdjlmnst".utf8)

    /// Whether a letter before a word may be one: only a vowel or an `h` follows.
    static func isPossible(_ letter: [UInt8], before word: [UInt8]) -> Bool {
        letter.count == 1 && letters.contains(letter[0])
            && word.first.map("aeiouyh".utf8.contains) ?? false
    }
}
