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

/// A word that people leave out or put in as they like, and that says little by itself.
///
/// One that stands before another word is no word of a text, but a mark on that word.
enum LeadingArticle: UInt8 {
    case none
    case the
    case a
    case an

    init(_ utf8: some Collection<UInt8>) {
        self =
            switch utf8.count {
            case 1 where utf8.elementsEqual("a".utf8): .a
            case 2 where utf8.elementsEqual("an".utf8): .an
            case 3 where utf8.elementsEqual("the".utf8): .the
            default: .none
            }
    }
}
