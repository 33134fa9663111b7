/// A person who took part in movies.
///
/// Whatever a source does not know is `nil` or empty.
package struct Person: Hashable, Sendable, Identifiable {
    package let id: PersonID
    package let imdbID: IMDbPersonID?
    package let name: String

    /// The profession that the person is known for, in lower case, such as `actor` or `director`.
    package let profession: String?
    package let birthday: CalendarDate?
    package let deathday: CalendarDate?
    package let placeOfBirth: String?
    package let biography: String?

    /// The titles of a few movies that the person is known for, the best known first.
    package var knownFor: [String]

    package init(
        id: PersonID,
        imdbID: IMDbPersonID? = nil,
        name: String,
        profession: String? = nil,
        birthday: CalendarDate? = nil,
        deathday: CalendarDate? = nil,
        placeOfBirth: String? = nil,
        biography: String? = nil,
        knownFor: [String] = []
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
    }

    package var pageURL: String? { id.pageURL }
}

package struct PeopleMatches: Hashable, Sendable {
    /// The best match first.
    package let people: [Person]

    /// The number of the first people that match equally well, such as those with exactly that
    /// name.
    package let bestCount: Int
    package let source: MoviesSource
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

    package var best: ArraySlice<Person> { people.prefix(bestCount) }
}

package struct PersonDetails: Hashable, Sendable {
    package let person: Person

    /// One for each movie, in any order.
    package var credits: [PersonCredit]
    package let source: MoviesSource

    /// The filters of values that no movie of the source has.
    package var unknownValues: [FilterKey]
    package var fallback: Fallback?

    package init(
        person: Person,
        credits: [PersonCredit] = [],
        source: MoviesSource,
        unknownValues: [FilterKey] = [],
        fallback: Fallback? = nil
    ) {
        self.person = person
        self.credits = credits
        self.source = source
        self.unknownValues = unknownValues
        self.fallback = fallback
    }
}

package struct PersonCredit: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case director
        case writer

        /// The name of the character is `nil` if the source does not know it.
        case cast(character: String?)
        case crew(job: String)
    }

    package var movie: Movie

    /// Each once, directors and writers first; empty if the source does not know any.
    package let roles: [Role]

    package init(movie: Movie, roles: [Role]) {
        self.movie = movie
        self.roles = roles
    }
}

extension [PersonCredit] {
    /// One credit for each movie, from rows of which several may be about the same movie.
    ///
    /// The role of a row is `nil` if the source does not know it.
    package init(rows: [(movie: Movie, role: PersonCredit.Role?)]) {
        let roles = Dictionary(grouping: rows) { $0.movie.id }
            .mapValues { [].appending($0.compactMap(\.role)).sorted { $0.rank < $1.rank } }
        var seen: Set<MovieID> = []
        self = rows.filter { seen.insert($0.movie.id).inserted }.map { movie, _ in
            PersonCredit(movie: movie, roles: roles[movie.id, default: []])
        }
    }
}

extension PersonCredit.Role {
    fileprivate var rank: Int {
        switch self {
        case .director: 0
        case .writer: 1
        case .cast: 2
        case .crew: 3
        }
    }
}

/// The permanent id of a person, at TMDB or at IMDb, or the name if there is none.
///
/// Its text is what the user types: `31`, `nm0000158` or `John Carpenter`.
package enum PersonID: Hashable, Sendable {
    /// A positive number.
    case tmdb(Int)
    case imdb(IMDbPersonID)

    /// The name, where a source has no id of the person; no two such people have the same name.
    case name(String)
}

extension PersonID: LosslessStringConvertible {
    package init?(_ description: String) {
        let number = Int(tmdbID: description)
        guard let id = IMDbPersonID(description).map(Self.imdb) ?? number.map(Self.tmdb) else {
            return nil
        }
        self = id
    }

    package var description: String {
        switch self {
        case .tmdb(let number): String(number)
        case .imdb(let imdbID): imdbID.description
        case .name(let name): name
        }
    }
}

/// The id of a person at IMDb: `nm` and seven to ten digits, such as `nm0000158`.
package struct IMDbPersonID: Hashable, Sendable, LosslessStringConvertible {
    package let description: String

    package init?(_ description: String) {
        guard description.isIMDbID(prefix: "nm") else { return nil }
        self.description = description
    }
}

extension PersonID {
    /// The URL of the person's page on the site of the id; `nil` for a name.
    package var pageURL: String? {
        switch self {
        case .tmdb(let number): "https://www.themoviedb.org/person/\(number)"
        case .imdb(let imdbID): "https://www.imdb.com/name/\(imdbID)/"
        case .name: nil
        }
    }
}
