/// Numbers up to twenty that titles write in three ways: `2`, `II`, `two`.
enum NumeralSynonyms {
    /// The other ways to write a word that is such a number; none for any other word.
    static func others(than word: Term) -> [Term] {
        guard word.utf8.count <= longest else { return [] }
        return forms.first { $0.contains(word) }?.filter { $0 != word } ?? []
    }

    /// In bytes: `seventeen`.
    private static let longest = 9

    /// The three forms of each number.
    private static let forms = zip(names, romans).enumerated().map { index, words in
        [words.0, words.1, String(index + 1)].map { Term(utf8: Array($0.utf8)) }
    }

    private static let names = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        "twenty",
    ]

    private static let romans = [
        "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv",
        "xv", "xvi", "xvii", "xviii", "xix", "xx",
    ]
}
