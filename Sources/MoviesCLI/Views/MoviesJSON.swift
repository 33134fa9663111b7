import Domain
import Presentation

/// A whole answer as one JSON object, for programs.
///
/// Every key is always there, always in the same order; what is not known is `null`.
enum MoviesJSON {
    static func text(_ list: MoviesList) -> String {
        let object = JSONValue.object([
            ("source", .string(list.source.rawValue)),
            ("stale", .bool(list.isStale)),
            ("query", .string(list.query.safeText)),
            ("page", .int(list.pages.lowerBound)),
            ("total_pages", .int(list.pageCount)),
            ("total_results", .int(list.totalCount)),
            ("movies", .array(list.items.map(movie))),
        ])
        return object.text + "\n"
    }

    private static func movie(_ item: MoviesListItemViewModel) -> JSONValue {
        .object([
            ("id", .string(item.id)),
            ("imdb_id", JSONValue(item.imdbID)),
            ("title", .string(item.title.safeText)),
            ("original_title", JSONValue(item.originalTitle?.safeText)),
            ("original_language", JSONValue(item.originalLanguage?.safeText)),
            ("release_date", JSONValue(item.releaseDate)),
            ("overview", JSONValue(item.overview?.safeText)),
            ("genres", .array(item.genres.map { .string($0.safeText) })),
            ("vote_average", JSONValue(item.voteAverage)),
            ("vote_count", JSONValue(item.voteCount)),
            ("popularity", JSONValue(item.popularity)),
            ("poster_url", JSONValue(item.posterURL?.safeText)),
            ("url", JSONValue(item.pageURL?.safeText)),
        ])
    }
}
