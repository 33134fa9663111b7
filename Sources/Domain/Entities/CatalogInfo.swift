/// Facts about the catalog on this machine.
public struct CatalogInfo: Hashable, Sendable {
    public let source: CatalogSource
    public let movieCount: Int

    /// The day on which its data was published, or else imported.
    public let date: CalendarDate?

    /// The size of its file; 0 for the built-in catalog.
    public let byteCount: Int

    /// The version of its file format.
    public let formatVersion: Int

    /// The path of its file; `nil` for the built-in catalog.
    public let path: String?

    public init(
        source: CatalogSource,
        movieCount: Int,
        date: CalendarDate?,
        byteCount: Int = 0,
        formatVersion: Int,
        path: String? = nil
    ) {
        self.source = source
        self.movieCount = movieCount
        self.date = date
        self.byteCount = byteCount
        self.formatVersion = formatVersion
        self.path = path
    }
}
