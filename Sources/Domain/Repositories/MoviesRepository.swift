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

/// A place that has pictures of posters.
public protocol PosterImagesRepository: Sendable {
    /// The bytes of a picture, as of a JPEG file; takes the address that a `Movie` gives.
    func poster(at address: String) async throws(MoviesError) -> [UInt8]
}

/// The pages that films have on the web.
public protocol MovieWebPagesRepository: Sendable {
    /// Shows the page of a film in a browser, where there is one.
    func open(_ id: MovieID) async -> MovieWebPage
}
