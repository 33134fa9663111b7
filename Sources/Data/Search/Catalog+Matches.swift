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

        /// The numbers of those that few people know, and whose title is the whole text.
        package var exactTitles: [Int] = []

        /// Whether titles have all words of the text as they are spelled.
        package var hasLiteralTitles = false

        /// What the movies match that is not in their shown titles: all of them, or those whose
        /// documents are listed.
        package var reasonText = ""

        package var documentsWithReasons: Set<Int>?

        /// For each document the number of the title that matches, if one does; empty if the text is
        /// no title.
        package var titles: [Int?] = []

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
        case .titles:
            try recentMatches.matches(for: query, lists) { () throws(TextIndexError) in
                try titleMatches(for: query, filters)
            }
        case .topics: try topicMatches(for: query, filters, limit: limit)
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
        let first = try firstDocuments(of: query)
        return Matches(
            documents: first.isEmpty || !query.sortsFirstMovies
                ? first + documents : try sorted(first + documents, filters, limit: limit),
            totalCount: first.count + count,
            notices: filters.notices,
            rank: { _, document in filters.rank(of: document, first: first) }
        )
    }

    /// The numbers of the movies that come before all others or are sorted with them, which its filters
    /// exclude.
    func firstDocuments(of query: MovieQuery) throws(TextIndexError) -> [Int] {
        var documents: [Int] = []
        for id in query.firstMovies {
            guard let document = try index.document(withKey: CatalogMovie.key(of: id)) else {
                continue
            }
            documents.append(document)
        }
        return documents
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
        (matches.confidence, matches.exactTitles) = (best.confidence, best.exactTitles)
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
        let isClosest = rated.hits.allSatisfy(\.isPartial) || rated.confidence == .vague
        if isClosest, !rated.hits.isEmpty, !rated.isWholeTitle,
            !rated.hits.contains(where: \.isLiteral)
        {
            matches.notices.append(.closestMatches)
        }
        matches.confidence = rated.confidence
        if rated.hits.contains(where: \.isLiteral), try isSureWithoutFilters(query, filters) {
            matches.confidence = .sure
        }
        matches.exactTitles = matches.confidence == .sure ? [] : rated.exactTitles
        matches.reasonText = query.text
        return matches
    }

    /// Whether the text surely means titles, of which the filters have left out the best.
    ///
    /// Filters change what is found, but not what a text means.
    private func isSureWithoutFilters(
        _ query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Bool {
        guard !query.isRemainder, !query.filters.isEmpty || filters.lists != nil
        else { return false }
        var unfiltered = query
        unfiltered.filters = MovieFilters()
        // For literal titles that is enough, and it takes the least time.
        (unfiltered.tolerance, unfiltered.leastConfidence) = (.none, .doubtful)
        let matches = try recentMatches.matches(for: unfiltered) { () throws(TextIndexError) in
            try bestMatches(for: unfiltered, CatalogFilters(unfiltered, self))
        }
        return matches.confidence == .sure
    }

    private static func matches(_ hits: [SearchHit], _ notices: [SearchNotice]) -> Matches {
        Matches(
            documents: hits.map(\.document),
            totalCount: hits.count,
            totalCountIsLimit: hits.count == TextIndex.hitLimit,
            notices: notices,
            hasLiteralTitles: hits.contains { $0.isLiteral && $0.title != nil },
            // The first two titles are the shown ones, unless there is one only.
            documentsWithReasons: Set(hits.filter { ($0.title ?? 2) > 0 }.map(\.document)),
            titles: hits.map(\.title),
            rank: { place, _ in MatchRank(hits[place]) }
        )
    }

    /// The hits of a query, and how surely they are meant.
    private struct RatedHits {
        var hits: [SearchHit]
        var confidence = MatchConfidence.vague

        /// Whether the query without words such as `watch`, or its year, is the title of one.
        var isWholeTitle = false

        /// The numbers of movies that few people know, and whose title is the whole text.
        var exactTitles: [Int] = []
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
        var exactTitles = ExactTitles()
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
            if resemblance.isExactTitle(movie, hit)
                // `2001` is rather the title that it begins than the year.
                || query.isYearAlone && hit.isKnown && movie.title.hasPrefix("\(query.text)")
            {
                exactTitles.append(hit, movie, hasSameWords: resemblance.hasSameWords(as: movie))
            }
        }
        rated.exactTitles = exactTitles.documents
        return rated
    }

    /// The movies that have a text as their title, of those that few people know.
    ///
    /// Nearly every word is the title of movies with hardly any votes, of which only a few come
    /// before what the text means.
    private struct ExactTitles {
        private var voted: [Int] = []

        /// With the same words as the text, and with another article.
        private var same: [Int] = []
        private var others: [Int] = []

        mutating func append(_ hit: SearchHit, _ movie: CatalogMovie, hasSameWords: Bool) {
            if movie.voteCount ?? 0 >= SearchWeights.votesOfExactTitle {
                voted.append(hit.document)
            } else if hasSameWords {
                same.append(hit.document)
            } else {
                others.append(hit.document)
            }
        }

        var documents: [Int] {
            let limit = max(0, SearchWeights.exactTitlesWithoutVotes - voted.count)
            return voted + (same + others).prefix(limit)
        }
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
