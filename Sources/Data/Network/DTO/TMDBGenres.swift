import Domain

/// TMDB's genres by the numbers that lists contain.
struct TMDBGenres: Sendable {
    static let english = TMDBGenres(names: [])

    /// Those of another language; an array, because it has some twenty elements.
    private let names: [(id: Int, name: String)]

    /// Takes names of another language; those that are missing are in English.
    init(names: [(id: Int, name: String)]) {
        self.names = names
    }

    /// `nil` for a number that TMDB has added later.
    func genre(_ id: Int) -> Genre? {
        (names.first { $0.id == id }?.name ?? Self.englishName(id)).map(Genre.init(name:))
    }

    private static func englishName(_ id: Int) -> String? {
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
