import Presentation

/// A list of movies as one JSON object.
///
/// Every key is always present, in the same order; an unknown value is `null`.
enum MoviesJSON {
    static func text(_ list: MoviesList) -> String {
        let object = JSONValue.object([
            ("source", .string(list.source.id)),
            ("stale", .bool(list.isStale)),
            ("match", .string(list.matchesAllWords ? "all" : "some")),
            ("query", .string(list.query.sanitizedLine)),
            ("page", .int(list.pages.lowerBound)),
            ("total_pages", .int(list.pageCount)),
            ("total_results", .int(list.totalCount)),
            ("movies", .array(list.items.map(movie))),
        ])
        return object.text + "\n"
    }

    private static func movie(_ item: MoviesListItemViewModel) -> JSONValue {
        .object(members(of: item))
    }

    /// The members of a movie, in lists and details.
    static func members(of item: MoviesListItemViewModel) -> [(String, JSONValue)] {
        [
            ("id", .string(item.id)),
            ("imdb_id", JSONValue(item.imdbID)),
            ("title", .string(item.title.sanitizedLine)),
            ("original_title", JSONValue(item.originalTitle?.sanitizedLine)),
            ("original_language", JSONValue(item.originalLanguage?.sanitizedLine)),
            ("release_date", JSONValue(item.releaseDate)),
            ("overview", JSONValue(item.overview?.sanitizedLine)),
            ("genres", .array(item.genres.map { .string($0.sanitizedLine) })),
            ("vote_average", JSONValue(item.voteAverage)),
            ("vote_count", JSONValue(item.voteCount)),
            ("popularity", JSONValue(item.popularity)),
            ("poster_url", JSONValue(item.posterURL?.sanitizedLine)),
            ("url", JSONValue(item.pageURL?.sanitizedLine)),
        ]
    }
}
