import Testing

@testable import Infrastructure

/// A search that compares a query with each document, term by term, without an index.
///
/// Defines what `TextIndex.search` has to find for a small set of documents.
struct ReferenceSearch {
    private struct Occurrence {
        /// The term's index in the vocabulary.
        let term: Int
        let article: LeadingArticle
        let position: Int
        let following: Int
    }

    private struct Field {
        /// Titles have even numbers, their compounds odd ones.
        let number: Int
        let isSecondary: Bool
        var occurrences: [Occurrence] = []
    }

    /// How a term of the query matches a term of a document.
    private struct Match: Hashable {
        var typos = 0
        var isWholeTerm = true
        var isLiteral = true
    }

    private let documents: [TextDocument]
    private let fields: [[Field]]
    private let vocabulary: [Term]

    init(_ documents: [TextDocument]) {
        var vocabulary = Vocabulary()
        self.documents = documents
        fields = documents.map { document in
            Self.fields(document.titles, isSecondary: false, &vocabulary)
                + Self.fields(document.secondaryFields, isSecondary: true, &vocabulary)
        }
        self.vocabulary = vocabulary.terms
    }

    private struct Vocabulary {
        var terms: [Term] = []
        private var indices: [Term: Int] = [:]

        mutating func index(of term: Term) -> Int {
            if let index = indices[term] { return index }
            indices[term] = terms.count
            terms.append(term)
            return terms.count - 1
        }
    }

    func search(_ request: SearchRequest) -> [SearchHit] {
        let terms = Tokenizer.terms(in: request.text)
        guard let last = terms.last else { return [] }
        var interpretations = [(QueryTerm.terms(terms), request.tag)]
        if terms.count > 1, last.isNumber {
            let tag = String(decoding: last.utf8, as: UTF8.self)
            if request.tag == nil || request.tag == tag {
                interpretations.append((QueryTerm.terms(terms.dropLast()), tag))
            }
        }
        if let separated = WordBreakVariants.separatingNumbers(interpretations[0].0) {
            interpretations.append((separated, request.tag))
        }
        var hits = Hits()
        for (terms, tag) in interpretations { run(terms, tag, request, into: &hits) }
        guard request.allowsTypos, hits.best.count < 20, !hits.hasWholeTitle else {
            return hits.sorted
        }
        for (terms, tag) in interpretations {
            for variant in WordBreakVariants.all(of: terms) {
                run(variant, tag, request, typos: 1, typoLimit: 1, into: &hits)
            }
            run(terms, tag, request, level: 1, typoLimit: 1, into: &hits)
        }
        guard hits.best.isEmpty else { return hits.sorted }
        for (terms, tag) in interpretations { run(terms, tag, request, level: 2, into: &hits) }
        return hits.sorted
    }

    private struct Hits {
        var best: [Int: (rank: TextRank, title: Int)] = [:]
        var hasWholeTitle = false

        var sorted: [SearchHit] {
            best.sorted { ($0.value.rank.sortKey, $0.key) < ($1.value.rank.sortKey, $1.key) }.map {
                SearchHit(
                    document: $0.key,
                    typos: $0.value.rank.typos,
                    title: $0.value.rank.placement == .title ? $0.value.title : nil
                )
            }
        }
    }

    private func run(
        _ terms: [QueryTerm],
        _ tag: String?,
        _ request: SearchRequest,
        level: Int = 0,
        typos: Int = 0,
        typoLimit: Int = .max,
        into hits: inout Hits
    ) {
        var matches: [[Set<Match>]] = []
        for term in terms {
            matches.append(self.matches(term, level))
            // Nothing matches this term, so nothing matches all of them.
            if matches.last?.allSatisfy(\.isEmpty) ?? true { return }
        }
        for (number, document) in documents.enumerated() {
            if let tag, !document.tags.contains(tag) { continue }
            if let excludedTag = request.excludedTag, document.tags.contains(excludedTag) {
                continue
            }
            guard
                let found = bestRank(
                    terms,
                    matches,
                    fields[number],
                    typos,
                    prefersPrefixMatches: request.prefersPrefixMatches
                ),
                found.rank.typos <= typoLimit
            else { continue }
            if found.rank.isWholeTitle { hits.hasWholeTitle = true }
            if let best = hits.best[number],
                (best.rank.sortKey, best.title) <= (found.rank.sortKey, found.title)
            {
                continue
            }
            hits.best[number] = found
        }
    }
}

// MARK: - Ranks

extension ReferenceSearch {
    private func bestRank(
        _ terms: [QueryTerm],
        _ matches: [[Set<Match>]],
        _ fields: [Field],
        _ typos: Int,
        prefersPrefixMatches: Bool
    ) -> (rank: TextRank, title: Int)? {
        var best: (rank: TextRank, title: Int)?
        for field in fields {
            let alternatives = terms.indices.map { index in
                field.occurrences.filter { !matches[index][$0.term].isEmpty }
            }
            guard !alternatives.contains(where: \.isEmpty) else { continue }
            let start = prefersPrefixMatches ? -1 : nil
            guard
                let cost = Self.leastCost(terms[...], matches[...], alternatives[...], after: start)
            else { continue }
            let last = alternatives.last?.max {
                ($0.position, $0.following) < ($1.position, $1.following)
            }
            let termCount = last.map { $0.position + $0.following + 1 } ?? 0
            let rank = TextRank(
                placement: field.isSecondary ? .secondaryField : .title,
                typos: typos + cost.typos,
                hasExtraTerms: cost.partial > 0 || termCount > terms.count,
                outOfOrderCount: cost.disorder
            )
            if best.map({ rank < $0.rank }) ?? true { best = (rank, field.number / 2) }
        }
        return best ?? scatteredRank(terms, matches, fields, typos).map { ($0, 0) }
    }

    private struct Cost: Comparable {
        var typos = 0
        var partial = 0
        var disorder = 0

        static func < (a: Cost, b: Cost) -> Bool {
            (a.typos, a.partial, a.disorder) < (b.typos, b.partial, b.disorder)
        }
    }

    /// Tries all ways to assign occurrences to the terms.
    private static func leastCost(
        _ terms: ArraySlice<QueryTerm>,
        _ matches: ArraySlice<[Set<Match>]>,
        _ alternatives: ArraySlice<[Occurrence]>,
        after previous: Int?
    ) -> Cost? {
        guard let term = terms.first, let matching = matches.first else { return Cost() }
        var least: Cost?
        for occurrence in alternatives.first ?? [] {
            let isNext = previous == nil || occurrence.position == previous.map { $0 + 1 }
            guard isNext || (!term.mustFollowPrevious && occurrence.position != previous) else {
                continue
            }
            guard
                var cost = leastCost(
                    terms.dropFirst(),
                    matches.dropFirst(),
                    alternatives.dropFirst(),
                    after: occurrence.position
                ),
                let match = matching[occurrence.term].map(cost(of:)).min()
            else { continue }
            let lacksArticle = term.article != .none && term.article != occurrence.article
            cost.typos += match.typos
            cost.partial += match.partial + (lacksArticle ? 1 : 0)
            cost.disorder += match.disorder + (isNext ? 0 : 1) + (lacksArticle ? 1 : 0)
            least = min(least ?? cost, cost)
        }
        return least
    }

    private static func cost(of match: Match) -> Cost {
        Cost(
            typos: match.typos,
            partial: match.isWholeTerm ? 0 : 1,
            disorder: match.isLiteral ? 0 : 1
        )
    }

    private func scatteredRank(
        _ terms: [QueryTerm],
        _ matches: [[Set<Match>]],
        _ fields: [Field],
        _ typos: Int
    ) -> TextRank? {
        guard !terms.contains(where: \.mustFollowPrevious) else { return nil }
        var typos = typos
        var hasSecondary = false
        for matches in matches {
            let found = fields.filter { field in
                field.occurrences.contains { !matches[$0.term].isEmpty }
            }
            let fewest = found.flatMap(\.occurrences).flatMap { matches[$0.term] }
                .map(\.typos).min()
            guard let fewest else { return nil }
            typos += fewest
            hasSecondary = hasSecondary || found.contains(where: \.isSecondary)
        }
        guard hasSecondary else { return nil }
        return TextRank(
            placement: .scattered,
            typos: typos,
            hasExtraTerms: true,
            outOfOrderCount: 0
        )
    }
}

// MARK: - Terms

extension ReferenceSearch {
    /// The ways in which a query's term matches each term with up to `level` typos.
    private func matches(_ query: QueryTerm, _ level: Int) -> [Set<Match>] {
        let synonyms = NumeralSynonyms.others(than: query.term)
        let variants =
            level > 1 && query.typoLimit > 1 ? Set(query.term.firstCharacterVariants) : []
        return vocabulary.map { term in
            var matches = exactMatches(query, term)
            if synonyms.contains(term) { matches.insert(Match(isLiteral: false)) }
            if variants.contains(term) { matches.insert(Match(typos: 2)) }
            guard
                level > 0, query.typoLimit > 0,
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
        let (ngram, scalars) = (query.term.scalars.prefix(IndexKey.ngramLength), term.scalars)
        if scalars.indices.dropFirst().contains(where: { scalars[$0...].starts(with: ngram) }) {
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

    private static func fields(
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
