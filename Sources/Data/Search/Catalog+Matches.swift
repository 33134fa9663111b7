package import Domain
package import TextIndex

extension Catalog {
    /// The movies that match a query, in its order.
    package struct Matches {
        /// The numbers of the first ones in the index.
        package var documents: [Int] = []
        package var totalCount = 0
        package var totalCountIsLimit = false
        package var notices: [SearchNotice] = []
        package var confidence = MatchConfidence.sure

        /// Whether a title of the best movie has all words of the text.
        package var isTitle = true

        /// The words of the text that the best movie has nothing to do with.
        package var ignoredWords: [String] = []

        /// What the movies match that is not in their shown titles: all of them, or those whose
        /// documents are listed.
        package var reasonText = ""

        package var documentsWithReasons: Set<Int>?

        /// For each document the number of the title that matches, if one does; empty if the text is
        /// no title.
        package var titles: [Int?] = []

        /// The hits of a search for titles, in order; empty for another search.
        var hits: [SearchHit] = []

        /// The words of a movie and what decided its place, by the place and the number.
        package var rank: @Sendable (Int, _ document: Int) -> MatchRank? = { _, _ in nil }
    }

    /// The movies that match a query: at least the first `limit`.
    package func matches(
        for query: MovieQuery,
        limit: Int,
        lists: (any UserLists)? = nil
    ) throws(TextIndexError) -> Matches {
        let filters = try CatalogFilters(query, self, lists)
        if let collection = query.collection {
            return try seriesMatches(for: query, named: collection.name, filters)
        }
        guard !query.text.isEmpty else {
            return try recentMatches.first(limit, for: query, lists) {
                limit throws(TextIndexError) in
                try allMatches(for: query, filters, limit: limit)
            }
        }
        return switch query.subject {
        case .everything:
            try recentMatches.first(limit, for: query, lists) { limit throws(TextIndexError) in
                try answer(to: query, filters, limit: limit)
            }
        case .titles:
            try recentMatches.matches(for: query, lists) { () throws(TextIndexError) in
                try titleMatches(for: query, filters)
            }
        case .topics: try topicMatches(for: query, filters)
        }
    }

    /// All movies that the filters of a query without text allow.
    private func allMatches(
        for query: MovieQuery,
        _ filters: CatalogFilters,
        limit: Int
    ) throws(TextIndexError) -> Matches {
        let (documents, count) = try index.documents(
            filters.filter,
            in: filters.order ?? DocumentOrder(.popularity, isDescending: true),
            limit: limit
        )
        return Matches(
            documents: documents,
            totalCount: count,
            notices: filters.notices,
            rank: { _, document in filters.rank(of: document) }
        )
    }

    private func titleMatches(
        for query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches {
        guard filters.order != nil else { return try bestMatches(for: query, filters) }
        // The order changes neither what a text means nor how surely.
        var (unsorted, unsortedFilters) = (query, filters)
        (unsorted.sort, unsortedFilters.order) = (nil, nil)
        let best = try recentMatches.matches(for: unsorted, filters.lists) {
            () throws(TextIndexError) in
            try bestMatches(for: unsorted, unsortedFilters)
        }
        var meant = query
        if let text = best.notices.correctedQuery {
            meant = MovieQuery(text, like: query)
            meant.isExact = true
        }
        var hits = try hits(for: meant, filters, allowsPartialMatches: meant.allowsTypos)
        if hits.allSatisfy(\.isPartial) {
            let documents = Set(best.documents)
            hits.removeAll { !documents.contains($0.document) }
        }
        var matches = Self.matches(hits, best.notices)
        matches.confidence = best.confidence
        matches.reasonText = meant.text
        matches.rank = { [hits] in filters.rank(of: $1, words: hits[$0].words) }
        return matches
    }

    /// The movies that match, or else those that match the query as typed with another keyboard
    /// layout, or else those that match it partly, best first.
    private func bestMatches(
        for query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches {
        let hits = try hits(for: query, filters, allowsPartialMatches: query.allowsTypos)
        // Without any hits, all of them are partial.
        if query.allowsTypos, hits.allSatisfy(\.isPartial),
            let other = try retypedMatches(for: query, filters)
        {
            return other
        }
        let rated = try rated(hits, of: query)
        var matches = Self.matches(rated.hits, filters.notices)
        let isClosest = rated.hits.allSatisfy(\.isPartial) || rated.confidence == .guess
        if isClosest, !rated.hits.isEmpty, !rated.isWholeTitle,
            !rated.hits.contains(where: \.isLiteral)
        {
            matches.notices.append(.closestMatches)
        }
        matches.confidence = rated.confidence
        matches.reasonText = query.text
        return matches
    }

    private static func matches(_ hits: [SearchHit], _ notices: [SearchNotice]) -> Matches {
        Matches(
            documents: hits.map(\.document),
            totalCount: hits.count,
            totalCountIsLimit: hits.count == TextIndex.hitLimit,
            notices: notices,
            isTitle: hits.first.map { $0.isLiteral && $0.title != nil } ?? true,
            // The first two titles are the shown ones, unless there is one only.
            documentsWithReasons: Set(hits.filter { ($0.title ?? 2) > 0 }.map(\.document)),
            titles: hits.map(\.title),
            hits: hits,
            rank: { place, _ in MatchRank(hits[place]) }
        )
    }

    /// The hits of a query, and how surely they are meant.
    private struct RatedHits {
        var hits: [SearchHit]
        var confidence = MatchConfidence.guess

        /// Whether the query without words such as `watch`, or its year, is the title of one.
        var isWholeTitle = false
    }

    /// Leaves out partial matches that are not like the query, and misspelled ones beside literal
    /// ones.
    private func rated(
        _ hits: [SearchHit],
        of query: MovieQuery
    ) throws(TextIndexError) -> RatedHits {
        let candidates = hits.prefix(CatalogSource.pageSize)
        let movies = try movies(candidates.map(\.document))
        guard let first = hits.first, candidates.count == movies.count else {
            return RatedHits(hits: hits, confidence: .sure)
        }
        let isLiteral = hits.contains { $0.isLiteral && $0.isKnown }
        var resemblance = TitleResemblance(query)
        let isPartial = hits.allSatisfy(\.isPartial)
        var pairs = Array(zip(candidates, movies))
        var rated = RatedHits(hits: hits)
        if isPartial || isLiteral && resemblance.isWord {
            pairs.removeAll { !$0.isLiteral && !resemblance.isSimilar($1, $0) }
            rated.hits = pairs.map(\.0) + hits.dropFirst(candidates.count).filter(\.isLiteral)
        }
        if first.isLiteral, first.isKnown, first.title ?? 0 >= movies[0].titles.count {
            // An import stores only the words of some titles; a whole title comes first.
            rated.confidence = resemblance.isRareTitle(movies[0], first) ? .likely : .sure
        }
        guard rated.confidence != .sure else { return rated }
        for (hit, movie) in pairs where isPartial || !hit.isPartial || hit == first {
            let confidence = resemblance.confidence(in: movie, hit, hasAllWords: !isPartial)
            rated.confidence = max(rated.confidence, confidence)
            rated.isWholeTitle = rated.isWholeTitle || resemblance.isWholeTitle(of: movie, hit)
            if confidence == .sure { break }
        }
        return rated
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
            return Self.matches(hits, [.correctedQuery(text)] + filters.notices)
        }
        return nil
    }

    /// The movies that match a query as it is, best first.
    package func hits(
        for query: MovieQuery,
        _ filters: CatalogFilters? = nil,
        allowsPartialMatches: Bool = false
    ) throws(TextIndexError) -> [SearchHit] {
        let filters: CatalogFilters =
            if let filters { filters } else { try CatalogFilters(query, self) }
        let readings = QueryReadings.readings(of: query)
        var request = SearchRequest(readings: readings, allowsTypos: query.allowsTypos)
        request.filter = filters.filter
        request.order = filters.order
        // Another number is no typo of a year.
        request.allowsPartialMatches = allowsPartialMatches && !query.isYearAlone
        request.allowsManyTypos = query.tolerance == .many
        if hasImportedPeople {
            request.relations = { stage throws(TextIndexError) in
                try people().relations(of: readings, stage)
            }
        }
        let hits = try index.search(request)
        return try filters.lists?.allowed(hits, in: self) ?? hits
    }
}

extension MovieQuery {
    var allowsTypos: Bool { tolerance != .none && !isExact }
}

extension SearchHit {
    /// Whether it has every word as it is spelled.
    var isLiteral: Bool { typos == 0 && !isPartial }
}
