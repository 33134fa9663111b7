import Domain
import Search

/// Filters and sorts the movies of TMDB that it can't filter and sort itself, and finds the ids of
/// streaming services, which it filters by.
extension TMDBMoviesRepository {
    /// The most pages of TMDB that are filtered: 200 movies.
    static let filteredPageLimit = 10

    /// A page of the movies of TMDB's first pages that the filters allow, and of these only those
    /// with one of `ids`, if there are ids.
    func filteredPage(
        _ number: Int,
        of request: TMDBMoviesRequest,
        _ query: MovieQuery,
        among ids: [MovieID]? = nil
    ) async throws(MoviesError) -> MoviesPage {
        let first = try await fetchPage(1, of: request)
        let pageCount = min(first.count.pages, Self.filteredPageLimit)
        let others = try await fetchPages(2..<max(pageCount + 1, 2), of: request)
        var movies = try selection.contents().selected(([first] + others).flatMap(\.movies))
            .filter { request.filters.allow($0) && ids?.contains($0.id) ?? true }
            .unique(by: \.id)
        if let sort = request.sort { movies = movies.sorted(by: sort, seed: request.seed) }
        var found = MoviesPage(
            number: number,
            of: movies,
            source: .tmdb,
            fallback: ([first] + others).lazy.compactMap(\.fallback).first
        )
        if first.count.pages > pageCount {
            found.count.checked = pageCount * MoviesPage.size
        }
        found.match.confidence = confidence(of: movies, for: query, request)
        return found
    }

    /// A page of the movies of a collection that the filters allow, the oldest first, unless the
    /// query has another order.
    func moviesOfCollection(
        _ id: Int,
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        let (response, genres) = try await genreNames.fetch { () throws(MoviesError) in
            try await client.fetch(TMDBEndpoints.collection(id, language: language))
        }
        let credits =
            query.filters.namedPeople.isEmpty ? nil : try await commonMovies(of: query)
        let rows = response.value.movies.filter(\.isMovie)
            .map { $0.movie(with: genres) }
        let movies = try selection.contents().selected(rows)
            .filter { movie in
                query.filters.allow(movie)
                    && credits?.movies.contains { $0.id == movie.id } ?? true
            }
            .sorted(by: query.sort ?? MovieSort(.year, isReversed: true), seed: query.seed)
        let notices = TMDBMoviesRequest.rowLimitations(query.filters, query.sort)
        return MoviesPage(
            number: page,
            of: movies,
            source: .tmdb,
            notices: (credits?.notices ?? []) + notices,
            fallback: response.fallback ?? credits?.fallback
        )
    }

    /// The services in the filters of a query, as far as TMDB can filter by them; `nil` for none.
    func services(of query: MovieQuery) async throws(MoviesError) -> TMDBServices? {
        let names = query.filters[names: .on]
        let isSearch = !query.text.isEmpty && (query.subject == .titles || query.isExact)
        guard !names.isEmpty, !isSearch, query.likedMovie == nil, query.filters.namedPeople.isEmpty,
            query.list?.isDiscoverable ?? true
        else { return nil }
        let known = try await client.fetch(TMDBEndpoints.services(in: watchRegion)).value.results
        var ids: [Int] = []
        for name in names { ids += try known.ids(of: name, in: watchRegion) }
        return TMDBServices(ids: ids, region: watchRegion)
    }

    /// Several pages, requested at the same time; throws the error of the first that fails.
    private func fetchPages(
        _ pages: Range<Int>,
        of request: TMDBMoviesRequest
    ) async throws(MoviesError) -> [MoviesPage] {
        let results = await withTaskGroup { group in
            for page in pages {
                group.addTask { [self] in
                    let result = await Result(of: { () throws(MoviesError) in
                        try await fetchPage(page, of: request)
                    })
                    return (page, result)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        var fetched: [MoviesPage] = []
        for (_, result) in results.sorted(by: { $0.0 < $1.0 }) { fetched.append(try result.get()) }
        return fetched
    }
}

struct TMDBServices: Hashable {
    let ids: [Int]
    let region: String
}
