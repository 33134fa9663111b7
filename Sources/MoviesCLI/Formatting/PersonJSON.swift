import Presentation
import Terminal

/// A person with their movies as one JSON object.
///
/// Every key is always present, in the same order; an unknown value is `null`.
enum PersonJSON {
    /// `fields` are the keys of each movie.
    static func text(
        _ item: PersonItemViewModel,
        _ fields: [FilmographyField] = FilmographyField.keys
    ) -> String {
        let source: [(String, JSONValue)] = [
            ("source", .string(item.source.id)),
            ("stale", .bool(item.fallback?.isStale ?? false)),
        ]
        let details: [(String, JSONValue)] = [
            ("birthday", JSONValue(item.birthday)),
            ("deathday", JSONValue(item.deathday)),
            ("place_of_birth", JSONValue(item.placeOfBirth?.sanitizedLine)),
            ("biography", JSONValue(item.biography?.sanitizedLine)),
            ("others", .array(item.others.map { .object(members(of: $0)) })),
            ("total_results", .int(item.totalCount)),
            ("ignored_filters", .array(item.ignoredFilters.map { .string($0) })),
            (
                "movies",
                .array(item.credits.map { .object(MoviesJSON.members(of: $0, fields)) })
            ),
        ]
        return JSONValue.object(source + members(of: item.person) + details).text + "\n"
    }

    /// The members of a person, and of others with the same name.
    private static func members(of person: PersonListItemViewModel) -> [(String, JSONValue)] {
        [
            ("id", .string(person.id.sanitizedLine)),
            ("imdb_id", JSONValue(person.imdbID)),
            ("name", .string(person.name.sanitizedLine)),
            ("profession", JSONValue(person.profession?.sanitizedLine)),
            ("known_for", .array(person.knownFor.map { .string($0.sanitizedLine) })),
            ("url", JSONValue(person.pageURL?.sanitizedLine)),
        ]
    }
}
