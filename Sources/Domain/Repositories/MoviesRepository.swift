package protocol MoviesRepository: LocalMovieDetailsRepository {
    /// The movies that match, best first.
    ///
    /// Takes a page within `MoviesPage.numbers`; after the last one the result is empty.
    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage

    /// The details of one movie; throws `MoviesError.movieNotFound` for an unknown id.
    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails

    /// The filters and orders that a query like this would ignore, since no movie has the values.
    ///
    /// Needs no network.
    func limitations(of query: MovieQuery) async -> [FilterLimitation]
}

extension MoviesRepository {
    /// A source whose movies have all values.
    package func limitations(of query: MovieQuery) async -> [FilterLimitation] { [] }
}

/// The details of movies that this machine has, in a catalog or in cached responses.
package protocol LocalMovieDetailsRepository: Sendable {
    /// `nil` if there are none; never waits for a network.
    func localDetails(of id: MovieID) async -> LocalMovieDetails?
}

extension LocalMovieDetailsRepository {
    /// A source that caches nothing has no cached result.
    package func localDetails(of id: MovieID) async -> LocalMovieDetails? { nil }
}

package struct LocalMovieDetails: Hashable, Sendable {
    package let details: MovieDetails

    /// Whether these are what the source would return; if `false`, it may know more.
    package let isCurrent: Bool

    package init(details: MovieDetails, isCurrent: Bool) {
        self.details = details
        self.isCurrent = isCurrent
    }
}

package protocol PosterImagesRepository: Sendable {
    /// The bytes of an image file, such as a JPEG; takes the poster URL of a `Movie`.
    ///
    /// `nil` if posters can't be shown.
    func poster(at url: String) async throws(MoviesError) -> [UInt8]?
}

package protocol MovieWebPagesRepository: Sendable {
    /// Shows the page of a URL in a browser; returns `false` if there is none.
    func open(_ url: String) async -> Bool
}
