/// Which data sets are downloaded for a catalog.
public struct CatalogUpdateRequest: Hashable, Sendable {
    public enum Publisher: String, CaseIterable, Hashable, Sendable {
        case imdb
        case tmdb
    }

    public let publisher: Publisher

    /// Whether films are to be found by their titles in other languages as well; IMDb only.
    public let includesAlternativeTitles: Bool
    public let includesAdult: Bool

    public init(publisher: Publisher, includesAlternativeTitles: Bool, includesAdult: Bool) {
        self.publisher = publisher
        self.includesAlternativeTitles = includesAlternativeTitles
        self.includesAdult = includesAdult
    }
}
