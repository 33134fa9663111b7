/// Which data sets to download for a catalog.
public struct CatalogUpdateRequest: Hashable, Sendable {
    public enum Source: String, CaseIterable, Hashable, Sendable {
        case imdb
        case tmdb
    }

    public let source: Source

    /// Whether movies can be found by their titles in other languages; IMDb only.
    public let includesAlternativeTitles: Bool

    /// Whether movies can be found by their directors, writers and cast; IMDb only.
    public let includesPeople: Bool
    public let includesAdult: Bool

    public init(
        source: Source,
        includesAlternativeTitles: Bool = false,
        includesPeople: Bool = false,
        includesAdult: Bool = false
    ) {
        self.source = source
        self.includesAlternativeTitles = includesAlternativeTitles
        self.includesPeople = includesPeople
        self.includesAdult = includesAdult
    }
}

/// Import progress.
public enum CatalogProgress: Hashable, Sendable {
    /// Bytes received from a server; `total` is `nil` if the server does not announce it.
    case downloading(file: String, done: Int, total: Int?)

    /// A download failed, and is resumed or retried after a delay.
    case waiting(seconds: Int, reason: MoviesError)

    /// Bytes read from a file; `total` is `nil` for standard input or a pipe.
    case reading(file: String, done: Int, total: Int?)

    /// The movies are being sorted and written.
    case indexing(movies: Int)
}

/// Receives the progress of an import: often, and on any thread.
public typealias CatalogProgressHandler = @Sendable (CatalogProgress) -> Void
