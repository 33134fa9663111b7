import Presentation
import Terminal

/// A list of movies as one JSON object.
///
/// Every key is always present, in the same order; an unknown value is `null`.
enum MoviesJSON {
    /// `fields` are the keys of each movie.
    static func text(_ list: MoviesList, _ fields: [MovieField] = MovieField.keys) -> String {
        let object = JSONValue.object([
            ("source", .string(list.source.id)),
            ("stale", .bool(list.isStale)),
            ("match", .string(list.matchesAllWords ? "all" : "some")),
            ("query", .string(list.query.sanitizedLine)),
            ("page", .int(list.pages.lowerBound)),
            ("total_pages", .int(list.pageCount)),
            ("total_results", .int(list.totalCount)),
            ("checked_results", JSONValue(list.checkedCount)),
            ("ignored_filters", .array(list.ignoredFilters.map { .string($0) })),
            ("movies", .array(list.items.map { .object(members(of: $0, fields)) })),
        ])
        return object.text + "\n"
    }

    /// The members of an item in a list.
    static func members<Field: ListField>(
        of item: Field.Item,
        _ fields: [Field]
    ) -> [(String, JSONValue)] {
        fields.map { ($0.name, $0.value(of: item).sanitized) }
    }

    /// The members of a movie, in lists and details.
    static func members(of item: MoviesListItemViewModel) -> [(String, JSONValue)] {
        members(of: item, MovieField.keys)
    }
}
