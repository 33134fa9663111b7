import Domain

/// Finds the ids of streaming services, which TMDB filters by.
extension TMDBMoviesRepository {
    /// The services in the filters of a query, as far as TMDB can filter by them; `nil` for none.
    func services(of query: MovieQuery) async throws(MoviesError) -> TMDBServices? {
        let names = query.filters.services
        let isSearch = !query.text.isEmpty && query.subject == .titles
        guard !names.isEmpty, !isSearch, query.filters.namedPeople.isEmpty,
            query.list?.isDiscoverable ?? true
        else { return nil }
        let known = try await client.fetch(TMDBEndpoints.services(in: watchRegion)).value.results
        var ids: [Int] = []
        for name in names { ids += try known.ids(of: name, in: watchRegion) }
        return TMDBServices(ids: ids, region: watchRegion)
    }
}

/// Services in a country, of which one must stream a movie.
struct TMDBServices: Hashable {
    let ids: [Int]
    let region: String
}
