import Text

@testable import TextIndex

extension ReferenceSearch {
    /// The ways in which a query's term matches each term with up to `level` typos.
    func matches(_ query: QueryTerm, _ level: Int) -> [Set<Match>] {
        let synonyms = TermSynonyms.others(than: query.term)
        let shorthand = TermSynonyms.meanings(ofShorthand: query.term)
        let variants =
            level > 1 && query.typoLimit > 1 ? Set(query.term.firstCharacterVariants) : []
        return vocabulary.map { term in
            var matches = exactMatches(query, term)
            if synonyms.contains(term) { matches.insert(Match(isLiteral: false)) }
            if variants.contains(term) { matches.insert(Match(typos: 2)) }
            if level > 0, shorthand.contains(term) { matches.insert(Match(typos: 1)) }
            guard level > 0, query.typoLimit > 0,
                let match = fuzzyMatch(query, term), match.typos <= level
            else { return matches }
            return matches.union([match])
        }
    }

    private func exactMatches(_ query: QueryTerm, _ term: Term) -> Set<Match> {
        var matches: Set<Match> = []
        if query.term == term { matches.insert(Match()) }
        if query.isPrefix || query.term.isUnsegmented, query.term != term,
            term.utf8.starts(with: query.term.utf8)
        {
            matches.insert(Match(isWholeTerm: false))
        }
        guard query.term.isUnsegmented, term.isUnsegmented else { return matches }
        let (part, scalars) = (query.term.scalars, term.scalars)
        if scalars.indices.dropFirst().contains(where: { scalars[$0...].starts(with: part) }) {
            matches.insert(Match(isWholeTerm: false))
        }
        return matches
    }

    private func fuzzyMatch(_ query: QueryTerm, _ term: Term) -> Match? {
        let (pattern, scalars) = (query.term.scalars, term.scalars)
        guard pattern.first == scalars.first else { return nil }
        let distances = Self.distances(pattern, scalars)
        let whole = distances[scalars.count]
        let typos = query.allowsFuzzyPrefix ? distances.min() ?? whole : whole
        guard (1...query.typoLimit).contains(typos) else { return nil }
        return Match(typos: typos, isWholeTerm: typos == whole)
    }

    /// The optimal string alignment distances from `a` to each prefix of `b`.
    static func distances(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> [Int] {
        var table = (0...a.count).map { row in (0...b.count).map { row == 0 ? $0 : row } }
        for i in a.indices {
            for j in b.indices {
                var least = table[i][j] + (a[i] == b[j] ? 0 : 1)
                least = min(least, table[i][j + 1] + 1, table[i + 1][j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    least = min(least, table[i - 1][j - 1] + 1)
                }
                table[i + 1][j + 1] = least
            }
        }
        return table[a.count]
    }

    static func fields(
        _ texts: [String],
        isSecondary: Bool,
        _ vocabulary: inout Vocabulary
    ) -> [Field] {
        var tokenizer = Tokenizer()
        var fields: [Field] = []
        for (number, text) in texts.enumerated() {
            tokenizer.tokenize(text)
            fields.append(field(tokenizer.text, number * 2, isSecondary, &vocabulary))
            guard tokenizer.text.tokens.contains(where: \.followsPunctuation) else { continue }
            let compounds = tokenizer.text.withCompounds
            fields.append(field(compounds, number * 2 + 1, isSecondary, &vocabulary))
        }
        return fields
    }

    private static func field(
        _ text: TokenizedText,
        _ number: Int,
        _ isSecondary: Bool,
        _ vocabulary: inout Vocabulary
    ) -> Field {
        let terms = text.tokens.map { Term(utf8: text.utf8(of: $0)) }
        let isArticle = terms.indices.map { $0 < terms.count - 1 && terms[$0].article != .none }
        let count = isArticle.count { !$0 }
        var field = Field(number: number, isSecondary: isSecondary)
        for (index, term) in terms.enumerated() {
            let position = isArticle[..<index].count { !$0 }
            let hasArticle = !isArticle[index] && index > 0 && isArticle[index - 1]
            field.occurrences.append(
                Occurrence(
                    term: vocabulary.index(of: term),
                    article: hasArticle ? terms[index - 1].article : .none,
                    position: position,
                    following: count - position - (isArticle[index] ? 0 : 1)
                )
            )
        }
        return field
    }
}
