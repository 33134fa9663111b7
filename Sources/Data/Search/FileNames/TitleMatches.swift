package import Domain
import TextIndex

/// The movies on this machine by their titles.
package protocol TitleMatchesRepository: Sendable {
    /// The movies of which one title has all words of the query: first those of which it is the whole
    /// title, and popular ones before others.
    func titleMatches(for query: TitleQuery) async throws(MoviesError) -> [TitleMatch]
}

/// A title to look up.
package struct TitleQuery: Hashable, Sendable {
    package let title: String

    /// The years of the movies; empty for any.
    package var years: [Int] = []

    /// Whether a letter or a space may be wrong, which takes far more time.
    package var allowsTypos = false

    package init(_ title: String, years: [Int] = [], allowsTypos: Bool = false) {
        self.title = title
        self.years = years
        self.allowsTypos = allowsTypos
    }
}

/// A movie with a title that is like the one of a query.
package struct TitleMatch: Hashable, Sendable {
    package enum Likeness: Hashable, Sendable {
        /// The title is that of the query, but for case, accents, punctuation, articles and the
        /// notation of numbers.
        case whole

        /// The title begins with that of the query.
        case start

        /// The share of letters that the titles have in common, from 0 to 1.
        case similar(Double)
    }

    package let movie: Movie

    /// 0 for the most popular movie.
    package let popularityRank: Int
    package let likeness: Likeness

    /// Whether the movie is known (`SearchWeights.known`).
    var isKnown: Bool { popularityRank < SearchWeights.known }
    var isWhole: Bool { likeness == .whole }
    var year: Int? { movie.releaseDate?.year }
}
