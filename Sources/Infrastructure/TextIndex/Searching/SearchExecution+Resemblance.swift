/// The last stages of a search, which find what only resembles the query.
extension SearchExecution {
    /// What a reading lacks that leaves out words, in sixty-fourths: the words mean little.
    private static let missingOfPartialReading = 4

    /// The size in bytes of the postings of a term that many documents have.
    private static let frequentTermSize = 600

    /// Finds the titles of which a single term has the initials.
    ///
    /// Only if no known document has the term as a word, which is more likely to be meant.
    mutating func findInitials() throws(TextIndexError) {
        guard
            let only = interpretations.first, only.terms.count == 1,
            results.leastDocument >= ScannedTitles.documentLimit
                || (results.count < Self.enough && !results.hasPopularTitle)
        else { return }
        let isKnownWord = results.leastDocument < ScannedTitles.documentLimit
        let rank = TextRank(
            placement: .title,
            typos: isKnownWord ? 1 : 0,
            hasExtraTerms: true,
            outOfOrderCount: 0,
            isResemblance: true
        )
        let filter = try filters.filter(tags: only.tags)
        let table = InitialsTable(index.storage, index.header)
        for (document, title) in try table.titles(with: only.terms[0].term.utf8) {
            if let filter, !filter.contains(document) { continue }
            results.insert(document, rank, title: title)
        }
    }

    /// Finds the known titles with nearly the same letters, whatever the words are.
    mutating func findByLetters() throws(TextIndexError) {
        let titles = try index.storage.read(index.header.scannedTitles)
        for reading in request.readings where reading.typos == 0 && !reading.isPartial {
            guard let scan = TitleScan(reading.text) else { continue }
            let filter = try filters.filter(tags: reading.tags)
            try scan.run(over: titles, index.documentCount, filter, into: &results)
        }
    }

    /// Finds what the readings mean that leave out words; returns whether it is a known document.
    mutating func findPartialReadings() throws(TextIndexError) -> Bool {
        var request = request
        request.readings = request.readings.filter(\.isPartial).map { reading in
            SearchRequest.Reading(reading.text, tags: reading.tags)
        }
        guard request.allowsPartialMatches, !request.readings.isEmpty else { return false }
        request.allowsPartialMatches = false
        let hits = try index.search(request).prefix(TopHits.partialLimit)
        for hit in hits {
            let rank = TextRank(
                placement: hit.title == nil ? .secondaryField : .title,
                typos: hit.typos,
                hasExtraTerms: false,
                outOfOrderCount: 0,
                missing: Self.missingOfPartialReading
            )
            results.insert(hit.document, rank, title: hit.title ?? 0)
        }
        return hits.contains { $0.document < ScannedTitles.documentLimit }
    }

    /// Finds the documents that have all terms, with more typos than usual.
    mutating func findWithManyTypos() throws(TextIndexError) {
        for interpretation in interpretations where interpretation.typos == 0 {
            var sources: [PostingsSources] = []
            for term in interpretation.terms {
                let found = try lookup.exact(term) + lookup.lenient(term)
                if found.isEmpty { break }
                sources.append(PostingsSources(queryTerm: term, sources: found))
            }
            guard sources.count == interpretation.terms.count else { continue }
            try evaluate(sources, interpretation, typos: 0, typoLimit: .max, isResemblance: true)
        }
    }

    /// Finds the documents that have most of the terms.
    mutating func findPartialMatches() throws(TextIndexError) {
        for interpretation in interpretations where interpretation.typos == 0 {
            var sources: [PostingsSources] = []
            for term in interpretation.terms {
                let found = try sourcesForPartialMatches(term)
                sources.append(PostingsSources(queryTerm: term, sources: found))
            }
            let matches = PartialMatches(
                sources,
                filter: try filters.filter(tags: interpretation.tags),
                index: index,
                pool: pool
            )
            try matches.evaluate(into: &results)
        }
    }

    private mutating func sourcesForPartialMatches(
        _ term: QueryTerm
    ) throws(TextIndexError) -> [PostingsSource] {
        let exact = try lookup.exact(term)
        let size = exact.reduce(0) { $0 + ($1.isWholeTerm ? $1.span.full.count : 0) }
        // A word that many documents have is spelled as it was meant.
        guard size < Self.frequentTermSize else { return exact }
        return try exact + lookup.fuzzy(term) + lookup.firstCharacter(term)
    }
}
