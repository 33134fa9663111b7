public import Domain

/// The people of the catalog on this machine, which has none yet.
public struct CatalogPeopleRepository: PeopleRepository {
    public init() {}

    public func people(
        named name: String,
        limit: Int
    ) async throws(MoviesError) -> PeopleMatches { throw .peopleUnavailable(.catalog(.builtIn)) }

    public func details(of id: PersonID) async throws(MoviesError) -> PersonDetails {
        throw .peopleUnavailable(.catalog(.builtIn))
    }
}
