/// Where movies come from.
package enum MoviesSource: Hashable, Sendable {
    case online(OnlineSource)

    /// The catalog on this machine.
    case catalog(CatalogSource)

    package static let tmdb = MoviesSource.online(.tmdb)

    package var isCatalog: Bool {
        switch self {
        case .online: false
        case .catalog: true
        }
    }
}

/// A source of movies that is asked over the network; the raw value is its id.
package enum OnlineSource: String, Hashable, Sendable {
    /// The Movie Database.
    case tmdb

    package var name: String {
        switch self {
        case .tmdb: "TMDB"
        }
    }
}

/// Where the movies of the catalog on this machine come from.
package enum CatalogSource: String, Hashable, Sendable {
    /// The program itself.
    case builtIn = "built-in"

    /// IMDb's data sets.
    case imdb

    /// The daily export of The Movie Database.
    case tmdb
}

/// What is shown in place of a requested result that is unavailable.
package enum Fallback: Hashable, Sendable {
    /// A cached response; `age` is in seconds.
    case staleResponse(age: Int, reason: MoviesError)

    /// Movies of the catalog on this machine.
    case catalog(reason: MoviesError)

    /// Movies of the built-in catalog, in place of an imported one.
    case builtInCatalog(reason: MoviesError)

    package var isStaleResponse: Bool {
        if case .staleResponse = self { true } else { false }
    }
}
