import Presentation

extension SourceViewModel {
    /// The value of `source` in JSON.
    var id: String { kind == .tmdb ? "tmdb" : "catalog" }

    /// The source as the subject of a sentence.
    var subject: String {
        switch kind {
        case .tmdb: "TMDB"
        case .builtInCatalog: "the built-in catalog"
        case .importedCatalog: "the catalog"
        }
    }

    /// The attribution that the owner of the data requires.
    var requiredAttribution: String { attributions.first ?? "" }

    /// The longest attribution that fits.
    func attribution(width: Int) -> String {
        attributions.first { $0.displayWidth <= width } ?? attributions.last ?? ""
    }
}
