import Presentation

/// What the tables for programs hold of a film.
enum MovieFields {
    static let names = [
        "id", "title", "original_title", "release_date", "genres", "vote_average", "vote_count",
        "original_language",
    ]

    /// One for each name, fit for one line; what is not known is empty.
    static func fields(of item: MoviesListItemViewModel) -> [String] {
        [
            item.id,
            item.title,
            item.originalTitle,
            item.releaseDate,
            item.genres.joined(separator: "|"),
            item.voteAverage.map { "\($0)" },
            item.voteCount.map { "\($0)" },
            item.originalLanguage,
        ].map { ($0 ?? "").sanitizedField }
    }
}
