/// The terms of a query with one space more or one less.
enum WordBreakVariants {
    /// `terminator2` as `terminator 2`, which nobody takes for a typo; `nil` without such a word.
    static func numbersApart(_ terms: [QueryTerm]) -> [QueryTerm]? {
        let apart = terms.flatMap { term -> [QueryTerm] in
            let letters = term.word.scalars
            let digits = letters.reversed().prefix { ("0"..."9").contains($0) }.count
            let cut = letters.count - digits
            guard digits > 0, cut > 1 else { return [term] }
            return split(term, at: cut)
        }
        return apart.count > terms.count ? apart : nil
    }

    static func all(of terms: [QueryTerm]) -> [[QueryTerm]] {
        joined(terms) + split(terms)
    }

    /// `spider man` as `spiderman`.
    private static func joined(_ terms: [QueryTerm]) -> [[QueryTerm]] {
        terms.indices.dropLast().map { index in
            let next = terms[index + 1]
            let word = Term(utf8: terms[index].word.utf8 + next.word.utf8)
            let term = QueryTerm(
                word: word,
                isPrefix: next.isPrefix,
                article: terms[index].article
            )
            return terms[..<index] + [term] + terms[(index + 2)...]
        }
    }

    /// `blackbird` as `black bird`.
    private static func split(_ terms: [QueryTerm]) -> [[QueryTerm]] {
        terms.indices.flatMap { index -> [[QueryTerm]] in
            let term = terms[index]
            let letters = term.word.scalars
            guard letters.count > 2, !term.word.isUnsegmented else { return [] }
            return letters.indices.dropFirst().map { cut in
                terms[..<index] + split(term, at: cut) + terms[(index + 1)...]
            }
        }
    }

    private static func split(_ term: QueryTerm, at cut: Int) -> [QueryTerm] {
        let letters = term.word.scalars
        let first = QueryTerm(
            word: Term(letters[..<cut]),
            isPrefix: false,
            article: term.article
        )
        var second = QueryTerm(word: Term(letters[cut...]), isPrefix: term.isPrefix)
        second.mustFollowPrevious = true
        return [first, second]
    }
}
