import Domain
import Infrastructure

extension [Movie] {
    /// In another order; movies that lack the value come last, and equal ones stay as they are.
    ///
    /// Rows have no runtimes, and their order is that of relevance.
    func sorted(by sort: MovieSort) -> [Movie] {
        switch sort.field {
        case .relevance, .runtime: self
        case .popularity: sorted(sort, by: \.popularity)
        case .rating: sorted(sort, by: \.voteAverage)
        case .year: sorted(sort) { movie in movie.releaseDate?.year }
        case .title:
            zip(self, NormalizedText.all(map(\.title))).enumerated().sorted { one, other in
                let (first, second) = (one.element.1, other.element.1)
                guard first != second else { return one.offset < other.offset }
                return (first < second) == sort.isAscending
            }.map(\.element.0)
        }
    }

    private func sorted<Value: Comparable>(
        _ sort: MovieSort,
        by value: (Movie) -> Value?
    ) -> [Movie] {
        enumerated().sorted { one, other in
            guard let first = value(one.element), let second = value(other.element) else {
                let areKnown = (value(one.element) != nil, value(other.element) != nil)
                return areKnown.0 == areKnown.1 ? one.offset < other.offset : areKnown.0
            }
            guard first != second else { return one.offset < other.offset }
            return (first < second) == sort.isAscending
        }.map(\.element)
    }
}
