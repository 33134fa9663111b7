import Domain
import Text
import TextIndex

/// Answers a text: with the movies that it most probably means.
extension Catalog {
    func answer(_ filters: CatalogFilters, limit: Int) throws(TextIndexError) -> Matches {
        var answer = Answer(try decision(on: filters.query), filters, limit: limit)
        try answer.find()
        answer.matches.decision = answer.decision
        return answer.matches
    }

    /// The text is understood as if there were no filters and no order; these only choose and sort its
    /// movies.
    func decision(on query: MovieQuery) throws(TextIndexError) -> Decision {
        var text = query
        (text.filters, text.sort) = (MovieFilters(), nil)
        var decision = try Decision(text, words: topicMatches(text.text), self)
        try decision.addSources(besideFilters: !query.filters.isEmpty)
        return decision
    }
}

/// The movies that are most probably meant, of those that the filters of a query allow, and in its order;
/// none if the text rather means something that the catalog does not know.
private struct Answer {
    typealias Candidate = Decision.Candidate

    let decision: Decision
    private let filters: CatalogFilters
    private let limit: Int
    private let ranked: [Candidate]
    var matches = Catalog.Matches()

    private var catalog: Catalog { decision.catalog }
    private var query: MovieQuery { filters.query }

    init(_ decision: Decision, _ filters: CatalogFilters, limit: Int) {
        (self.decision, self.filters, self.limit) = (decision, filters, limit)
        ranked = decision.ranked
    }

    mutating func find() throws(TextIndexError) {
        if decision.isSurelyTitle {
            return try list(Decision.Group(reading: 0, source: .titles, isComplete: true))
        }
        let masses = decision.masses
        let mass = masses.values.reduce(0, +)
        let total = mass + decision.background.probability
        guard mass / total >= SearchWeights.guess, let best = ranked.first,
            let winner = masses.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key
        else { return matches.notices = filters.notices }
        if winner.isComplete { try list(winner) } else { try listClosest() }
        // A series has a place for each of its movies.
        let isSeries = winner.source == .list && decision.readings[winner.reading].series != nil
        if winner.isComplete, winner.source != .titles, !isSeries {
            let share = SearchWeights.titleShare * (masses[winner] ?? 0)
            try insert(titles(among: ranked.filter { $0.cost.probability > share }))
            let spelled = ranked.filter {
                $0.isTitle && !$0.cost.parts.contains(where: \.weight.isOfTypo)
            }
            try insert(likely: spelled)
        }
        if winner.isComplete, !isSeries, matches.documents.count < SearchWeights.closest {
            // A short list may not be all that is likely.
            let share = SearchWeights.titleShare * total
            let others = ranked.prefix(SearchWeights.closest)
                .filter { $0.cost.probability > share }
            try insert(others, at: matches.documents.count)
        }
        // No movie that lacks words is surely meant.
        matches.confidence = min(
            decision.confidence(ofProbability: mass / total),
            winner.isComplete ? .sure : .likely
        )
        if matches.confidence == .guess, matches.totalCount > 0 {
            matches.notices.append(.closestMatches)
        }
        matches.isTitle = best.isTitle
    }

    /// The movies of exactly the title, which come before a list.
    private func titles(among candidates: [Candidate]) throws(TextIndexError) -> [Candidate] {
        let titles = candidates.filter(\.isWholeTitle)
        guard titles.isEmpty, query.isYearAlone else { return titles }
        // `2001` is rather the start of a title than the year.
        let candidates = candidates.filter { $0.title != nil }
        return try zip(candidates, catalog.movies(candidates.map(\.document)))
            .filter { $0.1.title.hasPrefix(query.text) }.map(\.0)
    }

    /// Lists the movies of one reading and source that explain all words.
    private mutating func list(_ group: Decision.Group) throws(TextIndexError) {
        let reading = decision.readings[group.reading]
        var meant = reading.query
        meant.filters = meant.filters.adding(query.filters)
        meant.sort = query.sort ?? meant.sort
        switch group.source {
        case .list:
            if let series = reading.series { return try list(series) }
            matches = try catalog.matches(for: meant, limit: limit, lists: filters.lists)
            matches.notices.insert(.meaning(meant), at: 0)
            matches.reasonText = meant.filters[names: .person].joined(separator: " ")
        case .topics:
            guard let words = reading.words else { return }
            let meantFilters = try CatalogFilters(meant, catalog, filters.lists)
            let hits = try catalog.index.hits(of: words, meantFilters.filter)
            matches = try catalog.matches(about: hits, meantFilters)
        case .titles where reading.kind == .text || reading.kind == .keyboard:
            try listTitles(of: group, meant)
        case .titles, .place: try listClosest()
        }
    }

    private mutating func list(_ series: SeriesMovies) throws(TextIndexError) {
        matches = Catalog.Matches(notices: filters.notices)
        try insert(series.documents, at: 0)
        let sort = query.sort == nil ? series.order : nil
        matches.notices.insert(.series(series.name, sort), at: 0)
    }

    private mutating func listTitles(
        of group: Decision.Group,
        _ meant: MovieQuery
    ) throws(TextIndexError) {
        var found = decision.hits[group.reading] ?? []
        if meant.hasFilters || filters.lists != nil || filters.order != nil {
            found = try catalog.hits(for: meant, filters, isTolerant: group.reading == 0)
        }
        // If some have all words as they are spelled, only these.
        let literal = found.filter(\.isLiteral)
        let shown = literal.isEmpty ? found.filter { !$0.isPartial } : literal
        matches = Catalog.Matches(shown, meant, filters)
        if decision.readings[group.reading].kind == .keyboard {
            matches.notices.insert(.correctedQuery(meant.text), at: 0)
        }
        // A text such as *the* says nothing about what comes first.
        guard filters.order == nil, decision.words.content != 0 else { return }
        // The titles are in order, unless another movie with whole words is likelier.
        let best = matches.documents.first.flatMap { decision.candidates[$0] }
        let isUnfinished = best?.cost.has(.prefix) ?? false
        let first = likely.first {
            $0.group == group && $0.title != nil && (isUnfinished || !$0.cost.has(.prefix))
        }
        if let first, first.document != matches.documents.first, !first.cost.has(.prefix) {
            try insert([first])
        }
        // Movies about the text follow the titles that are likelier: *Jaws* for `shark`.
        let about = Decision.Group(reading: group.reading, source: .topics, isComplete: true)
        try insert(likely: ranked.filter { $0.group == about })
    }

    /// Lists the movies that are probably meant, whatever they are found by.
    private mutating func listClosest() throws(TextIndexError) {
        let likely = likely.prefix(SearchWeights.closest)
        matches = Catalog.Matches(notices: filters.notices, reasonText: query.text)
        try insert(Array(likely))
        guard let best = likely.first else { return }
        let reading = decision.readings[best.reading]
        let words = reading.words?.words ?? []
        let ignored = words.indices.filter { best.ignored & 1 << $0 != 0 }
        if !ignored.isEmpty {
            matches.notices.append(.ignoredWords(ignored.map { words[$0].term.description }))
        }
        if reading.kind == .filters, !reading.query.filterWords.isEmpty {
            matches.notices.insert(.meaning(reading.query), at: 0)
        }
    }

    private var mass: Double { ranked.reduce(0) { $0 + $1.cost.probability } }

    /// The candidates that have most of the probability together.
    private var likely: [Candidate] {
        var rest = mass * SearchWeights.listedShare
        return Array(
            ranked.prefix { candidate in
                defer { rest -= candidate.cost.probability }
                return rest > 0
            }
        )
    }

    /// Inserts the likely ones of some candidates where the first of them is among all.
    private mutating func insert(likely candidates: [Candidate]) throws(TextIndexError) {
        let share = SearchWeights.titleShare * mass
        let likely = candidates.filter { $0.cost.probability >= share }
        guard let best = likely.first else { return }
        try insert(likely, at: ranked.prefix { $0.cost.bits < best.cost.bits }.count)
    }

    /// Inserts candidates as movies, with the titles that are meant.
    private mutating func insert(
        _ candidates: [Candidate],
        at place: Int = 0
    ) throws(TextIndexError) {
        let before = Set(matches.documents.prefix(place))
        let new = candidates.filter { !before.contains($0.document) }
        try insert(new.map(\.document), at: place)
        for candidate in new { matches.titles[candidate.document] = candidate.title }
    }

    /// Inserts the movies that filters allow before all other movies, or at a place, in the order of the
    /// query, if it has one.
    private mutating func insert(_ new: [Int], at place: Int) throws(TextIndexError) {
        guard !new.isEmpty else { return }
        // A search for titles leaves a year to its readings, and the movies of files to its hits.
        var topics = query
        topics.subject = .topics
        var filter = try CatalogFilters(topics, catalog, filters.lists).filter
        filter.requiredDocuments.append(new)
        let order = filters.order ?? DocumentOrder(.popularity, isDescending: true)
        var allowed = try catalog.index.documents(filter, in: order, limit: new.count).first
        if filters.order == nil {
            allowed = new.filter(Set(allowed).contains)
        }
        let others = matches.documents.filter { !allowed.contains($0) }
        matches.totalCount += allowed.count + others.count - matches.documents.count
        matches.documents = others.prefix(place) + allowed + others.dropFirst(place)
    }
}
