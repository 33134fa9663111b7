import Synchronization

/// Falls back to the people of the local catalog when the primary source is unavailable.
package final class FallbackPeopleRepository: PeopleRepository {
    private let primary: any PeopleRepository
    private let catalog: any PeopleRepository

    /// The people that the catalog found last, and why the primary source did not.
    private let catalogPeople = Mutex<[PersonID: MoviesError]>([:])

    package init(_ primary: any PeopleRepository, catalog: any PeopleRepository) {
        self.primary = primary
        self.catalog = catalog
    }

    package func people(named name: String, limit: Int) async throws(MoviesError) -> PeopleMatches {
        do {
            let found = try await primary.people(named: name, limit: limit)
            catalogPeople.withLock { $0 = [:] }
            return found
        } catch {
            guard error.allowsFallback else { throw error }
            // The catalog has few people, so no match there says little.
            guard var found = try? await catalog.people(named: name, limit: limit),
                !found.people.isEmpty
            else { throw error }
            found.fallback = .catalog(reason: error)
            let reasons = found.people.reduce(into: [:]) { $0[$1.id] = error }
            catalogPeople.withLock { $0 = reasons }
            return found
        }
    }

    package func details(of id: PersonID) async throws(MoviesError) -> PersonDetails {
        // The user has waited for the primary source already.
        if let reason = catalogPeople.withLock({ $0[id] }) {
            return try await catalogDetails(of: id, reason: reason)
        }
        do {
            return try await primary.details(of: id)
        } catch {
            guard error.allowsFallback else { throw error }
            guard let found = try? await catalogDetails(of: id, reason: error) else { throw error }
            return found
        }
    }

    private func catalogDetails(
        of id: PersonID,
        reason error: MoviesError
    ) async throws(MoviesError) -> PersonDetails {
        var found = try await catalog.details(of: id)
        found.fallback = .catalog(reason: error)
        return found
    }
}
