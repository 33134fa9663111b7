package import Domain

extension MoviesPage {
    /// A page of all movies that match.
    package init(
        _ movies: [Movie],
        source: MoviesSource = .tmdb,
        notices: [SearchNotice] = [],
        fallback: Fallback? = nil
    ) {
        self.init(of: movies, source: source, notices: notices, fallback: fallback)
    }
}
