/// Where an answer came from.
public enum MoviesSource: Hashable, Sendable {
    /// The Movie Database, asked over the network.
    case tmdb

    /// The films on this machine.
    case catalog(CatalogSource)

    public var isCatalog: Bool {
        if case .catalog = self { true } else { false }
    }
}

/// Whose films a catalog on this machine holds.
public enum CatalogSource: String, Hashable, Sendable {
    /// Those that the program itself carries.
    case builtIn = "built-in"

    /// Those of IMDb's data sets.
    case imdb

    /// Those of The Movie Database's daily export.
    case tmdb
}

/// What an answer is in place of the one that was asked for, which could not be had.
public enum Fallback: Hashable, Sendable {
    /// What the source said so many seconds ago.
    case staleResponse(age: Int, reason: MoviesError)

    /// What the films on this machine say.
    case catalog(reason: MoviesError)

    /// What the program's own films say, in place of a catalog that was imported.
    case builtInCatalog(reason: MoviesError)

    public var isStaleResponse: Bool {
        if case .staleResponse = self { true } else { false }
    }
}
