import Text

/// Finds typed text in the movies of a list.
package protocol NarrowMoviesUseCase: Sendable {
    /// The movies that match every word of the text: in the title, the year or the people.
    ///
    /// Takes the texts of each movie, the title first. The best matches come first, equal ones in the
    /// order of the list. A blank text matches all.
    func execute(_ text: String, in movies: [[String]]) -> [NarrowedMovie]
}

package struct NarrowedMovie: Hashable, Sendable {
    package let index: Int

    /// The characters of the title that match; in order, not overlapping.
    package internal(set) var titleMatches: [Range<Int>] = []
}

package struct DefaultNarrowMoviesUseCase: NarrowMoviesUseCase {
    package init() {}

    package func execute(_ text: String, in movies: [[String]]) -> [NarrowedMovie] {
        let matches = WordFinder.matches(of: text, in: movies)
        return TextMatch.Quality.allCases.flatMap { quality in
            matches.enumerated().compactMap { index, match in
                guard let match, match.quality == quality else { return nil }
                return NarrowedMovie(index: index, titleMatches: match.ranges)
            }
        }
    }
}
