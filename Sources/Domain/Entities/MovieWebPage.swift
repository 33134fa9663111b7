/// A site that has a web page for each movie.
package enum MovieSite: String, CaseIterable, Hashable, Sendable {
    case tmdb, imdb, letterboxd
}

package struct MovieWebPage: Hashable, Sendable {
    package let url: String

    /// Whether a browser shows it.
    package let isOpen: Bool

    /// The best match for a title; `nil` if the movie was known by its id.
    package internal(set) var match: Movie?
}
