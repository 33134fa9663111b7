import Domain

/// The catalog on this machine, in plain values.
public struct CatalogItemViewModel: Hashable, Sendable {
    /// `built-in`, `imdb` or `tmdb`.
    public let source: String

    /// The source for people: `IMDb`.
    public let sourceName: String
    public let isBuiltIn: Bool
    public let movieCount: Int

    /// `nil` for an imported catalog.
    public let extent: CatalogExtentViewModel?

    /// `YYYY-MM-DD`; `nil` if unknown.
    public let date: String?
    public let byteCount: Int

    /// The size for people: `112.0 MB`.
    public let size: String
    public let formatVersion: Int

    /// `nil` for the built-in catalog.
    public let path: String?

    /// The attribution that the owner of the data requires; `nil` for the built-in catalog.
    public let attribution: String?

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
