import Domain
import Search
import Infrastructure

/// Finds movies by what they have in common, for a text that is no title.
///
/// It takes two requests: one for the id of what the text names, and one for its movies.
extension TMDBMoviesRepository {
    /// A page of the movies of the person, the series or the studio that a text names, or of those
    /// with the text as a keyword; empty if TMDB has nothing of that name.
    func moviesAbout(
        _ query: MovieQuery,
        _ services: TMDBServices? = nil,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        var query = query
        // TMDB can exclude keywords only by their ids, and for these it would be asked once more.
        query.filters.excludedText = ""
        switch meanings.topicKind(of: query.text) {
        case .person(let name): return try await movies(of: name, query, page: page)
        case .series(let name):
            return try await movies(of: .collection, named: name, query, nil, page)
        case .studio(let name):
            return try await movies(of: .company, named: name, query, services, page)
        case .keyword:
            return try await movies(of: .keyword, named: query.text, query, services, page)
        }
    }

    /// The id of a collection, which is looked up if only its name is known; `nil` if TMDB has none.
    func id(of collection: MovieCollection) async throws(MoviesError) -> Int? {
        if let id = collection.id { return id }
        let response = try await client.fetch(
            TMDBEndpoints.topics(.collection, named: collection.name)
        )
        return response.value.topic(.collection, named: collection.name)?.id
    }

    private func movies(
        of person: String,
        _ query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        var meant = MovieQuery("", like: query)
        meant.subject = .titles
        meant.filters[names: .person].append(person)
        var found = try await foundMovies(matching: meant, page: page)
        found.notices.insert(.meaning(meant), at: 0)
        return found
    }

    private func movies(
        of kind: TMDBTopicKind,
        named name: String,
        _ query: MovieQuery,
        _ services: TMDBServices?,
        _ page: Int
    ) async throws(MoviesError) -> MoviesPage {
        let response = try await client.fetch(TMDBEndpoints.topics(kind, named: name))
        guard let topic = response.value.topic(kind, named: name) else {
            return MoviesPage(number: page, of: [], source: .tmdb, fallback: response.fallback)
        }
        var found: MoviesPage
        switch kind {
        case .collection:
            found = try await moviesOfCollection(topic.id, matching: query, page: page)
        case .company, .keyword:
            let name = kind == .company ? "with_companies" : "with_keywords"
            let item = QueryItem(name, String(topic.id))
            let request = TMDBMoviesRequest(query, region: region, topic: item, services: services)
            found = try await foundMovies(by: request, matching: query, page: page)
        }
        let reason: MatchReason =
            switch kind {
            case .collection: .series(topic.name)
            case .company: .studio(topic.name)
            case .keyword: .keyword(topic.name)
            }
        for index in found.movies.indices { found.movies[index].reason = reason }
        found.notices.insert(.topic(query), at: 0)
        found.match.confidence = topic.isExact ? .sure : .guess
        found.fallback = found.fallback ?? response.fallback
        return found
    }
}
