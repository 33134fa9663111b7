/// The origin of movies: an online source, or a catalog.
package enum MoviesSource: Hashable, Sendable {
    case online(OnlineSource)
    case catalog(CatalogSource)

    package static let tmdb = MoviesSource.online(.tmdb)

    package var isCatalog: Bool {
        if case .catalog = self { true } else { false }
    }
}

/// A source of movies that is asked over the network; the raw value is its id.
package enum OnlineSource: String, CaseIterable, Hashable, Sendable {
    /// The Movie Database.
    case tmdb

    package var name: String { "TMDB" }
}

/// The origin of the movies of the catalog on this machine.
package enum CatalogSource: String, CaseIterable, Hashable, Sendable {
    case builtIn = "built-in"

    /// IMDb's data sets.
    case imdb

    /// The daily export of The Movie Database.
    case tmdb
}

/// A result in place of a requested one that is unavailable.
package enum Fallback: Hashable, Sendable {
    /// A cached response; `age` is in seconds.
    case staleResponse(age: Int, reason: MoviesError)

    case catalog(reason: MoviesError)

    /// Movies of the built-in catalog, in place of an imported one.
    case builtInCatalog(reason: MoviesError)
}
