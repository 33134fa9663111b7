/// Guesses the language of a text, which may be too short to be sure.
package enum TextLanguage {
    /// Small words that no English title is likely to have.
    private static let clearWords = words(
        """
        les le des du une aux et qui der das dem den ein eine und im vom el una del las il gli della \
        uma dos das nos
        """
    )

    /// Small words of other languages that English titles have as well; two of them are no accident.
    private static let vagueWords = words("la los lo de di da do un en y e o os as na no mi si die")

    /// Whether a text is probably not English: by letters that are not those of English, or by small
    /// words.
    package static func isForeign(_ text: String) -> Bool {
        let letters = text.unicodeScalars.lazy.filter(\.properties.isAlphabetic)
        if letters.contains(where: { $0.value > 0x7F }) { return true }
        let words = Set(text.lowercased().split { !$0.isLetter }.map { String($0) })
        return !words.isDisjoint(with: clearWords)
            || words.intersection(vagueWords).count > 1
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map { String($0) })
    }
}
