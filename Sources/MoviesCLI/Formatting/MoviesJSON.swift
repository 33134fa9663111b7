import Presentation

/// Every key of an object is always present, in the same order; an unknown value is `null`, and an
/// empty list is `[]`.
extension JSONValue {
    /// A movie of a list.
    init(_ item: ListedMovie, _ fields: [MovieField]) {
        self = .object(fields.map { ($0.name, $0.value(of: item)) })
    }

    /// The source of what an object has.
    init(_ source: SourceViewModel, _ fallback: FallbackViewModel?) {
        self = [
            "source": JSONValue(source.id),
            "stale": .bool(fallback?.isStale ?? false),
        ]
    }

    /// A list of movies.
    init(_ list: MoviesList, movies: JSONValue) {
        let members: JSONValue = [
            "match": JSONValue(list.matchesAllWords ? "all" : "some"),
            "query": JSONValue(list.query),
            "page": JSONValue(list.pages.lowerBound),
            "total_pages": JSONValue(list.pageCount),
            "total_results": JSONValue(list.totalCount),
            "checked_results": JSONValue(list.checkedCount),
            "ignored_filters": JSONValue(list.ignoredFilters),
            "movies": movies,
        ]
        self = .joining(JSONValue(list.source, list.fallback), members)
    }
}
