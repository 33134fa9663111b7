/// Which data sets to download for a catalog.
package struct CatalogUpdateRequest: Hashable, Sendable {
    package enum Source: String, CaseIterable, Hashable, Sendable {
        case imdb
        case tmdb
    }

    package let source: Source

    /// Whether movies can be found by their titles in other languages; IMDb only.
    package let includesAlternativeTitles: Bool

    /// Whether movies can be found by their directors, writers and cast; IMDb only.
    package let includesPeople: Bool
    package let includesAdult: Bool

    package init(
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
package enum CatalogProgress: Hashable, Sendable {
    /// Bytes received from a server; `total` is `nil` if the server does not announce it.
    case downloading(file: String, done: Int, total: Int?)

    /// A download failed, and is resumed or retried after a delay.
    case waiting(seconds: Int, reason: MoviesError)

    /// Bytes read from a file; `total` is `nil` for standard input or a pipe.
    case reading(file: ImportSource, done: Int, total: Int?)

    /// The movies are being sorted and written.
    case indexing(movies: Int)
}

/// Receives the progress of an import: often, and on any thread.
package typealias CatalogProgressHandler = @Sendable (CatalogProgress) -> Void
