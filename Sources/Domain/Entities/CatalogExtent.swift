/// How many movies the built-in catalog knows, and until when.
public struct CatalogExtent: Hashable, Sendable {
    public let movieCount: Int

    /// The month of the latest movies.
    public let date: CalendarDate?

    /// The languages other than English of its titles; ISO 639-1.
    public static let titleLanguages = ["de", "es", "fr", "it", "ja", "ko", "pt", "ru", "zh"]

    public init(movieCount: Int, date: CalendarDate?) {
        self.movieCount = movieCount
        self.date = date
    }
}
