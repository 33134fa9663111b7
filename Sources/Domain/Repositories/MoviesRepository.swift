/// A place where films can be looked for.
public protocol MoviesRepository: Sendable {
    /// The films that match, best first.
    ///
    /// Takes a page within `MoviesPage.numbers`; past the last one the answer is empty.
    func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage

    /// All that is known of one film; throws `MoviesError.movieNotFound` where there is no such film.
    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails
}
