package import Domain

/// The origin of movies, in words.
package struct SourceViewModel: Hashable, Sendable {
    let source: MoviesSource

    package init(_ source: MoviesSource) { self.source = source }

    /// For other programs: the id of an online source, or `catalog`.
    package var id: String {
        switch source {
        case .online(let source): source.rawValue
        case .catalog: "catalog"
        }
    }

    /// Whether movies come from this machine, so that loading all pages costs little.
    package var isCatalog: Bool { source.isCatalog }
    package var isBuiltInCatalog: Bool { source == .catalog(.builtIn) }

    /// Whether it is a catalog of data sets, of which the user may have left some out.
    package var isImportedCatalog: Bool { isCatalog && !isBuiltInCatalog }

    /// Whether texts and dates are those of the language and the region in the settings.
    package var isLocalized: Bool { !isCatalog }

    /// The source as the subject of a sentence.
    package var subject: String { words.subject }

    /// Names of the source, each shorter than the one before it; never empty.
    package var names: [String] { words.names }

    /// Attributions of the data; never empty.
    ///
    /// The first is the one that the owner requires; each one after it is shorter.
    package var attributions: [String] { words.attributions }

    private var words: (subject: String, names: [String], attributions: [String]) {
        let ofTMDB = [
            Self.tmdbAttribution, "from TMDB, which does not endorse or certify this product",
            "from TMDB, not endorsed by it", "from TMDB", "TMDB",
        ]
        // The first is required by the terms of IMDb's data sets.
        let ofIMDb = [
            "Information courtesy of IMDb (https://www.imdb.com). Used with permission.",
            "Information courtesy of IMDb", "from IMDb", "IMDb",
        ]
        return switch source {
        case .online(.tmdb): (OnlineSource.tmdb.name, [OnlineSource.tmdb.name], ofTMDB)
        case .catalog(.tmdb): ("the catalog", ["TMDB"], ofTMDB)
        case .catalog(.imdb): ("the catalog", ["IMDb"], ofIMDb)
        case .catalog(.builtIn):
            (
                "the built-in catalog", ["built-in catalog", "built-in"],
                ["from the built-in catalog", "built-in"]
            )
        }
    }

    /// Required by TMDB's terms of use.
    package static let tmdbAttribution =
        "This product uses the TMDB API but is not endorsed or certified by TMDB."
}

/// The files that can be imported from a source, in words.
extension CatalogSource {
    /// The names of its data sets, with the source; `nil` if there are none.
    package var dataSets: String? {
        switch self {
        case .builtIn: nil
        case .imdb:
            "IMDb's title.basics, title.ratings, title.akas, title.principals, title.crew and "
                + "name.basics"
        case .tmdb: "TMDB's movie_ids"
        }
    }

    /// Sentences about its data sets; `nil` if there are none.
    package var importHelp: String? {
        switch self {
        case .builtIn: nil
        case .imdb:
            """
            Reads IMDb's title.basics.tsv, together with any of these: title.ratings.tsv ranks \
            movies by their votes, title.akas.tsv adds titles in other languages, and \
            title.principals.tsv or title.crew.tsv with name.basics.tsv add people.
            """
        case .tmdb: "Or it reads TMDB's movie_ids.json."
        }
    }
}
