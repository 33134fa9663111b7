/// A person who took part in movies.
///
/// Whatever a source does not know is `nil` or empty.
package struct Person: Hashable, Sendable, Identifiable {
    package let id: PersonID
    package let imdbID: IMDbPersonID?
    package let name: String

    /// What the person is known as, in lower case, such as `actor` or `director`.
    package let profession: String?
    package let birthday: CalendarDate?
    package let deathday: CalendarDate?
    package let placeOfBirth: String?
    package let biography: String?

    /// The titles of a few movies that the person is known for, the best known first.
    package var knownFor: [String]

    /// The URL of the person's page on the site of the source.
    package let pageURL: String?

    package init(
        id: PersonID,
        imdbID: IMDbPersonID? = nil,
        name: String,
        profession: String? = nil,
        birthday: CalendarDate? = nil,
        deathday: CalendarDate? = nil,
        placeOfBirth: String? = nil,
        biography: String? = nil,
        knownFor: [String] = [],
        pageURL: String? = nil
    ) {
        self.id = id
        self.imdbID = imdbID
        self.name = name
        self.profession = profession
        self.birthday = birthday
        self.deathday = deathday
        self.placeOfBirth = placeOfBirth
        self.biography = biography
        self.knownFor = knownFor
        self.pageURL = pageURL
    }
}

package struct PeopleMatches: Hashable, Sendable {
    /// The best match first.
    package let people: [Person]

    /// How many of the first people match equally well, such as those with exactly that name.
    package let bestCount: Int
    package let source: MoviesSource

    /// Why these are not the requested matches themselves; `nil` if they are.
    package var fallback: Fallback?

    package init(
        people: [Person],
        bestCount: Int,
        source: MoviesSource,
        fallback: Fallback? = nil
    ) {
        self.people = people
        self.bestCount = min(bestCount, people.count)
        self.source = source
        self.fallback = fallback
    }

    /// The people who match the name best.
    package var best: ArraySlice<Person> { people.prefix(bestCount) }
}
