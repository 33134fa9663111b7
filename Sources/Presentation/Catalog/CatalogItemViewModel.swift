import Domain

/// The catalog on this machine, in plain values.
public struct CatalogItemViewModel: Hashable, Sendable {
    /// `built-in`, `imdb` or `tmdb`.
    public let source: String
    public let movieCount: Int

    /// `YYYY-MM-DD`; `nil` if unknown.
    public let date: String?
    public let byteCount: Int
    public let formatVersion: Int

    /// `nil` for the built-in catalog.
    public let path: String?

    /// The attribution that the owner of the data requires; `nil` for the built-in catalog.
    public let attribution: String?

    init(_ info: CatalogInfo) {
        source = info.source.rawValue
        movieCount = info.movieCount
        date = info.date?.description
        byteCount = info.byteCount
        formatVersion = info.formatVersion
        path = info.path
        attribution =
            info.source == .builtIn
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
