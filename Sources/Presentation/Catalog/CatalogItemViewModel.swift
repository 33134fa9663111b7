import Domain

/// The catalog on this machine.
package struct CatalogItemViewModel: Hashable, Sendable {
    /// `built-in`, `imdb` or `tmdb`.
    package let source: String

    /// The source for people: `IMDb`.
    package let sourceName: String
    package let isBuiltIn: Bool
    package let movieCount: Int

    /// `nil` for an imported catalog.
    package let extent: CatalogExtentViewModel?

    /// `YYYY-MM-DD`; `nil` if unknown.
    package let date: String?
    package let byteCount: Int

    /// The size for people: `112.0 MB`.
    package let size: String
    package let formatVersion: Int

    /// `nil` for the built-in catalog.
    package let path: String?

    /// The attribution that the owner of the data requires; `nil` for the built-in catalog.
    package let attribution: String?

    init(_ info: CatalogInfo) {
        source = info.source.rawValue
        isBuiltIn = info.source == .builtIn
        sourceName = isBuiltIn ? "built in" : SourceViewModel(.catalog(info.source)).names[0]
        movieCount = info.movieCount
        extent =
            isBuiltIn
            ? CatalogExtentViewModel(
                CatalogExtent(movieCount: info.movieCount, date: info.date)
            ) : nil
        date = info.date?.description
        byteCount = info.byteCount
        size = ByteCount(info.byteCount).description
        formatVersion = info.formatVersion
        path = info.path
        attribution =
            isBuiltIn
            ? nil : SourceViewModel(.catalog(info.source)).attributions.first
    }
}

extension CatalogImportResult {
    /// What to know about the files, one sentence each.
    var notes: [String] {
        skippedLines.map(\.message)
            + filesWithoutFinalLineBreak.map {
                "\($0) ends without a line break, and may be incomplete"
            }
    }
}

extension CatalogImportResult.SkippedLines {
    fileprivate var message: String {
        count == 1
            ? "skipped line \(first) of \(file), which can't be read"
            : "skipped \(count) lines of \(file), which can't be read, line \(first) first"
    }
}
