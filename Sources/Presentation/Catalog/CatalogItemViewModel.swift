public import Domain

/// What is known of the catalog on this machine, in plain values.
public struct CatalogItemViewModel: Hashable, Sendable {
    /// `built-in`, `imdb` or `tmdb`.
    public let source: String
    public let movieCount: Int

    /// `YYYY-MM-DD`; `nil` when it is not known.
    public let date: String?
    public let byteCount: Int
    public let formatVersion: Int

    /// `nil` for the films that the program itself carries.
    public let path: String?

    /// The sentence that the owners of the data want to see; `nil` for our own.
    public let attribution: String?

    init(_ info: CatalogInfo) {
        source = info.source.rawValue
        movieCount = info.movieCount
        date = info.date?.description
        byteCount = info.byteCount
        formatVersion = info.formatVersion
        path = info.path
        attribution = info.source.attribution
    }
}

extension CatalogSource {
    /// The sentence that the owners of the data want to see beside it; `nil` for our own.
    public var attribution: String? {
        switch self {
        case .builtIn: nil
        case .imdb: "Information courtesy of IMDb (https://www.imdb.com). Used with permission."
        case .tmdb: "This product uses the TMDB API but is not endorsed or certified by TMDB."
        }
    }
}
