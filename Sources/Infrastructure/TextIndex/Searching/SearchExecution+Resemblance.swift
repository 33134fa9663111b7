import Text

/// The last stages of a search, which find what only resembles the query.
extension SearchExecution {
    /// Finds the titles of which a single term has the initials.
    ///
    /// Only if few documents have the term as a word, or no known one has; with a typo if one has.
    mutating func findInitials() throws(TextIndexError) {
        guard
            results.leastDocument >= SearchWeights.known
                || (results.count < SearchWeights.enough && !results.hasPopularTitle)
        else { return }
        let isKnownWord = results.leastDocument < SearchWeights.known
        let flags: Evidence.Flags = [.extraTerms, .resemblance, .initials]
        let rank = Evidence(.title, typos: isKnownWord ? 1 : 0, flags: flags)
        for interpretation in interpretations
        where interpretation.terms.count == 1 {
            let titles = try index.titles(withInitials: interpretation.terms[0].term.utf8)
            guard !titles.isEmpty else { continue }
            let filter = try filters.documents(tags: interpretation.tags)
            for (document, title) in titles where filter?.contains(document) ?? true {
                results.insert(document, rank, title: title)
            }
        }
    }

    /// Finds the known titles with nearly the same letters, whatever the words are.
    mutating func findByLetters(_ selection: TitleScan.Selection) throws(TextIndexError) {
        for reading in request.readings {
            guard let scan = TitleScan(reading.text, selection) else { continue }
            let filter = try filters.documents(tags: reading.tags)
            try scan.run(over: index, filter, into: &results)
        }
    }

    /// Finds the documents that have most of the terms, each of which counts once.
    ///
    /// Known words of a text that is spelled right have no typos.
    mutating func findPartialMatches(isSpelledRight: Bool) throws(TextIndexError) {
        for interpretation in interpretations {
            var sources: [PostingsSources] = []
            for term in interpretation.terms
            where !sources.contains(where: { $0.queryTerm.term == term.term }) {
                let found = try sourcesForPartialMatches(term, isSpelledRight)
                sources.append(PostingsSources(queryTerm: term, sources: found))
            }
            let evaluator = QueryEvaluator(
                terms: sources,
                filter: try filters.documents(tags: interpretation.tags),
                index: index,
                pool: pool
            )
            try evaluator.evaluatePartly(into: &results)
        }
    }

    private mutating func sourcesForPartialMatches(
        _ term: QueryTerm,
        _ isSpelledRight: Bool
    ) throws(TextIndexError) -> [PostingsSource] {
        let exact = try lookup.exact(term)
        let size = exact.reduce(0) { $0 + ($1.isWholeTerm ? $1.span.full.count : 0) }
        // A word that many documents have is spelled as it was meant.
        guard size < SearchWeights.frequentWordBytes, !isSpelledRight || size == 0 else {
            return exact
        }
        let found = try exact + lookup.fuzzy(term)
        return try exact.isEmpty ? found + lookup.firstCharacter(term) : found
    }
}
