/// A genre by its name, such as `Drama` or `Science Fiction`.
package struct Genre: Hashable, Sendable {
    /// In the language of the movie's texts.
    package let name: String
    private let englishName: String

    /// If `englishName` is `nil`, the name is English.
    package init(name: String, englishName: String? = nil) {
        self.name = name
        self.englishName = englishName ?? name
    }

    /// Whether this is a genre of `known`, whatever the language and the source of its name.
    func isSame(as known: String) -> Bool {
        englishName == known || Genre(known: englishName)?.name == known
    }
}

/// The genres of TMDB and of IMDb's data sets.
extension Genre {
    /// If both sources have a genre, it has the name that TMDB gives it.
    package static let known = names.map { Genre(name: $0) }

    private static let names = [
        "Action", "Adventure", "Animation", "Biography", "Comedy", "Crime", "Documentary", "Drama",
        "Family", "Fantasy", "Film-Noir", "Game-Show", "History", "Horror", "Music", "Musical",
        "Mystery", "News", "Reality-TV", "Romance", "Science Fiction", "Short", "Sport",
        "Talk-Show", "Thriller", "TV Movie", "War", "Western", "Adult",
    ]

    /// Other names of genres, normalized, and the genres.
    private static let aliases = [
        ("scifi", "Science Fiction"), ("sf", "Science Fiction"), ("noir", "Film-Noir"),
        ("biopic", "Biography"), ("documentaries", "Documentary"), ("animated", "Animation"),
        ("sports", "Sport"), ("shortfilm", "Short"), ("historical", "History"), ("tv", "TV Movie"),
    ]

    /// Recognizes a genre by its name at TMDB or IMDb, whatever its case and punctuation:
    /// `Sci-Fi`, `science fiction`.
    package init?(known name: some StringProtocol) {
        // Catalogs have exact names, and to compare the keys of all takes a tenth of a search.
        let exact = Self.names.first { $0 == name }
        guard let found = exact ?? Self.name(withKey: Self.key(name)) else { return nil }
        self.init(name: found)
    }

    private static func name(withKey key: String) -> String? {
        names.first { Self.key($0) == key } ?? aliases.first { $0.0 == key }?.1
    }

    private static func key(_ name: some StringProtocol) -> String {
        guard name.utf8.count <= 40 else { return "" }
        return String(
            decoding: name.lowercased().utf8.filter { !" -_".utf8.contains($0) },
            as: UTF8.self
        )
    }
}
