package import Domain
import Text
package import TextIndex

/// Searches for what movies are about.
extension Catalog {
    /// The movies that are about a text: those that have all of its words.
    func topicMatches(_ filters: CatalogFilters) throws(TextIndexError) -> Matches {
        let words = try relatedMatches(filters.query.text)
        return try matches(about: index.hits(of: words, filters.filter), filters)
    }

    /// The movies that have all words, of those that a search has found.
    func matches(
        about hits: [TopicHit],
        _ filters: CatalogFilters
    ) throws(TextIndexError) -> Matches {
        let documents = hits.filter { $0.ignored == 0 }.map(\.document)
        var topic = filters.query
        topic.subject = .topics
        return Matches(
            documents: try sorted(documents, filters),
            totalCount: documents.count,
            notices: [.topic(topic)] + filters.notices,
            reasonText: topic.text
        )
    }

    /// The numbers of all movies with the words of a text, as they are spelled.
    func documents(
        withAllWordsOf text: String,
        _ filter: DocumentFilter = .all
    ) throws(TextIndexError) -> [Int] {
        let words = try index.topicMatches(text, allowsTypos: false)
        return try index.hits(of: words, filter, all: true).map(\.document)
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

    /// The words of a text and related ones, and the movies that explain them.
    func relatedMatches(_ text: String) throws(TextIndexError) -> TopicMatches {
        try index.topicMatches(text, relatedWords: RelatedWords.words)
    }

    func sorted(_ documents: [Int], _ filters: CatalogFilters) throws(TextIndexError) -> [Int] {
        guard let order = filters.order else { return documents }
        var filter = DocumentFilter.all
        filter.requiredDocuments = [documents]
        return try index.documents(filter, in: order, limit: documents.count).first
    }
}

/// A thing other than a title that a text names, by which a source is to look for movies.
package enum TopicKind: Hashable, Sendable {
    /// A person, by the whole name.
    case person(String)
    case series(String)
    case studio(String)
    case keyword
}

/// The meanings of texts, for a source that searches titles only.
package protocol TextMeanings: Sendable {
    /// The kind of name that a text is; a keyword if that is unknown.
    func topicKind(of text: String) -> TopicKind

    /// The confidence that the text of a query means movies that a source found by their titles; likely
    /// if that is unknown.
    func confidence(of movies: [Movie], for query: MovieQuery) -> MatchConfidence
}

extension Catalog {
    /// Number of movies about a text in which its name is looked up.
    private static let namingMovies = 20

    /// The thing that a whole text names: a series or a studio of the movies about it, or a person.
    ///
    /// A part of a name means the person only if no movie has it as a keyword: `hanks` does, and
    /// `love` does not mean Courtney Love.
    package func topicKind(of text: String) throws(TextIndexError) -> TopicKind {
        let whole = NormalizedText(text)
        guard !whole.isEmpty else { return .keyword }
        let hits = try index.hits(of: relatedMatches(text), .all).prefix(Self.namingMovies)
        let movies = try movies(hits.map(\.document))
        func name(_ names: (CatalogMovie) -> [String]) -> String? {
            let names = movies.flatMap(names)
            return zip(names, NormalizedText.all(names)).first { $0.1 == whole }?.0
        }
        if let series = name(\.series) { return .series(series) }
        if let studio = name(\.studios) { return .studio(studio) }
        guard let person = try people().name(meantBy: text, allowsTypos: false),
            NormalizedText(person) == whole || name(\.keywords) == nil
        else { return .keyword }
        return .person(person)
    }
}
