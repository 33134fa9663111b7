@testable import Infrastructure

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

    struct Hits {
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
