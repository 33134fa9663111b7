/// Which data sets to download for a catalog.
public struct CatalogUpdateRequest: Hashable, Sendable {
    public enum Source: String, CaseIterable, Hashable, Sendable {
        case imdb
        case tmdb
    }

    public let source: Source

    /// Whether movies can be found by their titles in other languages; IMDb only.
    public let includesAlternativeTitles: Bool
    public let includesAdult: Bool

    public init(source: Source, includesAlternativeTitles: Bool, includesAdult: Bool) {
        self.source = source
        self.includesAlternativeTitles = includesAlternativeTitles
        self.includesAdult = includesAdult
    }
}

/// The progress of an import or update of the catalog.
public enum CatalogProgress: Hashable, Sendable {
    /// Bytes that were downloaded; `total` is `nil` if the server does not announce it.
    case downloading(file: String, done: Int, total: Int?)

    /// A download failed, and is resumed or retried after a delay.
    case waiting(seconds: Int, reason: MoviesError)

    /// Bytes that were read; `total` is `nil` for an input that is not a file.
    case reading(file: String, done: Int, total: Int?)

    /// The movies are sorted and written.
    case indexing(movies: Int)
}
