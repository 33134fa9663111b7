/// A French or Italian article or pronoun that has lost its vowel: the `d` of `d'une`.
enum Elision {
    static let letters = Array("cdjlmnst".utf8)

    /// Whether a letter before a word may be one: only a vowel or an `h` follows.
    static func isPossible(
        _ letter: some Collection<UInt8>,
        before word: some Collection<UInt8>
    )
        -> Bool
    {
        guard letter.count == 1, let letter = letter.first, let next = word.first else {
            return false
        }
        return letters.contains(letter) && "aeiouyh".utf8.contains(next)
    }
}
