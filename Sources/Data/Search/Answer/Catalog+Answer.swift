import Domain
import Text
import TextIndex

/// Answers a text: with the movies that it most probably means.
extension Catalog {
    /// The text is understood as if there were no filters and no order; these only choose and sort its
    /// movies.
    func answer(
        to query: MovieQuery,
        _ filters: CatalogFilters,
        limit: Int
    ) throws(TextIndexError) -> Matches {
        var titles = query
        titles.subject = .titles
        let words = try topicMatches(query.text)
        if try isSurelyTitle(titles.withoutFilters, words) {
            var matches = try matches(for: titles, limit: limit, lists: filters.lists)
            matches.notices.removeAll { $0 == .closestMatches }
            matches.confidence = .sure
            return matches
        }
        var decision = Decision(
            catalog: self,
            words: words,
            readings: try readings(
                of: query.withoutFilters,
                words,
                besideFilters: !query.filters.isEmpty
            )
        )
        try decision.addSources()
        return try decision.answer(to: query, filters, limit: limit)
    }

    /// Whether the text surely is a title, as it is spelled: then no other reading is likelier.
    private func isSurelyTitle(
        _ query: MovieQuery,
        _ words: TopicMatches
    ) throws(TextIndexError) -> Bool {
        var spelled = query
        spelled.tolerance = .none
        let found = try matches(for: spelled, limit: 0)
        // A number may be a place in a series.
        let isPlace = words.words.last?.number != nil
        return found.confidence == .sure && found.totalCount > 0
            && (!isPlace || found.hits.first?.isWholeTitle ?? false)
    }
}

extension MovieQuery {
    /// The query without the filters and the order, but for adult movies.
    fileprivate var withoutFilters: MovieQuery {
        var query = self
        query.filters = MovieFilters()
        query.sort = nil
        return query
    }
}

extension Decision {
    /// The movies that are most probably meant, of those that the filters of a query allow, and in its
    /// order; none if the text rather means something that the catalog does not know.
    func answer(
        to query: MovieQuery,
        _ filters: CatalogFilters,
        limit: Int
    ) throws(TextIndexError) -> Catalog.Matches {
        let ranked = ranked
        let masses: [Group: Double] = ranked.reduce(into: [:]) {
            $0[$1.group, default: 0] += $1.cost.probability
        }
        let mass = masses.values.reduce(0, +)
        let total = mass + background.probability
        guard mass / total >= SearchWeights.guess, let best = ranked.first,
            let winner = masses.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key,
            winner.isComplete || best.cost.probability / total >= SearchWeights.guessOfMovie
        else { return Catalog.Matches(notices: filters.notices) }
        var matches =
            try winner.isComplete
            ? list(of: winner, ranked, query, filters, limit: limit)
            : closest(ranked, query, filters)
        if winner.isComplete, winner.source != .titles {
            let share = SearchWeights.titleShare * (masses[winner] ?? 0)
            let titles = try titles(ranked.filter { $0.cost.probability > share }, query)
            try matches.prepend(catalog.selected(titles, query, filters))
        }
        matches.confidence = confidence(ofProbability: mass / total)
        if matches.confidence == .guess, matches.totalCount > 0 {
            matches.notices.append(.closestMatches)
        }
        matches.isTitle = best.isTitle
        let costs = Dictionary(ranked.map { ($0.document, $0.cost) }) { first, _ in first }
        if filters.order == nil {
            matches.rank = { [rank = matches.rank] place, document in
                costs[document].map { MatchRank($0) } ?? rank(place, document)
            }
        }
        return matches
    }

    private func confidence(ofProbability probability: Double) -> MatchConfidence {
        if probability >= SearchWeights.sure { return .sure }
        return probability >= SearchWeights.likely ? .likely : .guess
    }

    /// The movies of exactly the title, which come before a list.
    private func titles(
        _ candidates: [Candidate],
        _ query: MovieQuery
    ) throws(TextIndexError) -> [Int] {
        let titles = candidates.filter(\.isWholeTitle).map(\.document)
        guard titles.isEmpty, query.isYearAlone else { return titles }
        // `2001` is rather the start of a title than the year.
        let documents = candidates.filter(\.hasTitle).map(\.document)
        return try zip(documents, catalog.movies(documents))
            .filter { $0.1.title.hasPrefix(query.text) }.map(\.0)
    }

    /// The movies of one reading and source that explain all words.
    private func list(
        of group: Group,
        _ ranked: [Candidate],
        _ query: MovieQuery,
        _ filters: CatalogFilters,
        limit: Int
    ) throws(TextIndexError) -> Catalog.Matches {
        let reading = readings[group.reading]
        var meant = reading.query
        meant.filters = meant.filters.adding(query.filters)
        meant.sort = query.sort ?? meant.sort
        switch group.source {
        case .list:
            meant.subject = .titles
            var matches = try catalog.matches(for: meant, limit: limit, lists: filters.lists)
            matches.notices.insert(.meaning(meant), at: 0)
            matches.reasonText = meant.filters.people.joined(separator: " ")
            return matches
        case .topics:
            guard let words = reading.words else { return Catalog.Matches() }
            let meantFilters = try CatalogFilters(meant, catalog, filters.lists)
            let hits = try catalog.index.hits(of: words, meantFilters.filter)
            return try catalog.matches(about: hits.filter { $0.ignored == 0 }, meant, meantFilters)
        case .titles where group.reading == 0:
            var titles = query
            titles.subject = .titles
            var matches = try catalog.matches(for: titles, limit: limit, lists: filters.lists)
            matches.notices.removeAll { $0 == .closestMatches }
            // A text such as *the* says nothing about what comes first.
            guard filters.order == nil, words.content != 0 else { return matches }
            let likely = likely(ranked).filter { $0.group == group && $0.hasTitle }.map(\.document)
            // The titles are in order, unless another movie is likelier.
            if likely.first != matches.documents.first {
                try matches.prepend(catalog.selected(likely, query, filters))
            }
            return matches
        case .titles, .place: return try closest(ranked, query, filters)
        }
    }

    /// The movies that are probably meant, whatever they are found by.
    private func closest(
        _ ranked: [Candidate],
        _ query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Catalog.Matches {
        let likely = likely(ranked).prefix(SearchWeights.closest)
        let documents = try catalog.selected(likely.map(\.document), query, filters)
        var matches = Catalog.Matches(
            documents: documents,
            totalCount: documents.count,
            notices: filters.notices,
            reasonText: query.text
        )
        guard let best = likely.first else { return matches }
        matches.ignoredWords = ignoredWords(of: best)
        let reading = readings[best.reading]
        if reading.kind == .filters, !reading.query.filterWords.isEmpty {
            matches.notices.insert(.meaning(reading.query), at: 0)
        }
        return matches
    }

    private func ignoredWords(of candidate: Candidate) -> [String] {
        let words = readings[candidate.reading].words?.words ?? []
        return words.indices.filter { candidate.ignored & 1 << $0 != 0 }
            .map { words[$0].term.description }
    }

    /// The candidates that have most of the probability together.
    private func likely(_ ranked: [Candidate]) -> [Candidate] {
        var rest = ranked.reduce(0) { $0 + $1.cost.probability } * SearchWeights.listedShare
        return Array(
            ranked.prefix { candidate in
                defer { rest -= candidate.cost.probability }
                return rest > 0
            }
        )
    }
}

extension Catalog {
    /// The documents that filters allow, in the order of a query, if it has one.
    fileprivate func selected(
        _ documents: [Int],
        _ query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> [Int] {
        guard !documents.isEmpty else { return [] }
        var filter = filters.filter
        filter.requiredDocuments.append(documents)
        let order = filters.order ?? DocumentOrder(.popularity, isDescending: true)
        let allowed = try index.documents(filter, in: order, limit: documents.count).first
        guard filters.order == nil else { return allowed }
        let selected = Set(allowed)
        return documents.filter(selected.contains)
    }
}

extension Catalog.Matches {
    /// Places movies before all others.
    fileprivate mutating func prepend(_ first: [Int]) {
        guard !first.isEmpty else { return }
        let rest = documents.filter { !first.contains($0) }
        totalCount += first.count + rest.count - documents.count
        documents = first + rest
        // Both are by the old places.
        titles = []
        rank = { _, _ in nil }
        documentsWithReasons = nil
        if reasonText.isEmpty { documentsWithReasons = [] }
    }
}

extension MatchRank {
    /// The parts of a cost, those of one weight together.
    fileprivate init(_ cost: Cost) {
        var parts: [Part] = []
        for part in cost.parts {
            let name = part.weight.name
            if let place = parts.firstIndex(where: { $0.name == name }) {
                parts[place] = Part(name, parts[place].value + part.bits)
            } else {
                parts.append(Part(name, part.bits))
            }
        }
        self.init(nil, .cost, parts)
    }
}
