import Text

/// Guesses the language of a text, which may be too short to be sure.
package enum TextLanguage {
    /// Small words that no English title is likely to have.
    private static let clearWords = """
        le des du une aux et qui der das dem ein eine und im vom une una il gli della uma dos nos
        """.wordSet

    /// Small words of other languages that English titles have as well; two of them mean another
    /// language.
    private static let vagueWords =
        "la los lo de di da do un en y e o os as na no mi si die el las les del den".wordSet

    /// Letters of names that English borrows, as in Amélie and Pokémon.
    private static let borrowedLetters: Set<Unicode.Scalar> = ["é", "è", "ñ", "É"]

    /// Whether a text is probably not English: by letters that are not those of English, or by small
    /// words.
    package static func isForeign(_ text: String) -> Bool {
        let letters = text.unicodeScalars.lazy.filter(\.properties.isAlphabetic)
        if letters.contains(where: { $0.value > 0x7F && !borrowedLetters.contains($0) }) {
            return true
        }
        let words = Set(text.lowercased().split { !$0.isLetter }.map { String($0) })
        return !words.isDisjoint(with: clearWords)
            || words.intersection(vagueWords).count > 1
    }
}
