/// How many movies the built-in catalog knows, and until when.
package struct CatalogExtent: Hashable, Sendable {
    package let movieCount: Int

    /// The month of the latest movies.
    package let date: CalendarDate?

    /// The languages other than English of its titles; ISO 639-1.
    package static let titleLanguages = ["de", "es", "fr", "it", "ja", "ko", "pt", "ru", "zh"]

    package init(movieCount: Int, date: CalendarDate?) {
        self.movieCount = movieCount
        self.date = date
    }
}
