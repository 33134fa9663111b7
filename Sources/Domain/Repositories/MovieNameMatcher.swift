package protocol MovieNameMatcher: Sendable {
    func match(_ name: MovieName) async throws(MoviesError) -> MovieMatch
}

/// The path of a file, a title with or without its year, an id or a link; or the fields of a list.
package struct MovieName: Hashable, Sendable {
    package let text: String

    /// The title of a list that has columns; `nil` for a text that says what it says.
    package private(set) var title: String?

    /// The year beside `title`; `nil` if there is none.
    package private(set) var year: Int?

    package init(_ text: String) { self.text = text }

    package init(title: String, year: Int?) {
        text = title + (year.map { " (\($0))" } ?? "")
        (self.title, self.year) = (title, year)
    }
}

package enum MatchCertainty: String, Hashable, Sendable, Comparable {
    /// It means no movie that this machine knows.
    case no
    case likely
    case sure

    package static func < (lhs: MatchCertainty, rhs: MatchCertainty) -> Bool {
        lhs != rhs && (lhs == .no || rhs == .sure)
    }
}

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

    package init(unknown name: String) {
        self.name = name
        (certainty, movie) = (.no, nil)
    }
}
