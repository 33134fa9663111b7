package struct PersonDetails: Hashable, Sendable {
    package let person: Person

    /// One for each movie, in any order.
    package var credits: [PersonCredit]
    package let source: MoviesSource

    /// The filters of values that no movie of the source has.
    package var unknownValues: [FilterKey]

    /// Why these are not the requested details themselves; `nil` if they are.
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

/// A movie of a person, with the person's roles.
package struct PersonCredit: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case director
        case writer

        /// The name of the character is `nil` if the source does not know it.
        case cast(character: String?)

        /// Any other job, such as `Producer`.
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
            .mapValues { PersonCredit.Role.sorted($0.compactMap(\.role)) }
        var seen: Set<MovieID> = []
        self = rows.filter { seen.insert($0.movie.id).inserted }.map { movie, _ in
            PersonCredit(movie: movie, roles: roles[movie.id, default: []])
        }
    }
}

extension PersonCredit.Role {
    /// Each role once, directors and writers first.
    fileprivate static func sorted(_ roles: [Self]) -> [Self] {
        var seen: Set<Self> = []
        let roles = roles.filter { seen.insert($0).inserted }
        return (0...3).flatMap { rank in roles.filter { $0.rank == rank } }
    }

    /// The place among the roles of one movie.
    private var rank: Int {
        switch self {
        case .director: 0
        case .writer: 1
        case .cast: 2
        case .crew: 3
        }
    }
}
