package import Domain
package import TextIndex

extension Catalog {
    package struct Matches {
        package var documents: [Int] = []
        package var totalCount = 0
        package var totalCountIsLimit = false
        package var notices: [SearchNotice] = []
        package var confidence = MatchConfidence.sure

        /// Whether a title of the best movie has all words of the text.
        package var isTitle = true

        /// The text that the movies match beside their shown titles.
        package var reasonText = ""
        package var titles: [Int: Int] = [:]

        /// Keywords, people and moods that movies share with the one that they are like.
        var reasons: [Int: MatchReason] = [:]

        /// The meanings of the text with their costs; `nil` if the query leaves no doubt.
        var decision: Decision?
    }

    /// The movies that match a query: at least the first `limit`.
    package func matches(
        for query: MovieQuery,
        limit: Int,
        lists: (any UserLists)? = nil
    ) throws(TextIndexError) -> Matches {
        let filters = try CatalogFilters(query, self, lists)
        if let collection = query.collection {
            return try seriesMatches(named: collection.name, filters)
        }
        return try recentMatches.first(limit, for: query, lists) { limit throws(TextIndexError) in
            if let movie = query.likedMovie { return try similarMatches(to: movie, filters) }
            if query.text.isEmpty { return try allMatches(filters, limit: limit) }
            if query.subject == .topics { return try topicMatches(filters) }
            guard query.isExact else { return try answer(filters, limit: limit) }
            let hits = try hits(for: query, filters)
            if hits.isEmpty, hasImportedPeople, let reading = try peopleReading(of: query) {
                return try allMatches(reading.filters, limit: limit)
            }
            return Matches(hits, query, filters)
        }
    }

    /// All movies that filters allow, whatever the text is.
    private func allMatches(
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

    /// The movies of which titles or people have the words of a query, best first, or in its order.
    ///
    /// Finds words with typos unless the query is exact, and with `isTolerant` also titles that have some words, or resemble the
    /// text.
    package func hits(
        for query: MovieQuery,
        _ filters: CatalogFilters? = nil,
        isTolerant: Bool = false,
        allowsTypos: Bool = true
    ) throws(TextIndexError) -> [SearchHit] {
        let filters: CatalogFilters =
            if let filters { filters } else { try CatalogFilters(query, self) }
        var request = titleRequest(for: query, filters.filter, isTolerant: isTolerant)
        request.allowsTypos = allowsTypos && request.allowsTypos
        request.order = filters.order
        let hits = try index.search(request).withoutParts(ofPhrasesFor: query)
        return try filters.lists?.allowed(hits, in: self) ?? hits
    }

    func titleRequest(
        for query: MovieQuery,
        _ filter: DocumentFilter,
        isTolerant: Bool
    ) -> SearchRequest {
        var request = SearchRequest(
            readings: QueryReadings.readings(of: query),
            allowsTypos: !query.isExact
        )
        request.filter = filter
        // Another number is no typo of a year.
        request.allowsPartialMatches = isTolerant && !query.isYearAlone
        return request
    }
}

extension Catalog.Matches {
    init(_ hits: [SearchHit], _ query: MovieQuery, _ filters: CatalogFilters) {
        documents = hits.map(\.document)
        totalCount = hits.count
        totalCountIsLimit = hits.count == TextIndex.hitLimit
        notices = filters.notices
        isTitle = hits.first.map { $0.isLiteral && $0.title != nil } ?? true
        reasonText = query.text
        for hit in hits { titles[hit.document] = hit.title }
    }
}

extension SearchHit {
    var isLiteral: Bool { typos == 0 && !isPartial }
}
