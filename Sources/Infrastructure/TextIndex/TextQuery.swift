/// What was typed, cut into words, with what each of them may match.
struct TextQuery: Sendable {
    struct Term: Sendable {
        let word: TextWord
        let typoLimit: Int

        /// The number that the word is, in digits or letters.
        let numeral: Int?

        /// The last word may still be in the typing.
        let isPrefix: Bool

        /// `the` and the like may be missing from a title.
        let isArticle: Bool
    }

    static let articles: Set<TextWord> = Set(
        ["the", "a", "an"].map { TextWord(Array($0.unicodeScalars)) }
    )

    let terms: [Term]

    /// What is left of the query when its last word is a year and not a part of the title.
    let withoutYear: (terms: [Term], year: Int)?

    init(_ text: String, allowsTypos: Bool) {
        let words = TextFolding.words(in: text)
        terms = Self.terms(words, allowsTypos: allowsTypos)
        if words.count > 1, let year = words.last.flatMap(Self.year) {
            withoutYear = (Self.terms(words.dropLast(), allowsTypos: allowsTypos), year)
        } else {
            withoutYear = nil
        }
    }

    /// Whether the letters of every word are in a title, as far as that is quick to see.
    ///
    /// Spares most titles the folding, which takes longer than anything else in a search.
    func mayMatch(_ title: String) -> Bool {
        guard let signature = TextFolding.asciiSignature(of: title) else { return true }
        return (withoutYear?.terms ?? terms).allSatisfy { term in
            term.isArticle || term.numeral != nil
                || (term.word.signature & ~signature).nonzeroBitCount <= term.typoLimit
        }
    }

    private static func terms(_ words: some Collection<TextWord>, allowsTypos: Bool) -> [Term] {
        words.enumerated().map { index, word in
            Term(
                word: word,
                typoLimit: allowsTypos ? EditDistance.limit(for: word) : 0,
                numeral: TextNumeral.value(of: word),
                isPrefix: index == words.count - 1,
                isArticle: words.count > 1 && articles.contains(word)
            )
        }
    }

    private static func year(_ word: TextWord) -> Int? {
        guard word.isNumber, word.scalars.count == 4 else { return nil }
        return word.scalars.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
    }
}
