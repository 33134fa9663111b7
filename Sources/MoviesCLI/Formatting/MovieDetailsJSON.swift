import Domain
import Presentation

/// All that is known of a film as one JSON object, for programs.
///
/// Every key is always there, always in the same order; what is not known is `null`.
enum MovieDetailsJSON {
    static func text(_ item: MovieDetailsItemViewModel) -> String {
        let answer: [(String, JSONValue)] = [
            ("source", .string(item.source.isCatalog ? "catalog" : "tmdb")),
            ("stale", .bool(item.fallback?.isStaleResponse ?? false)),
        ]
        let details: [(String, JSONValue)] = [
            ("tagline", JSONValue(item.tagline?.sanitizedLine)),
            ("runtime", JSONValue(item.runtime)),
            ("countries", names(item.countries)),
            ("directors", names(item.directors)),
            ("writers", names(item.writers)),
            ("cast", .array(item.cast.map(castMember))),
        ]
        return JSONValue.object(answer + MoviesJSON.members(of: item.movie) + details).text + "\n"
    }

    private static func names(_ names: [String]) -> JSONValue {
        .array(names.map { .string($0.sanitizedLine) })
    }

    private static func castMember(_ member: MovieDetailsItemViewModel.CastMember) -> JSONValue {
        .object([
            ("name", .string(member.name.sanitizedLine)),
            ("role", JSONValue(member.role?.sanitizedLine)),
        ])
    }
}
