package import Domain
import Synchronization

/// A source of people that answers as its closures do, and counts the calls.
package final class SpyPeople: PeopleRepository {
    package typealias People =
        @Sendable (_ name: String, _ limit: Int) throws(MoviesError) -> PeopleMatches
    package typealias Details = @Sendable (PersonID) throws(MoviesError) -> PersonDetails

    private let people: People
    private let details: Details
    private let calls = Mutex(0)

    /// Without closures, it can't be reached.
    package init(
        people: @escaping People = { _, _ throws(MoviesError) in throw .offline(.tmdb) },
        details: @escaping Details = { _ throws(MoviesError) in throw .offline(.tmdb) }
    ) {
        self.people = people
        self.details = details
    }

    package var callCount: Int { calls.withLock(\.self) }

    package func people(named name: String, limit: Int) async throws(MoviesError) -> PeopleMatches {
        calls.withLock { $0 += 1 }
        return try people(name, limit)
    }

    package func details(of id: PersonID) async throws(MoviesError) -> PersonDetails {
        calls.withLock { $0 += 1 }
        return try details(id)
    }
}
