/// Which data sets are downloaded for a catalog.
public struct CatalogUpdate: Hashable, Sendable {
    public enum Publisher: String, CaseIterable, Hashable, Sendable {
        case imdb
        case tmdb
    }

    public let publisher: Publisher

    /// Whether films are to be found by their titles in other languages as well; IMDb only.
    public let includesOtherTitles: Bool
    public let includesAdult: Bool

    public init(publisher: Publisher, includesOtherTitles: Bool, includesAdult: Bool) {
        self.publisher = publisher
        self.includesOtherTitles = includesOtherTitles
        self.includesAdult = includesAdult
    }
}
