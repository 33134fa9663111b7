import Presentation
import Terminal

/// The details of a movie as one JSON object.
///
/// Every key is always present, in the same order; an unknown value is `null`, and an empty list is
/// `[]`.
enum MovieDetailsJSON {
    static func text(_ item: MovieDetailsItemViewModel) -> String {
        let source: [(String, JSONValue)] = [
            ("source", .string(item.source.id)),
            ("stale", .bool(item.fallback?.isStale ?? false)),
        ]
        let members = source + MoviesJSON.members(of: item.movie) + details(item) + more(item)
        return JSONValue.object(members).text + "\n"
    }

    private static func details(_ item: MovieDetailsItemViewModel) -> [(String, JSONValue)] {
        [
            ("tagline", line(item.tagline)),
            ("runtime", JSONValue(item.runtime)),
            ("countries", lines(item.production.countries)),
            ("directors", lines(item.directors)),
            ("writers", lines(item.writers)),
            ("cast", .array(item.cast.map(castMember))),
        ]
    }

    private static func more(_ item: MovieDetailsItemViewModel) -> [(String, JSONValue)] {
        [
            ("certification", line(item.release?.certification)),
            ("region", line(item.release?.region)),
            ("region_release_date", line(item.release?.date)),
            ("status", line(item.status)),
            ("collection", line(item.collection)),
            ("trailer_url", line(item.links.trailer)),
            ("watch", watchOptions(item.watchOptions)),
            ("spoken_languages", lines(item.spokenLanguages)),
            ("homepage", line(item.links.homepage)),
            ("companies", lines(item.production.companies)),
            ("budget", JSONValue(item.production.budget)),
            ("revenue", JSONValue(item.production.revenue)),
            ("keywords", lines(item.keywords)),
            ("crew", .array(item.crew.map(crewMember))),
            ("recommendations", .array(item.recommendations.map(recommendation))),
            ("wikidata_id", line(item.links.wikidataID)),
        ]
    }

    private static func castMember(_ member: MovieDetailsItemViewModel.CastMember) -> JSONValue {
        .object([("name", line(member.name)), ("role", line(member.character))])
    }

    private static func crewMember(_ member: MovieDetailsItemViewModel.CrewMember) -> JSONValue {
        .object([
            ("name", line(member.name)),
            ("job", line(member.job)),
            ("department", line(member.department)),
        ])
    }

    private static func watchOptions(_ options: WatchOptionsViewModel?) -> JSONValue {
        .object(
            [("region", line(options?.region)), ("link", line(options?.link))]
                + WatchOptionsViewModel.Offer.Kind.allCases.map { kind in
                    let offer = options?.offers.first { $0.kind == kind }
                    return (kind.rawValue, lines(offer?.services ?? []))
                }
        )
    }

    private static func recommendation(_ movie: MoviesListItemViewModel) -> JSONValue {
        .object([
            ("id", .string(movie.id)),
            ("title", line(movie.title)),
            ("original_title", line(movie.originalTitle)),
            ("original_language", line(movie.originalLanguage)),
            ("release_date", JSONValue(movie.releaseDate)),
            ("vote_average", JSONValue(movie.voteAverage)),
            ("vote_count", JSONValue(movie.voteCount)),
            ("url", line(movie.pageURL)),
        ])
    }

    private static func line(_ text: String?) -> JSONValue {
        JSONValue(text?.sanitizedLine)
    }

    private static func lines(_ texts: [String]) -> JSONValue {
        .array(texts.map(line))
    }
}
