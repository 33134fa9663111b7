extension MoviesRepository {
    /// A page of a search that one movie at most can match; empty if the source does not have it,
    /// or if it does not satisfy the filters.
    func page(
        _ number: Int,
        of id: MovieID,
        filters: MovieFilters
    ) async throws(MoviesError) -> MoviesPage {
        let details: MovieDetails
        do {
            details = try await self.details(of: id)
        } catch .movieNotFound(_, let source) {
            return MoviesPage(
                number: number,
                pageCount: 0,
                totalCount: 0,
                movies: [],
                source: source
            )
        }
        let isMatch = filters.allow(details)
        return MoviesPage(
            number: number,
            pageCount: isMatch ? 1 : 0,
            totalCount: isMatch ? 1 : 0,
            movies: isMatch && number == 1 ? [details.movie] : [],
            source: details.source,
            fallback: details.fallback
        )
    }

    /// The id of a movie, which for a title is that of the best match.
    ///
    /// Throws `MoviesError.titleNotFound` if no movie matches the whole title.
    func id(of movie: MovieReference) async throws(MoviesError) -> MovieID {
        switch movie {
        case .id(let id): return id
        case .title(let title):
            let page = try await movies(matching: title.applyingFilterWords(), page: 1)
            guard page.match == .all, let movie = page.movies.first else {
                throw .titleNotFound(title.text, page.source)
            }
            return movie.id
        }
    }
}
