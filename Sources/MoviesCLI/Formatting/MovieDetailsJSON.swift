import Presentation

/// The details of a movie as one JSON object.
///
/// Every key is always present, in the same order; an unknown value is `null`.
enum MovieDetailsJSON {
    static func text(_ item: MovieDetailsItemViewModel) -> String {
        let source: [(String, JSONValue)] = [
            ("source", .string(item.source.id)),
            ("stale", .bool(item.fallback?.isStale ?? false)),
        ]
        let details: [(String, JSONValue)] = [
            ("tagline", JSONValue(item.tagline?.sanitizedLine)),
            ("runtime", JSONValue(item.runtime)),
            ("countries", names(item.countries)),
            ("directors", names(item.directors)),
            ("writers", names(item.writers)),
            ("cast", .array(item.cast.map(castMember))),
        ]
        return JSONValue.object(source + MoviesJSON.members(of: item.movie) + details).text + "\n"
    }

    private static func names(_ names: [String]) -> JSONValue {
        .array(names.map { .string($0.sanitizedLine) })
    }

    private static func castMember(_ member: MovieDetailsItemViewModel.CastMember) -> JSONValue {
        .object([
            ("name", .string(member.name.sanitizedLine)),
            ("role", JSONValue(member.character?.sanitizedLine)),
        ])
    }
}
