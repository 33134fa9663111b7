package import Domain

extension MovieQuery {
    /// A query that is usually the meaning of a `TypedQuery`.
    package init?(
        _ text: String,
        filters: MovieFilters = MovieFilters(),
        sort: MovieSort? = nil,
        includesAdult: Bool = false,
        isExact: Bool = false
    ) {
        self.init(text, isExact: isExact)
        self.filters = filters
        self.sort = sort
        self.includesAdult = includesAdult
    }
}
