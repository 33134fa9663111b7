/// Numbers up to twenty that titles write in three ways: `2`, `II`, `two`.
enum TextNumeral {
    /// `nil` for a word that is no such number.
    static func value(of word: TextWord) -> Int? {
        values[String(String.UnicodeScalarView(word.scalars))]
    }

    private static let values: [String: Int] = {
        let names = [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen", "twenty",
        ]
        let roman = [
            "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii",
            "xiv", "xv", "xvi", "xvii", "xviii", "xix", "xx",
        ]
        var values: [String: Int] = [:]
        for (index, (name, roman)) in zip(names, roman).enumerated() {
            values[name] = index + 1
            values[roman] = index + 1
            values[String(index + 1)] = index + 1
        }
        return values
    }()
}
