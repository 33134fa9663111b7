package import Domain
import Search
import Text
import TextIndex

/// Sorts movies, and titles in the same way as the catalog.
package struct FoldingMovieSorter: MovieSorter {
    package init() {}

    package func order(of movies: [Movie], by sort: MovieSort) -> [Int] {
        movies.order(by: sort, seed: 0)
    }
}

extension [Movie] {
    /// The movies in another order; those that lack the value come last, and equal ones keep theirs.
    ///
    /// Rows have no runtimes, and their order is that of relevance. `seed` is that of a random order.
    func sorted(by sort: MovieSort, seed: Int = 0) -> [Movie] {
        order(by: sort, seed: seed).map { self[$0] }
    }

    fileprivate func order(by sort: MovieSort, seed: Int) -> [Int] {
        switch sort.field {
        case .random:
            Self.order(
                map { movie in
                    let number = movie.tmdbID ?? movie.imdbID?.number ?? 0
                    return DocumentOrder.randomPlace(of: number, seed: seed)
                },
                sort
            )
        case .relevance, .runtime: indices.map(\.self)
        case .popularity: Self.order(map(\.popularity), sort)
        case .mine: Self.order(map(\.ownRating), sort)
        case .rating: Self.order(map(RankedRating.rank), sort)
        case .year: Self.order(map(\.releaseDate), sort)
        case .title: Self.order(NormalizedText.all(map(\.title)), sort)
        }
    }

    private static func order<Value: Comparable>(_ values: [Value?], _ sort: MovieSort) -> [Int] {
        values.indices.sorted { one, other in
            guard let first = values[one], let second = values[other] else {
                return values[one] != nil && values[other] == nil
            }
            return first != second && (first < second) == sort.isAscending
        }
    }
}
