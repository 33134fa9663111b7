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
