import CommandLineKit
import Domain

/// The titles differ enough from the usual ones, such as FILES, for the checks of mandoc(1).
extension ManualSection {
    /// The sections of the manual page, in order.
    static var movies: [ManualSection] {
        [keys, filters, fields(.ofMovies), movieOperands, movieTypes]
    }

    static var keys: ManualSection {
        ManualSection(
            "KEYS",
            ["On a screen, ? shows its keys, and F1 does while you type."],
            lists: KeyReference.lists
        )
    }

    /// The filters as words and as options.
    static var filters: ManualSection {
        ManualSection(
            "QUERY FILTERS",
            FilterOptions.help,
            lists: [ManualList(nil, FilterOptions.reference)]
        )
    }

    static func fields(_ fields: MovieFields) -> ManualSection {
        ManualSection("OUTPUT FIELDS", fields.help)
    }

    /// What commands take as a movie.
    static var movieOperands: ManualSection { ManualSection("MOVIES", MovieReference.help) }

    /// What the catalog has of a data set.
    static var movieTypes: ManualSection {
        ManualSection(
            "CATALOG",
            [
                """
                Of IMDb's titles, the types movie, short, tvMovie, tvShort and video count as movies.
                """
            ]
        )
    }
}
