/// A list of movies that a source keeps.
public enum MovieList: String, CaseIterable, Hashable, Sendable {
    case popular
    case topRated = "top-rated"

    /// In cinemas.
    case nowPlaying = "now-playing"
    case upcoming

    /// Of today.
    case trending
}
