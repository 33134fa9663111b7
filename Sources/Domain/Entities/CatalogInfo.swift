/// What is known of the catalog on this machine.
public struct CatalogInfo: Hashable, Sendable {
    public let origin: CatalogSource
    public let movieCount: Int

    /// The day on which its data was published, or else imported.
    public let date: ReleaseDate?

    /// The size of its file; 0 for the films that the program itself carries.
    public let byteCount: Int

    /// The version of its layout.
    public let formatVersion: Int

    /// The path of its file; `nil` for the films that the program itself carries.
    public let path: String?

    public init(
        origin: CatalogSource,
        movieCount: Int,
        date: ReleaseDate?,
        byteCount: Int = 0,
        formatVersion: Int,
        path: String? = nil
    ) {
        self.origin = origin
        self.movieCount = movieCount
        self.date = date
        self.byteCount = byteCount
        self.formatVersion = formatVersion
        self.path = path
    }
}
