/// Where an answer came from.
public enum MoviesSource: String, Hashable, Sendable {
    /// The Movie Database, asked over the network.
    case tmdb

    /// The films on this machine.
    case catalog
}
