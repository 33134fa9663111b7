import Presentation

/// A person with their movies as one JSON object.
///
/// Every key is always present, in the same order; an unknown value is `null`.
enum PersonJSON {
    static func text(_ item: PersonItemViewModel) -> String {
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
            ("movies", .array(item.credits.map(movie))),
        ]
        return JSONValue.object(source + members(of: item.person) + details).text + "\n"
    }

    /// The members of a person, and of others with the same name.
    private static func members(of person: PersonListItemViewModel) -> [(String, JSONValue)] {
        [
            ("id", .string(person.id)),
            ("imdb_id", JSONValue(person.imdbID)),
            ("name", .string(person.name.sanitizedLine)),
            ("profession", JSONValue(person.profession?.sanitizedLine)),
            ("known_for", .array(person.knownFor.map { .string($0.sanitizedLine) })),
            ("url", JSONValue(person.pageURL?.sanitizedLine)),
        ]
    }

    private static func movie(_ credit: PersonCreditItemViewModel) -> JSONValue {
        .object(MoviesJSON.members(of: credit.movie) + [("roles", .array(credit.roles.map(role)))])
    }

    private static func role(_ role: PersonCreditItemViewModel.Role) -> JSONValue {
        let (type, character, job): (String, String?, String?) =
            switch role {
            case .director: ("director", nil, nil)
            case .writer: ("writer", nil, nil)
            case .cast(let character): ("cast", character, nil)
            case .crew(let job): ("crew", nil, job)
            }
        return .object([
            ("type", .string(type)),
            ("character", JSONValue(character?.sanitizedLine)),
            ("job", JSONValue(job?.sanitizedLine)),
        ])
    }
}
