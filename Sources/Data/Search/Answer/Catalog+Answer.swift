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
        var decision = try Decision(query.withoutFilters, words: topicMatches(query.text), self)
        try decision.addSources(besideFilters: !query.filters.isEmpty)
        var matches = try decision.answer(to: query, filters, limit: limit)
        matches.decision = decision
        return matches
    }
}

extension MovieQuery {
    /// The query without the filters and the order, but for adult movies.
    var withoutFilters: MovieQuery {
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
        if isSurelyTitle {
            let titles = Group(reading: 0, source: .titles, isComplete: true)
            return try list(of: titles, ranked, query, filters, limit: limit)
        }
        let masses = masses
        let mass = masses.values.reduce(0, +)
        let total = mass + background.probability
        guard mass / total >= SearchWeights.guess, let best = ranked.first,
            let winner = masses.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key
        else { return Catalog.Matches(notices: filters.notices) }
        var matches =
            try winner.isComplete
            ? list(of: winner, ranked, query, filters, limit: limit)
            : closest(ranked, query, filters)
        if winner.isComplete, winner.source != .titles {
            let share = SearchWeights.titleShare * (masses[winner] ?? 0)
            let titles = try titles(ranked.filter { $0.cost.probability > share }, query)
            try insert(titles, into: &matches, query, filters)
            let spelled = ranked.filter {
                $0.isTitle && !$0.cost.parts.contains(where: \.weight.isOfTypo)
            }
            try insert(likely: spelled, among: ranked, into: &matches, query, filters)
        }
        if winner.isComplete, matches.documents.count < SearchWeights.closest {
            // A short list may not be all that is likely.
            let share = SearchWeights.titleShare * total
            let others = ranked.prefix(SearchWeights.closest)
                .filter { $0.cost.probability > share }
            try insert(others, into: &matches, at: matches.documents.count, query, filters)
        }
        // No movie that lacks words is surely meant.
        matches.confidence = min(
            confidence(ofProbability: mass / total),
            winner.isComplete ? .sure : .likely
        )
        if matches.confidence == .guess, matches.totalCount > 0 {
            matches.notices.append(.closestMatches)
        }
        matches.isTitle = best.isTitle
        return matches
    }

    func confidence(ofProbability probability: Double) -> MatchConfidence {
        if probability >= SearchWeights.sure { return .sure }
        return probability >= SearchWeights.likely ? .likely : .guess
    }

    /// The movies of exactly the title, which come before a list.
    private func titles(
        _ candidates: [Candidate],
        _ query: MovieQuery
    ) throws(TextIndexError) -> [Candidate] {
        let titles = candidates.filter(\.isWholeTitle)
        guard titles.isEmpty, query.isYearAlone else { return titles }
        // `2001` is rather the start of a title than the year.
        let candidates = candidates.filter { $0.title != nil }
        return try zip(candidates, catalog.movies(candidates.map(\.document)))
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
            var matches = try catalog.matches(for: meant, limit: limit, lists: filters.lists)
            matches.notices.insert(.meaning(meant), at: 0)
            matches.reasonText = meant.filters[names: .person].joined(separator: " ")
            return matches
        case .topics:
            guard let words = reading.words else { return Catalog.Matches() }
            let meantFilters = try CatalogFilters(meant, catalog, filters.lists)
            let hits = try catalog.index.hits(of: words, meantFilters.filter)
            return try catalog.matches(about: hits.filter { $0.ignored == 0 }, meant, meantFilters)
        case .titles where reading.kind == .text || reading.kind == .keyboard:
            var matches = try titles(of: group.reading, meant, filters)
            // A text such as *the* says nothing about what comes first.
            guard filters.order == nil, words.content != 0 else { return matches }
            let likely = likely(ranked).filter { $0.group == group && $0.title != nil }
            // The titles are in order, unless another movie with whole words is likelier.
            let best = matches.documents.first.flatMap { candidates[$0] }
            let isUnfinished = best?.cost.has(.prefix) ?? false
            let first = likely.first { isUnfinished || !$0.cost.has(.prefix) }
            if let first, first.document != matches.documents.first, !first.cost.has(.prefix) {
                try insert([first], into: &matches, query, filters)
            }
            // Movies about the text follow the titles that are likelier: *Jaws* for `shark`.
            let about = Group(reading: group.reading, source: .topics, isComplete: true)
            let topics = ranked.filter { $0.group == about }
            try insert(likely: topics, among: ranked, into: &matches, query, filters)
            return matches
        case .titles, .place: return try closest(ranked, query, filters)
        }
    }

    /// All movies that a search for titles found: if some have all words as they are spelled, only these.
    private func titles(
        of reading: Int,
        _ query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Catalog.Matches {
        var found = hits[reading] ?? []
        if query.hasFilters || filters.lists != nil || filters.order != nil {
            found = try catalog.hits(for: query, filters, isTolerant: reading == 0)
        }
        let literal = found.filter(\.isLiteral)
        let shown = literal.isEmpty ? found.filter { !$0.isPartial } : literal
        var matches = Catalog.Matches(shown, query, filters)
        if readings[reading].kind == .keyboard {
            matches.notices.insert(.correctedQuery(query.text), at: 0)
        }
        return matches
    }

    /// The movies that are probably meant, whatever they are found by.
    private func closest(
        _ ranked: [Candidate],
        _ query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Catalog.Matches {
        let likely = likely(ranked).prefix(SearchWeights.closest)
        var matches = Catalog.Matches(notices: filters.notices, reasonText: query.text)
        try insert(Array(likely), into: &matches, query, filters)
        guard let best = likely.first else { return matches }
        let ignored = ignoredWords(of: best)
        if !ignored.isEmpty { matches.notices.append(.ignoredWords(ignored)) }
        let reading = readings[best.reading]
        if reading.kind == .filters, !reading.query.filterWords.isEmpty {
            matches.notices.insert(.meaning(reading.query), at: 0)
        }
        return matches
    }

    /// Inserts the likely ones of some candidates where the first of them is among all.
    private func insert(
        likely candidates: [Candidate],
        among ranked: [Candidate],
        into matches: inout Catalog.Matches,
        _ query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) {
        let share = SearchWeights.titleShare * ranked.reduce(0) { $0 + $1.cost.probability }
        let likely = candidates.filter { $0.cost.probability >= share }
        guard let best = likely.first else { return }
        let place = ranked.prefix { $0.cost.bits < best.cost.bits }.count
        try insert(likely, into: &matches, at: place, query, filters)
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

    /// Inserts the candidates that filters allow before all other movies, or at a place, in the order of
    /// a query, if it has one.
    private func insert(
        _ candidates: [Candidate],
        into matches: inout Catalog.Matches,
        at place: Int = 0,
        _ query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) {
        let before = Set(matches.documents.prefix(place))
        let new = candidates.filter { !before.contains($0.document) }
        guard !new.isEmpty else { return }
        // A search for titles leaves a year to its readings, and the movies of files to its hits.
        var topics = query
        topics.subject = .topics
        var filter = try CatalogFilters(topics, catalog, filters.lists).filter
        filter.requiredDocuments.append(new.map(\.document))
        let order = filters.order ?? DocumentOrder(.popularity, isDescending: true)
        var allowed = try catalog.index.documents(filter, in: order, limit: new.count).first
        if filters.order == nil {
            allowed = new.map(\.document).filter(Set(allowed).contains)
        }
        let others = matches.documents.filter { !allowed.contains($0) }
        matches.totalCount += allowed.count + others.count - matches.documents.count
        matches.documents = others.prefix(place) + allowed + others.dropFirst(place)
        for candidate in new { matches.titles[candidate.document] = candidate.title }
    }
}
