import Domain
import TextIndex

/// Searches for what movies are about.
extension Catalog {
    /// The movies of the people whom a text names, or else those that are about it.
    func topicMatches(
        for query: MovieQuery,
        _ filters: CatalogFilters,
        limit: Int
    ) throws(TextIndexError) -> Matches {
        if let matches = try personMatches(for: query, limit: limit, allowsTypos: false) {
            return matches
        }
        let hits = try index.documents(about: Self.request(query.text, filters.filter))
        if !(hits.first?.isComplete ?? false),
            let matches = try personMatches(for: query, limit: limit, allowsTypos: true)
        {
            return matches
        }
        return Matches(
            documents: try sorted(hits.map(\.document), filters, limit: limit),
            totalCount: hits.count,
            notices: [.topic(query)] + filters.notices,
            confidence: Self.confidence(hits, query),
            reasonText: query.text
        )
    }

    /// Several movies about the very words are probably meant; a single word is little evidence
    /// beside other ones that say nothing.
    private static func confidence(_ hits: [TopicHit], _ query: MovieQuery) -> MatchConfidence {
        guard let first = hits.first, first.isComplete, hits.count >= leastLikelyCount else {
            return .vague
        }
        let isWord = !query.text.contains(" ")
        return first.isPhrase || isWord ? .likely : .vague
    }

    private static let leastLikelyCount = 3

    /// The numbers of the movies that are about a text.
    func documents(about text: String) throws(TextIndexError) -> [Int] {
        try index.documents(about: Self.request(text, .all)).map(\.document)
    }

    private static func request(_ text: String, _ filter: DocumentFilter) -> TopicRequest {
        TopicRequest(text, filter: filter) { RelatedWords.words(for: $0) }
    }

    /// The movies of the people whom the whole text names; `nil` if there are none.
    ///
    /// A single word must be a whole part of a name.
    private func personMatches(
        for query: MovieQuery,
        limit: Int,
        allowsTypos: Bool
    ) throws(TextIndexError) -> Matches? {
        guard let name = try people().name(meantBy: query.text, allowsTypos: allowsTypos) else {
            return nil
        }
        var meant = MovieQuery("", like: query)
        meant.subject = .titles
        meant.filters.people.append(name)
        var matches = try self.matches(for: meant, limit: limit)
        guard matches.totalCount > 0 else { return nil }
        matches.notices.insert(.meaning(meant), at: 0)
        matches.confidence = allowsTypos ? .vague : .sure
        matches.reasonText = name
        return matches
    }

    /// The documents in the order of a query, if it has one.
    private func sorted(
        _ documents: [Int],
        _ filters: CatalogFilters,
        limit: Int
    ) throws(TextIndexError) -> [Int] {
        guard let order = filters.order else { return documents }
        var filter = DocumentFilter.all
        filter.requiredDocuments = [documents]
        return try index.documents(filter, in: order, limit: limit).first
    }
}

extension CatalogPeople {
    /// The most words of a name.
    private static let wordLimit = 5

    /// A single word is the name of one of the best known people, or means something else.
    private static let wellKnownCount = 2000

    /// How alike a misspelled name and the right one are; see `LetterResemblance`.
    private static let leastDegree = 0.7

    /// The name of the best known person whom a text means; `nil` if it is no name.
    func name(meantBy text: String, allowsTypos: Bool) throws(TextIndexError) -> String? {
        var words = text.split(separator: " ")
        // `coen brothers` are people of that name.
        if words.count > 1, let last = words.last, ["brothers", "sisters"].contains(last) {
            words.removeLast()
        }
        guard (1...Self.wordLimit).contains(words.count) else { return nil }
        let name = words.joined(separator: " ")
        var request = SearchRequest(readings: [.init(name)], allowsPrefix: false)
        request.allowsTypos = allowsTypos
        guard let hit = try index.search(request).first, !hit.isPartial, hit.typos <= words.count,
            words.count > 1 || hit.document < Self.wellKnownCount
        else { return nil }
        if words.count < text.split(separator: " ").count { return name }
        guard let person = try people([hit.document]).first?.name else { return nil }
        // A name with typos is not just like a part of a name.
        let isClose = LetterResemblance(name).degree(to: person) >= Self.leastDegree
        return hit.typos == 0 || isClose ? person : nil
    }
}
