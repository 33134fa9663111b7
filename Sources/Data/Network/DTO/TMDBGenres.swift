import Domain

/// TMDB's genres by the numbers that lists contain.
enum TMDBGenres {
    private static let genres = [
        (28, "Action"), (12, "Adventure"), (16, "Animation"), (35, "Comedy"), (80, "Crime"),
        (99, "Documentary"), (18, "Drama"), (10751, "Family"), (14, "Fantasy"), (36, "History"),
        (27, "Horror"), (10402, "Music"), (9648, "Mystery"), (10749, "Romance"),
        (878, "Science Fiction"), (10770, "TV Movie"), (53, "Thriller"), (10752, "War"),
        (37, "Western"),
    ]

    /// `nil` for a number that TMDB has added later.
    static func genre(_ id: Int) -> Genre? {
        genres.first { $0.0 == id }.map { Genre(name: $0.1) }
    }

    /// `nil` for a genre that only IMDb has.
    static func id(of genre: Genre) -> Int? {
        genres.first { $0.1 == genre.name }?.0
    }
}
