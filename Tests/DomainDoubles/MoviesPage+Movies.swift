package import Domain

extension MoviesPage {
    /// A page of all movies that match.
    package init(
        _ movies: [Movie],
        source: MoviesSource = .tmdb,
        notices: [SearchNotice] = [],
        fallback: Fallback? = nil
    ) {
        self.init(
            number: 1,
            pageCount: movies.isEmpty ? 0 : 1,
            totalCount: movies.count,
            movies: movies,
            source: source,
            notices: notices,
            fallback: fallback
        )
    }
}
