import Text

/// Variants of a query with one space more or less.
enum WordBreakVariants {
    /// `terminator2` as `terminator 2`, which is no typo; `nil` if there is no such term.
    static func separatingNumbers(_ terms: [QueryTerm]) -> [QueryTerm]? {
        let separated = terms.flatMap { term -> [QueryTerm] in
            let digits = term.term.utf8.reversed().prefix(while: \.isASCIIDigit).count
            let cut = term.term.utf8.count - digits
            guard digits > 0, cut > 1 else { return [term] }
            return split(term, at: cut)
        }
        return separated.count > terms.count ? separated : nil
    }

    /// All queries in which two neighbours are joined or one term is split.
    static func all(of terms: [QueryTerm]) -> [[QueryTerm]] { joined(terms) + split(terms) }

    /// `spider man` as `spiderman`.
    private static func joined(_ terms: [QueryTerm]) -> [[QueryTerm]] {
        terms.indices.dropLast().map { index in
            let next = terms[index + 1]
            let term = QueryTerm(
                term: Term(utf8: terms[index].term.utf8 + next.term.utf8),
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
            let cuts = term.term.utf8.indices.dropFirst().filter { cut in
                !UTF8.isContinuation(term.term.utf8[cut])
            }
            guard cuts.count > 1, !term.term.isUnsegmented else { return [] }
            return cuts.compactMap { cut in
                let parts = split(term, at: cut)
                let (first, last) = (parts[0].term, parts[parts.count - 1].term)
                guard !Elision.isPossible(first.utf8, before: last.utf8) else { return nil }
                return terms[..<index] + parts + terms[(index + 1)...]
            }
        }
    }

    /// Takes an offset in UTF-8.
    private static func split(_ term: QueryTerm, at cut: Int) -> [QueryTerm] {
        let first = Term(utf8: Array(term.term.utf8[..<cut]))
        let rest = Term(utf8: Array(term.term.utf8[cut...]))
        if first.article != .none {
            return [QueryTerm(term: rest, isPrefix: term.isPrefix, article: first.article)]
        }
        return [
            QueryTerm(term: first, isPrefix: false, article: term.article),
            QueryTerm(term: rest, isPrefix: term.isPrefix, mustFollowPrevious: true),
        ]
    }
}
