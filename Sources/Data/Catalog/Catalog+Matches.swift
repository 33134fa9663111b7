import Domain
import TextIndex

extension Catalog {
    /// The movies that match a query, in its order.
    struct Matches {
        /// The numbers of the first ones in the index.
        var documents: [Int] = []
        var totalCount = 0
        var totalCountIsLimit = false
        var notices: [SearchNotice] = []
        var confidence = MatchConfidence.sure

        /// What the movies match that is not in their shown titles: all of them, or those whose
        /// documents are listed.
        var reasonText = ""
        var documentsWithReasons: Set<Int>?
    }

    /// The movies that match a query: at least the first `limit`.
    func matches(for query: MovieQuery, limit: Int) throws(TextIndexError) -> Matches {
        // No catalog knows collections.
        guard query.collectionID == nil else { return Matches() }
        let filters = try CatalogFilters(query, self)
        guard !query.text.isEmpty else { return try selection(filters, limit: limit) }
        return switch query.subject {
        case .titles: try textMatches(for: query, filters)
        case .topics: try topicMatches(for: query, filters, limit: limit)
        }
    }

    /// All movies that the filters of a query without text allow.
    private func selection(
        _ filters: CatalogFilters,
        limit: Int
    ) throws(TextIndexError) -> Matches {
        let (documents, count) = try index.documents(
            filters.filter,
            in: filters.order ?? DocumentOrder(.popularity, isDescending: true),
            limit: limit
        )
        return Matches(documents: documents, totalCount: count, notices: filters.notices)
    }

    /// The movies that match, or else those that match the query as typed with another keyboard
    /// layout, or else those that match it partly.
    private func textMatches(
        for query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches {
        let hits = try hits(for: query, filters, allowsPartialMatches: !query.isExact)
        // Without any hits, all of them are partial.
        if !query.isExact, hits.allSatisfy(\.isPartial),
            let other = try retypedMatches(for: query, filters)
        {
            return other
        }
        let found = try rated(hits, query)
        var matches = Self.matches(found.hits, filters.notices, found.confidence)
        matches.reasonText = query.text
        return matches
    }

    private static func matches(
        _ hits: [SearchHit],
        _ notices: [SearchNotice],
        _ confidence: MatchConfidence
    ) -> Matches {
        // Words that a known title has are not misspelled.
        let isLiteral = hits.contains { $0.isLiteral && $0.isKnown }
        let hits = isLiteral ? hits.filter(\.isLiteral) : hits
        let isPartial = !hits.isEmpty && (confidence == .vague || hits.allSatisfy(\.isPartial))
        return Matches(
            documents: hits.map(\.document),
            totalCount: hits.count,
            totalCountIsLimit: hits.count == TextIndex.hitLimit,
            notices: notices + (isPartial ? [.closestMatches] : []),
            confidence: confidence,
            // The first two titles are the shown ones, unless there is one only.
            documentsWithReasons: Set(hits.filter { ($0.title ?? 2) > 0 }.map(\.document))
        )
    }

    /// The hits, and how surely they are meant; of partial ones, only those like the query.
    private func rated(
        _ hits: [SearchHit],
        _ query: MovieQuery
    ) throws(TextIndexError) -> (hits: [SearchHit], confidence: MatchConfidence) {
        let isLiteral = hits.prefix(CatalogSource.pageSize).contains { $0.isLiteral && $0.isKnown }
        guard !hits.isEmpty, !isLiteral else { return (hits, .sure) }
        let isPartial = hits.allSatisfy(\.isPartial)
        let candidates = Array(hits.prefix(isPartial ? CatalogSource.pageSize : 1))
        let movies = try movies(candidates.map(\.document))
        guard candidates.count == movies.count else { return (hits, .likely) }
        let resemblance = TitleResemblance(query)
        let similar = zip(candidates, movies).filter { !isPartial || resemblance.isSimilar($1) }
        guard let first = similar.first else { return ([], .vague) }
        let confidence = resemblance.confidence(in: first.1, isPartial: isPartial)
        // Almost any words are the title of some unknown movie.
        let highest = first.0.isKnown ? MatchConfidence.sure : .likely
        return (isPartial ? similar.map(\.0) : hits, min(confidence, highest))
    }

    /// The movies that match a query as typed with another keyboard layout; `nil` if there are none.
    private func retypedMatches(
        for query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches? {
        for layout in KeyboardLayout.allCases {
            guard let text = layout.retyped(query.text) else { continue }
            var retyped = MovieQuery(text, like: query)
            retyped.isExact = true
            let hits = try hits(for: retyped, filters)
            guard !hits.isEmpty else { continue }
            return Self.matches(hits, [.correctedQuery(text)] + filters.notices, .sure)
        }
        return nil
    }

    /// The movies that match a query as it is, best first.
    ///
    /// With `isUnfinished`, titles that start with the query come before others.
    func hits(
        for query: MovieQuery,
        _ filters: CatalogFilters? = nil,
        allowsPartialMatches: Bool = false,
        isUnfinished: Bool = false
    ) throws(TextIndexError) -> [SearchHit] {
        let filters: CatalogFilters =
            if let filters { filters } else { try CatalogFilters(query, self) }
        let readings = QueryReadings.readings(of: query)
        var request = SearchRequest(readings: readings, allowsTypos: !query.isExact)
        request.filter = filters.filter
        request.order = isUnfinished ? nil : filters.order
        request.allowsPartialMatches = allowsPartialMatches
        request.isUnfinished = isUnfinished
        if !isUnfinished, hasImportedPeople {
            request.relations = { stage throws(TextIndexError) in
                try people().relations(of: readings, stage)
            }
        }
        return try index.search(request)
    }
}

extension SearchHit {
    /// Whether it has every word as it is spelled.
    fileprivate var isLiteral: Bool { typos == 0 && !isPartial }
}
