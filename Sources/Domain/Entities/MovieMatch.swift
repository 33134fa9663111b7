/// How surely a name means a movie.
package enum MatchCertainty: String, Hashable, Sendable, Comparable {
    /// It means no movie that this machine knows.
    case no
    case likely
    case sure

    package static func < (lhs: MatchCertainty, rhs: MatchCertainty) -> Bool {
        lhs != rhs && (lhs == .no || rhs == .sure)
    }
}

/// The movie that a name means.
package struct MovieMatch: Hashable, Sendable {
    /// The name of a file, or the line of a list, as it was given.
    package let name: String
    package var certainty: MatchCertainty

    /// `nil` if and only if the certainty is `no`.
    package let movie: Movie?

    package init(name: String, certainty: MatchCertainty, movie: Movie) {
        self.name = name
        self.certainty = certainty
        self.movie = certainty == .no ? nil : movie
    }

    /// A name that means no known movie.
    package init(unknown name: String) {
        self.name = name
        (certainty, movie) = (.no, nil)
    }
}
