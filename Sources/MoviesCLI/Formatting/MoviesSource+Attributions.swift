import Domain
import Presentation

extension MoviesSource {
    /// What says whose films they are, the longest wording first.
    var attributions: [String] {
        switch self {
        case .tmdb, .catalog(.tmdb):
            [
                CatalogSource.tmdb.attribution,
                "from TMDB, which does not endorse or certify this product",
                "from TMDB, not endorsed by it",
                "from TMDB",
                "TMDB",
            ].compactMap(\.self)
        case .catalog(.imdb):
            [
                CatalogSource.imdb.attribution, "Information courtesy of IMDb", "from IMDb", "IMDb",
            ].compactMap(\.self)
        case .catalog(.builtIn): ["from the built-in catalog", "built-in"]
        }
    }

    /// The longest wording that fits.
    func attribution(width: Int) -> String {
        attributions.first { $0.displayWidth <= width } ?? attributions.last ?? ""
    }
}
