/// Facts about the catalog on this machine.
package struct CatalogInfo: Hashable, Sendable {
    package let source: CatalogSource
    package let movieCount: Int
    package let date: CalendarDate?

    /// The size of its file; 0 for the built-in catalog.
    package let byteCount: Int

    package let formatVersion: Int
    package let path: String?

    /// `nil` if the catalog was never updated, or was imported since.
    package let lastUpdate: CatalogUpdate?

    package init(
        source: CatalogSource,
        movieCount: Int,
        date: CalendarDate?,
        byteCount: Int = 0,
        formatVersion: Int,
        path: String? = nil,
        lastUpdate: CatalogUpdate? = nil
    ) {
        self.source = source
        self.movieCount = movieCount
        self.date = date
        self.byteCount = byteCount
        self.formatVersion = formatVersion
        self.path = path
        self.lastUpdate = lastUpdate
    }
}

/// The number of movies in the built-in catalog, and the date of the newest.
package struct CatalogExtent: Hashable, Sendable {
    package let movieCount: Int
    package let date: CalendarDate?

    /// The languages other than English of its titles; ISO 639-1.
    package static let titleLanguages = ["de", "es", "fr", "it", "ja", "ko", "pt", "ru", "zh"]

    package init(movieCount: Int, date: CalendarDate?) {
        self.movieCount = movieCount
        self.date = date
    }
}

/// The last update of the catalog, by this process or another one.
package struct CatalogUpdate: Hashable, Codable, Sendable {
    package enum Outcome: Hashable, Codable, Sendable {
        case updated

        /// The servers had nothing newer than the catalog.
        case unchanged

        /// The catalog is still the one before; the reason is a sentence.
        case failed(reason: String)

        /// The update ended without a word, such as by a power failure; the catalog is still the one
        /// before.
        case unfinished
        case running
    }

    package let start: Timestamp
    package var outcome: Outcome

    package init(start: Timestamp, outcome: Outcome) {
        self.start = start
        self.outcome = outcome
    }
}

/// A request to download data sets of IMDb for a catalog.
package struct CatalogUpdateRequest: Hashable, Sendable {
    package let includesAlternativeTitles: Bool
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

/// The activity of an import: each download is a step, and so are reading all files and indexing.
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

package enum ImportSource: Hashable, Sendable {
    case file(String)
    case standardInput
}

package struct CatalogImportResult: Hashable, Sendable {
    /// Malformed lines of a file, which were skipped.
    package struct SkippedLines: Hashable, Sendable {
        package let file: ImportSource
        package let count: Int

        /// Counted from 1.
        package let first: Int

        package init(file: ImportSource, count: Int, first: Int) {
            self.file = file
            self.count = count
            self.first = first
        }
    }

    package let catalog: CatalogInfo

    /// Whether the catalog was the newest already.
    package var isUnchanged = false
    package var skippedLines: [SkippedLines] = []

    /// The files whose last line has no line break, which may be incomplete.
    package var filesWithoutFinalLineBreak: [ImportSource] = []

    package init(catalog: CatalogInfo) { self.catalog = catalog }
}
