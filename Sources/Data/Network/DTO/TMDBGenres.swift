import Domain

/// TMDB's genres by the numbers that lists contain.
struct TMDBGenres: Sendable {
    static let english = TMDBGenres(names: [])

    private static let englishNames = [
        (28, "Action"), (12, "Adventure"), (16, "Animation"), (35, "Comedy"), (80, "Crime"),
        (99, "Documentary"), (18, "Drama"), (10751, "Family"), (14, "Fantasy"), (36, "History"),
        (27, "Horror"), (10402, "Music"), (9648, "Mystery"), (10749, "Romance"),
        (878, "Science Fiction"), (10770, "TV Movie"), (53, "Thriller"), (10752, "War"),
        (37, "Western"),
    ]

    /// The names in another language; those that are missing are in English.
    let names: [(id: Int, name: String)]

    /// `nil` for a number that TMDB has added later.
    func genre(_ id: Int) -> Genre? {
        let name = names.first { $0.id == id }?.name
        guard let englishName = Self.englishNames.first(where: { $0.0 == id })?.1 else {
            return name.map { Genre(name: $0) }
        }
        return Genre(name: name ?? englishName, englishName: englishName)
    }

    /// `nil` for a genre that only IMDb has.
    static func id(of genre: String) -> Int? { englishNames.first { $0.1 == genre }?.0 }
}

extension TMDBGenres: Decodable {
    /// Fails without a genre: that is another kind of response.
    init(from decoder: any Decoder) throws {
        names = try JSONObject(from: decoder).objects("genres").compactMap { genre in
            // Some languages lack a name.
            guard let id = genre.int("id"), let name = genre.name("name") else { return nil }
            return (id, name)
        }
        if names.isEmpty { throw JSONObject.missingValue }
    }
}
