package protocol PeopleRepository: Sendable {
    /// The people with a name or a part of it, the best match first, with what they are known for;
    /// at most `limit`, and none if the source has no person with that name.
    ///
    /// The name is not blank. Of people who match equally well, the most popular come first.
    func people(named name: String, limit: Int) async throws(MoviesError) -> PeopleMatches

    /// A person with all of their movies; throws `MoviesError.personNotFound` for an unknown id.
    func details(of id: PersonID) async throws(MoviesError) -> PersonDetails
}
