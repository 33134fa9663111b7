/// A person with all of their movies.
package struct PersonDetails: Hashable, Sendable {
    package let person: Person

    /// One for each movie, in any order.
    package var credits: [PersonCredit]
    package let source: MoviesSource

    /// The filters of values that no movie of the source has.
    package let unknownValues: [FilterKey]

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

    package let movie: Movie

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
        // Arrays are faster than a dictionary for as few movies as most people have.
        var ids: [MovieID] = []
        var movies: [Movie] = []
        var roles: [[PersonCredit.Role]] = []
        for (movie, role) in rows {
            let known = ids.firstIndex(of: movie.id)
            let index = known ?? ids.count
            if known == nil {
                ids.append(movie.id)
                movies.append(movie)
                roles.append([])
            }
            if let role, !roles[index].contains(role) { roles[index].append(role) }
        }
        self = zip(movies, roles).map { movie, roles in
            PersonCredit(
                movie: movie,
                roles: (0...PersonCredit.Role.lastRank).flatMap { rank in
                    roles.filter { $0.rank == rank }
                }
            )
        }
    }
}

extension PersonCredit.Role {
    fileprivate static let lastRank = 3

    /// The place among the roles of one movie.
    fileprivate var rank: Int {
        switch self {
        case .director: 0
        case .writer: 1
        case .cast: 2
        case .crew: 3
        }
    }
}
