/// What a query asks for, after its filters and links are understood.
enum QueryTarget: Hashable {
    /// One movie, if it satisfies the filters.
    case movie(MovieID, MovieFilters)
    case movies(MovieQuery)

    init(_ typed: TypedQuery) throws(MoviesError) {
        if let error = typed.error { throw error }
        let filtered = typed.meaning
        switch MovieReference(filtered.text) {
        case .id(let id): self = .movie(id, filtered.filters)
        case .title(let title):
            var query = MovieQuery(title.text, like: filtered)
            if title.meaning.isExact { query.subject = .exactTitles }
            self = .movies(query)
        case nil: self = .movies(filtered)
        }
    }
}
