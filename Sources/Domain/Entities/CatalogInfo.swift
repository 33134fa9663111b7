/// Facts about the catalog on this machine.
package struct CatalogInfo: Hashable, Sendable {
    package let source: CatalogSource
    package let movieCount: Int

    /// The day on which its data was published, or else imported.
    package let date: CalendarDate?

    /// The size of its file; 0 for the built-in catalog.
    package let byteCount: Int

    package let formatVersion: Int

    /// The path of its file; `nil` for the built-in catalog.
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
