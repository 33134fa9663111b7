import Domain

/// TMDB's genres by the numbers that lists contain.
enum TMDBGenres {
    /// `nil` for a number that TMDB has added later.
    static func genre(_ id: Int) -> Genre? {
        name(id).map(Genre.init(name:))
    }

    private static func name(_ id: Int) -> String? {
        switch id {
        case 28: "Action"
        case 12: "Adventure"
        case 16: "Animation"
        case 35: "Comedy"
        case 80: "Crime"
        case 99: "Documentary"
        case 18: "Drama"
        case 10751: "Family"
        case 14: "Fantasy"
        case 36: "History"
        case 27: "Horror"
        case 10402: "Music"
        case 9648: "Mystery"
        case 10749: "Romance"
        case 878: "Science Fiction"
        case 10770: "TV Movie"
        case 53: "Thriller"
        case 10752: "War"
        case 37: "Western"
        default: nil
        }
    }
}
