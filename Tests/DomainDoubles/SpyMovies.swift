package import Domain
import Synchronization

/// A source of movies and people that answers as its closures do, and records the searches.
package final class SpyMovies: MoviesRepository, PeopleRepository {
    package typealias Search =
        @Sendable (_ query: MovieQuery, _ page: Int) throws(MoviesError) -> MoviesPage
    package typealias Details = @Sendable (MovieID) throws(MoviesError) -> MovieDetails
    package typealias LocalDetails = @Sendable (MovieID) -> LocalMovieDetails?
    package typealias People =
        @Sendable (_ name: String, _ limit: Int) throws(MoviesError) -> PeopleMatches
    package typealias Person = @Sendable (PersonID) throws(MoviesError) -> PersonDetails

    private let search: Search
    private let details: Details
    private let localDetails: LocalDetails
    private let people: People
    private let person: Person
    private let queries = Mutex<[MovieQuery]>([])
    private let peopleCalls = Mutex(0)

    /// Without closures, it can't be reached for a search, and has no details.
    package init(
        search: @escaping Search = { _, _ throws(MoviesError) in throw .offline(.tmdb) },
        details: @escaping Details = { id throws(MoviesError) in throw .movieNotFound(id, .tmdb) },
        localDetails: @escaping LocalDetails = { _ in nil },
        people: @escaping People = { _, _ throws(MoviesError) in throw .offline(.tmdb) },
        person: @escaping Person = { _ throws(MoviesError) in throw .offline(.tmdb) }
    ) {
        self.search = search
        self.details = details
        self.localDetails = localDetails
        self.people = people
        self.person = person
    }

    /// Answers with the result of a text and of an id; can't be reached for other texts.
    package convenience init(
        _ results: [String: Result<MoviesPage, MoviesError>],
        details: [MovieID: Result<MovieDetails, MoviesError>] = [:]
    ) {
        self.init(
            search: { query, _ throws(MoviesError) in
                guard let result = results[query.text] else { throw .offline(.tmdb) }
                return try result.get()
            },
            details: { id throws(MoviesError) in
                guard let result = details[id] else { throw .movieNotFound(id, .tmdb) }
                return try result.get()
            }
        )
    }

    /// The queries of all searches.
    package var requested: [MovieQuery] { queries.withLock(\.self) }

    /// How often people were asked for.
    package var peopleCallCount: Int { peopleCalls.withLock(\.self) }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        queries.withLock { $0.append(query) }
        return try search(query, page)
    }

    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        try details(id)
    }

    package func localDetails(of id: MovieID) async -> LocalMovieDetails? { localDetails(id) }

    package func people(named name: String, limit: Int) async throws(MoviesError) -> PeopleMatches {
        peopleCalls.withLock { $0 += 1 }
        return try people(name, limit)
    }

    package func details(of id: PersonID) async throws(MoviesError) -> PersonDetails {
        peopleCalls.withLock { $0 += 1 }
        return try person(id)
    }
}
