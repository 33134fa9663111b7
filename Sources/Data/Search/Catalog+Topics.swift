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
        let named = try personMatches(for: query, limit: limit, allowsTypos: false)
        // Several words are hardly a name by chance.
        if let named, query.text.contains(" ") { return named }
        var request = Self.request(query.text, filters.filter)
        request.allowsTypos = query.allowsTypos
        request.requiresAllWords = query.tolerance == .none
        let hits = try index.documents(about: request)
        if let named, !Self.isTopic(hits, besides: named) { return named }
        if query.allowsTypos, !Self.isDescription(query, hits.first),
            let matches = try personMatches(for: query, limit: limit, allowsTypos: true)
        {
            return matches
        }
        let first = try firstDocuments(of: query)
        let documents = hits.map(\.document)
        return Matches(
            documents: query.sortsFirstMovies
                ? try sorted(first + documents, filters, limit: limit)
                : first + (try sorted(documents, filters, limit: limit)),
            totalCount: first.count + hits.count,
            notices: [.topic(query)] + filters.notices,
            confidence: Self.confidence(hits, query),
            reasonText: query.text,
            rank: { place, document in
                guard filters.order == nil, place >= first.count else {
                    return filters.rank(of: document, first: first)
                }
                let score = hits[place - first.count].score
                let popularity = MatchRank.Part("popularity", score.popularity)
                let words = MatchRank.Part("words", score.words)
                return MatchRank(nil, .score, [words, .init("phrases", score.phrases), popularity])
            }
        )
    }

    /// Whether the words of a text are hardly a misspelled name: one movie has all, or they are many,
    /// none of which is misspelled.
    private static func isDescription(_ query: MovieQuery, _ hit: TopicHit?) -> Bool {
        guard let hit else { return false }
        let isSpelledRight = !hit.hasTypos && !hit.hasUnknownWords
        return hit.isComplete
            || isSpelledRight && query.text.split(separator: " ").count >= SearchWeights.longText
    }

    /// Whether a last name is rather a topic, as that of Rob Zombie is: of far more movies than those
    /// of the person.
    private static func isTopic(_ hits: [TopicHit], besides named: Matches) -> Bool {
        hits.first?.isComplete ?? false
            && hits.count > named.totalCount * SearchWeights.topicsPerName
    }

    /// Several movies about the very words are probably meant; a single word is little evidence
    /// beside other ones that say nothing.
    private static func confidence(_ hits: [TopicHit], _ query: MovieQuery) -> MatchConfidence {
        guard let first = hits.first, !first.hasTypos else { return .doubtful }
        guard first.isComplete else { return .vague }
        guard query.tolerance != .none else { return confidenceBesideTypos(hits, query) }
        guard hits.count >= SearchWeights.likelyTopic else { return .vague }
        let isWord = LetterResemblance(query.text).isWord
        return first.hasPhrase || isWord ? .likely : .vague
    }

    /// How surely a text means these movies rather than misspelled titles, which the search skipped.
    ///
    /// They are likely if the text is a word or a phrase of several movies, or if its words say a lot
    /// about one movie. Those of a text without the words that say little are likely only if those
    /// words exclude a title.
    private static func confidenceBesideTypos(
        _ hits: [TopicHit],
        _ query: MovieQuery
    ) -> MatchConfidence {
        let isWord = LetterResemblance(query.text).isWord
        let phraseCount = isWord ? hits.count : hits.count(where: \.hasWholePhrase)
        let leastCount = isWord ? SearchWeights.likelyTopicOfWord : SearchWeights.likelyTopic
        if phraseCount >= leastCount, !query.isRemainder || !query.mayBeTitle { return .likely }
        guard !query.isRemainder || query.filters.isEmpty else {
            return phraseCount >= leastCount ? .vague : .doubtful
        }
        guard !isWord else { return .doubtful }
        let saysMuch = hits.first.map { $0.score.words >= SearchWeights.likelyDescription } ?? false
        return saysMuch && !query.isRemainder ? .likely : .vague
    }

    /// The numbers of the movies that are about a text, best first.
    func documents(about text: String) throws(TextIndexError) -> [Int] {
        try index.documents(about: Self.request(text, .all)).map(\.document)
    }

    /// The numbers of all movies that have to do with a text: with a person, or with its words.
    func documents(excludedBy text: String) throws(TextIndexError) -> [Int] {
        var request = TopicRequest(text, allowsTypos: false)
        request.findsAll = true
        var documents = try index.documents(about: request).map(\.document)
        if let name = try people().name(meantBy: text, allowsTypos: false) {
            for person in try people().people(PersonReference(name), allowsTypos: false) {
                documents += person.movies
            }
        }
        return documents
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
        let name = try people().name(meantBy: query.text, allowsTypos: allowsTypos)
        let names = if let name { [name] } else { try people().names(listedIn: query.text) }
        guard !names.isEmpty else { return nil }
        var meant = MovieQuery("", like: query)
        meant.subject = .titles
        meant.filters.people += names
        var matches = try self.matches(for: meant, limit: limit)
        guard try matches.totalCount > firstDocuments(of: query).count else { return nil }
        let mayBeTitle = !query.isRemainder && !query.text.contains(" ")
        if mayBeTitle, try isTitleWord(query) { return nil }
        matches.notices.insert(.meaning(meant), at: 0)
        matches.confidence = allowsTypos ? .vague : .sure
        matches.reasonText = names.joined(separator: " ")
        return matches
    }

    /// Whether a known movie has the text in its title, as `The Dark Knight` has the name of Travis
    /// Knight.
    private func isTitleWord(_ query: MovieQuery) throws(TextIndexError) -> Bool {
        var titles = query
        titles.subject = .titles
        titles.tolerance = .none
        titles.firstMovies = []
        // These were looked for before, and without typos all of them are literal.
        let found = try matches(for: titles, limit: 0)
        let first = try firstDocuments(of: query)
        return zip(found.documents, found.titles).contains {
            $0 < SearchWeights.known && $1 != nil && !first.contains($0)
        }
    }

    /// The documents in the order of a query, if it has one.
    func sorted(
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
