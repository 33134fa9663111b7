public import Domain

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
