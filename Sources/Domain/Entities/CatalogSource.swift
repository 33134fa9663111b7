/// Whose films a catalog on this machine holds.
public enum CatalogSource: String, Hashable, Sendable {
    /// Those that the program itself carries.
    case builtIn = "built-in"

    /// Those of IMDb's data sets.
    case imdb

    /// Those of The Movie Database's daily export.
    case tmdb
}
