/// Numbers up to twenty, which titles write in three forms: `2`, `II`, `two`.
enum NumeralSynonyms {
    /// The other forms of a term that is such a number; none for any other term.
    static func others(than term: Term) -> [Term] {
        guard term.utf8.count <= longest else { return [] }
        return forms.first { $0.contains(term) }?.filter { $0 != term } ?? []
    }

    /// The size of the longest form in bytes: `seventeen`.
    private static let longest = 9

    /// The three forms of each number.
    private static let forms = zip(names, romans).enumerated().map { index, forms in
        [forms.0, forms.1, String(index + 1)].map { Term(utf8: Array($0.utf8)) }
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

/// An English article, which people omit or add freely.
///
/// Before another word it is not a term by itself, but a property of that word.
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
