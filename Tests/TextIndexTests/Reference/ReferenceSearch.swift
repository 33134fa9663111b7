import Text

@testable import TextIndex

/// A search that compares a query with each document, term by term, without an index.
///
/// Defines what `TextIndex.search` has to find for a small set of documents.
struct ReferenceSearch {
    struct Occurrence {
        /// The term's index in the vocabulary.
        let term: Int
        let article: LeadingArticle
        let position: Int
        let following: Int
    }

    struct Field {
        /// Titles have even numbers, their compounds odd ones.
        let number: Int
        let isSecondary: Bool

        /// As in a posting: the secondary fields come after the titles.
        var order: Int { number + (isSecondary ? 256 : 0) }
        var occurrences: [Occurrence] = []
    }

    /// How a term of the query matches a term of a document.
    struct Match: Hashable {
        var typos = 0
        var isWholeTerm = true
        var isLiteral = true
    }

    let documents: [TextDocument]
    let fields: [[Field]]
    let vocabulary: [Term]

    init(_ documents: [TextDocument]) {
        var vocabulary = Vocabulary()
        self.documents = documents
        fields = documents.map { document in
            Self.fields(document.titles, isSecondary: false, &vocabulary)
                + Self.fields(document.secondaryFields, isSecondary: true, &vocabulary)
        }
        self.vocabulary = vocabulary.terms
    }

    struct Vocabulary {
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
        let interpretations = Interpretation.all(of: request)
        var hits = Hits()
        for interpretation in interpretations { run(interpretation, request, into: &hits) }
        if request.allowsEachPrefix, hits.best.count < 20 {
            for interpretation in interpretations {
                guard let prefixes = interpretation.withPrefixes else { continue }
                run(prefixes, request, into: &hits)
            }
        }
        guard request.allowsTypos, hits.best.count < 20, !hits.hasWholeTitle else {
            return hits.sorted
        }
        if hits.best.isEmpty {
            for shortened in interpretations.compactMap(\.shortened) {
                run(shortened, request, typos: 1, typoLimit: 1, into: &hits)
            }
        }
        for interpretation in interpretations {
            for terms in WordBreakVariants.all(of: interpretation.terms) {
                let variant = Interpretation(terms: terms, tags: interpretation.tags)
                run(variant, request, typos: 1, typoLimit: 1, into: &hits)
            }
            run(interpretation, request, level: 1, typoLimit: 1, into: &hits)
        }
        guard !hits.hasReliableMatch else { return hits.sorted }
        for interpretation in interpretations {
            run(interpretation, request, level: 2, into: &hits)
        }
        return hits.sorted
    }

    struct Hits {
        var best: [Int: (rank: Evidence, title: Int)] = [:]
        var hasWholeTitle = false
        var hasReliableMatch = false

        /// Of hits that are as good, those in titles are first.
        var sorted: [SearchHit] {
            let keyed = best.map { document, found -> (key: [Int], hit: SearchHit) in
                let isTitle = found.rank.place == .title
                let hit = SearchHit(
                    document: document,
                    title: isTitle ? found.title : nil,
                    evidence: found.rank
                )
                return ([found.rank.cost(document: document), isTitle ? 0 : 1, document], hit)
            }
            return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.hit)
        }
    }

    private func run(
        _ interpretation: Interpretation,
        _ request: SearchRequest,
        typos: Int = 0,
        level: Int = 0,
        typoLimit: Int = .max,
        into hits: inout Hits
    ) {
        let terms = interpretation.terms
        var matches: [[Set<Match>]] = []
        for term in terms {
            matches.append(self.matches(term, level))
            // Nothing matches this term, so nothing matches all of them.
            if matches.last?.allSatisfy(\.isEmpty) ?? true { return }
        }
        for (number, document) in documents.enumerated() {
            let tags = interpretation.tags
            guard tags.isEmpty || tags.contains(where: document.tags.contains) else { continue }
            guard !request.filter.hiddenTags.contains(where: document.tags.contains) else {
                continue
            }
            guard let found = bestRank(terms, matches, fields[number], typos),
                found.rank.typos <= typoLimit
            else { continue }
            if found.rank.isWholeTitle { hits.hasWholeTitle = true }
            if found.rank.isReliable { hits.hasReliableMatch = true }
            if let best = hits.best[number] {
                let keys = (best.rank.cost(document: number), found.rank.cost(document: number))
                let places = [best, found].map { $0.rank.place == .title ? 0 : 1 }
                guard (keys.1, places[1], found.title) < (keys.0, places[0], best.title)
                else { continue }
            }
            hits.best[number] = found
        }
    }
}
