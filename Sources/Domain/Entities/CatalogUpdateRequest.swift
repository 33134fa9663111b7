/// A request to download data sets of IMDb for a catalog.
package struct CatalogUpdateRequest: Hashable, Sendable {
    /// Whether movies can be found by their titles in other languages.
    package let includesAlternativeTitles: Bool

    /// Whether movies can be found by their directors, writers and cast.
    package let includesPeople: Bool
    package let includesAdult: Bool

    package init(
        includesAlternativeTitles: Bool = false,
        includesPeople: Bool = false,
        includesAdult: Bool = false
    ) {
        self.includesAlternativeTitles = includesAlternativeTitles
        self.includesPeople = includesPeople
        self.includesAdult = includesAdult
    }
}

package struct CatalogProgress: Hashable, Sendable {
    /// Counted from 1.
    package let step: Int
    package let stepCount: Int
    package let activity: CatalogActivity

    /// About how many bytes the downloads after this step have.
    package let laterByteCount: Int

    /// About how much is done of the time that reading and indexing take together, from 0 to 1; `nil`
    /// if it is unknown, as during a download.
    package let importedShare: Double?

    package init(
        step: Int,
        of stepCount: Int,
        _ activity: CatalogActivity,
        laterByteCount: Int = 0,
        importedShare: Double? = nil
    ) {
        self.step = step
        self.stepCount = stepCount
        self.activity = activity
        self.laterByteCount = laterByteCount
        self.importedShare = importedShare
    }
}

/// What an import does: each download is a step, and so are reading all files and indexing.
package enum CatalogActivity: Hashable, Sendable {
    /// Bytes received from a server; `total` is `nil` if the server does not announce it.
    case downloading(file: String, done: Int, total: Int?)

    /// A download failed, and is resumed or retried after a delay.
    case waiting(seconds: Int, reason: MoviesError)

    /// Bytes read from all files, of which this one is being read; `total` is `nil` if one of them is
    /// standard input or a pipe.
    case reading(file: ImportSource, done: Int, total: Int?)

    /// The movies are being sorted and written; `done` is 0…100.
    case indexing(movies: Int, done: Int)
}

/// Receives the progress of an import: often, and on any thread.
package typealias CatalogProgressHandler = @Sendable (CatalogProgress) -> Void
