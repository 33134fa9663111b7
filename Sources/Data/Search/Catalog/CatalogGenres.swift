import Domain

/// The genres in catalogs.
///
/// Records refer to them by their index, and the index of movies has a flag for each, so new ones
/// go to the end.
package enum CatalogGenres {
    /// The genres of IMDb's data sets by their names there, then the genres that only TMDB has.
    package static let names = [
        "Drama", "Comedy", "Documentary", "Romance", "Action", "Thriller", "Crime", "Horror",
        "Adventure", "Family", "Mystery", "Biography", "Fantasy", "History", "Music", "Sci-Fi",
        "Musical", "War", "Animation", "Western", "Sport", "Adult", "News", "Short", "Film-Noir",
        "Reality-TV", "Talk-Show", "Game-Show", "TV Movie",
    ]

    package static func flags(of genres: [String]) -> UInt64 {
        var flags: UInt64 = 0
        for case let flag? in genres.lazy.map(flag) { flags |= 1 << UInt64(flag) }
        return flags
    }

    /// The bit of a genre by its name at IMDb or TMDB; `nil` for one that is not in `names`.
    package static func flag(of genre: String) -> Int? {
        names.firstIndex(of: genre) ?? flagsByName[genre]
            ?? Genre(known: genre).flatMap { known in
                names.firstIndex { Genre(known: $0) == known }
            }
    }

    /// The bits by the names at IMDb and at TMDB as they are spelled there.
    private static let flagsByName = Dictionary(
        names.enumerated().flatMap { flag, name in
            [(name, flag)] + (Genre(known: name).map { [($0.name, flag)] } ?? [])
        }
    ) { first, _ in first }
}
