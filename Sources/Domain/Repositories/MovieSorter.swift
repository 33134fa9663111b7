/// Sorts movies; titles regardless of case, accents and punctuation.
package protocol MovieSorter: Sendable {
    /// The indices of the movies in an order; those that lack the value come last.
    func order(of movies: [Movie], by sort: MovieSort) -> [Int]
}
