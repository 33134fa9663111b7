/// A person who took part in movies.
///
/// Whatever a source does not know is `nil` or empty.
public struct Person: Hashable, Sendable, Identifiable {
    public let id: PersonID
    public let imdbID: IMDbPersonID?
    public let name: String

    /// What the person is known as, in lower case, such as `actor` or `director`.
    public let profession: String?
    public let birthday: CalendarDate?
    public let deathday: CalendarDate?
    public let placeOfBirth: String?
    public let biography: String?

    /// The titles of a few movies that the person is known for, the best known first.
    public let knownFor: [String]

    /// The URL of the person's page on the site of the source.
    public let pageURL: String?

    public init(
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

/// The people with a name.
public struct PeopleMatches: Hashable, Sendable {
    /// The best match first.
    public let people: [Person]

    /// How many of the first people match the name equally well, such as those with exactly that
    /// name.
    public let bestCount: Int
    public let source: MoviesSource

    /// Why these are not the requested matches themselves; `nil` if they are.
    public var fallback: Fallback?

    public init(
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
    public var best: ArraySlice<Person> { people.prefix(bestCount) }
}
