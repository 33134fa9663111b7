import Domain

/// Where movies come from, in plain values.
package struct SourceViewModel: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case tmdb
        case importedCatalog
        case builtInCatalog
    }

    package let kind: Kind

    /// Names of the source, each shorter than the one before it; never empty.
    package let names: [String]

    /// Attributions of the data; never empty.
    ///
    /// The first is the one that the owner requires; each of the others is shorter.
    package let attributions: [String]

    package init(kind: Kind, names: [String], attributions: [String]) {
        self.kind = kind
        self.names = names
        self.attributions = attributions
    }

    init(_ source: MoviesSource) {
        switch source {
        case .online(.tmdb):
            self.init(kind: .tmdb, names: ["TMDB"], attributions: Self.tmdbAttributions)
        case .catalog(.tmdb):
            self.init(
                kind: .importedCatalog,
                names: ["TMDB"],
                attributions: Self.tmdbAttributions
            )
        case .catalog(.imdb):
            self.init(
                kind: .importedCatalog,
                names: ["IMDb"],
                attributions: Self.imdbAttributions
            )
        case .catalog(.builtIn):
            self.init(
                kind: .builtInCatalog,
                names: ["built-in catalog", "built-in"],
                attributions: ["from the built-in catalog", "built-in"]
            )
        }
    }

    /// The source as the subject of a sentence.
    package var subject: String {
        switch kind {
        case .tmdb: "TMDB"
        case .builtInCatalog: "the built-in catalog"
        case .importedCatalog: "the catalog"
        }
    }

    /// Required by TMDB's terms of use.
    package static let tmdbAttribution =
        "This product uses the TMDB API but is not endorsed or certified by TMDB."

    /// The longest first; a narrow screen shows a short one.
    private static let tmdbAttributions = [
        tmdbAttribution,
        "from TMDB, which does not endorse or certify this product",
        "from TMDB, not endorsed by it",
        "from TMDB",
        "TMDB",
    ]

    /// Required by the terms of IMDb's data sets.
    private static let imdbAttributions = [
        "Information courtesy of IMDb (https://www.imdb.com). Used with permission.",
        "Information courtesy of IMDb",
        "from IMDb",
        "IMDb",
    ]
}
