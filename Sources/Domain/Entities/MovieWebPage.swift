/// A site that has a web page for each movie.
package enum MovieSite: String, CaseIterable, Hashable, Sendable {
    case tmdb
    case imdb
    case letterboxd
}

/// Identifies a web page of a movie: the site, and an id of the movie that the site knows.
package enum MovieWebPageID: Hashable, Sendable {
    /// A positive number.
    case tmdb(Int)
    case imdb(IMDbID)

    /// Letterboxd knows the ids of both other sites.
    case letterboxd(MovieID)

    /// The page of a trailer, by its URL.
    case trailer(String)

    /// The page on the site of an id.
    package init(_ id: MovieID) {
        switch id {
        case .tmdb(let number): self = .tmdb(number)
        case .imdb(let imdbID): self = .imdb(imdbID)
        }
    }
}

/// The web page of a movie.
package struct MovieWebPage: Hashable, Sendable {
    package let url: String

    /// Whether a browser shows it.
    package let isOpen: Bool

    /// The best match for a title; `nil` if the movie was known by its id.
    package internal(set) var match: Movie?
}
