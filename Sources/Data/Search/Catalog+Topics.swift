import Domain
import TextIndex

/// Searches for what movies are about.
extension Catalog {
    /// The movies that are about a text: those that have all of its words.
    func topicMatches(
        for query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches {
        let hits = try index.documents(about: Self.request(query.text, filters.filter))
        return try matches(about: hits.filter { $0.ignored == 0 }, query, filters)
    }

    func matches(
        about hits: [TopicHit],
        _ query: MovieQuery,
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches {
        var topic = query
        topic.subject = .topics
        return Matches(
            documents: try sorted(hits.map(\.document), filters, limit: hits.count),
            totalCount: hits.count,
            notices: [.topic(topic)] + filters.notices,
            reasonText: query.text
        )
    }

    /// The numbers of all movies with the words of a text, as they are spelled.
    func documents(
        withAllWordsOf text: String,
        _ filter: DocumentFilter = .all
    ) throws(TextIndexError) -> [Int] {
        var request = TopicRequest(text, filter: filter, allowsTypos: false)
        request.findsAll = true
        return try index.documents(about: request).map(\.document)
    }

    /// The numbers of all movies that have to do with a text: with a person, or with its words.
    func documents(excludedBy text: String) throws(TextIndexError) -> [Int] {
        var documents = try documents(withAllWordsOf: text)
        if let name = try people().name(meantBy: text, allowsTypos: false) {
            for person in try people().people(PersonReference(name), allowsTypos: false) {
                documents += person.movies
            }
        }
        return documents
    }

    static func request(_ text: String, _ filter: DocumentFilter) -> TopicRequest {
        TopicRequest(text, filter: filter) { RelatedWords.words(for: $0) }
    }

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
