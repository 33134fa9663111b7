/// The terms of a query with one space more or one less.
enum OtherSpacing {
    static func all(of terms: [QueryTerm]) -> [[QueryTerm]] {
        joined(terms) + split(terms)
    }

    /// `spider man` as `spiderman`.
    private static func joined(_ terms: [QueryTerm]) -> [[QueryTerm]] {
        terms.indices.dropLast().map { index in
            let next = terms[index + 1]
            let word = TextWord(utf8: terms[index].word.utf8 + next.word.utf8)
            let term = QueryTerm(word: word, isPrefix: next.isPrefix)
            return terms[..<index] + [term] + terms[(index + 2)...]
        }
    }

    /// `blackbird` as `black bird`.
    private static func split(_ terms: [QueryTerm]) -> [[QueryTerm]] {
        terms.indices.flatMap { index -> [[QueryTerm]] in
            let term = terms[index]
            let letters = term.word.scalars
            guard letters.count > 2, !term.word.isUnspaced else { return [] }
            return letters.indices.dropFirst().map { cut in
                let first = QueryTerm(word: TextWord(letters[..<cut]), isPrefix: false)
                var second = QueryTerm(word: TextWord(letters[cut...]), isPrefix: term.isPrefix)
                second.isGlued = true
                return terms[..<index] + [first, second] + terms[(index + 1)...]
            }
        }
    }
}
