/// Numbers up to twenty that titles write in three ways: `2`, `II`, `two`.
enum TextNumeral {
    /// The other ways to write a word that is such a number; none for any other word.
    static func others(than word: TextWord) -> [TextWord] {
        for (index, (name, roman)) in zip(names, romans).enumerated() {
            let forms = [name, roman, String(index + 1)].map { TextWord($0.unicodeScalars) }
            if forms.contains(word) { return forms.filter { $0 != word } }
        }
        return []
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
