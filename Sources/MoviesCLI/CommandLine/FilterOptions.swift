import Domain
import Presentation

/// The options that filter and sort movies, of all commands that list movies.
enum FilterOptions {
    static let specs: [OptionSpec] = [
        OptionSpec(
            option: .genre,
            value: .filter(.genre, placeholder: "NAME,…"),
            summary: "only movies with all of these genres; !NAME excludes one"
        ),
        OptionSpec(
            option: .year,
            short: "y",
            value: .filter(.year, placeholder: "YYYY[-YYYY]"),
            summary: "only movies first released in this year, or in these"
        ),
        OptionSpec(
            option: .rating,
            value: .filter(.rating, placeholder: "N[-N]"),
            summary: "only movies rated at least N, or in this range"
        ),
        OptionSpec(
            option: .votes,
            value: .filter(.votes, placeholder: "N"),
            summary: "only movies with at least N votes"
        ),
        OptionSpec(
            option: .runtime,
            value: .filter(.runtime, placeholder: "MIN[-MIN]"),
            summary: "only movies of this length in minutes: 90, 80-120, -90"
        ),
        OptionSpec(
            option: .originalLanguage,
            value: .filter(.language, placeholder: "xx"),
            summary: "only movies made in this language: ko"
        ),
        OptionSpec(
            option: .person,
            value: .filter(.person, placeholder: "NAME"),
            summary: "only movies with this person in the cast or the crew"
        ),
        OptionSpec(
            option: .director,
            value: .filter(.director, placeholder: "NAME"),
            summary: "only movies by this director"
        ),
        sort(MovieSort.Field.allCases, "sort order (relevance with a query, else popularity)"),
        reverse,
    ]

    /// The options for the movies of one person, which lack runtimes.
    static let filmographySpecs: [OptionSpec] =
        specs.filter { ![.runtime, .person, .director, .sort, .reverse].contains($0.option) } + [
            sort([.year, .rating, .popularity, .title], "sort order (year, the newest first)"),
            reverse,
        ]

    private static func sort(_ fields: [MovieSort.Field], _ summary: String) -> OptionSpec {
        OptionSpec(option: .sort, value: .choice(fields.map(\.rawValue)), summary: summary)
    }

    private static let reverse = OptionSpec(option: .reverse, summary: "reverse the sort order")

    /// Help lines for the filters as words.
    static let help = [
        "The filters also work as words: 'genre:horror year:1980-1989 rating:7 sort:-year';",
        "the other words are votes:, runtime:, lang:, person: and director:, and sort:-… reverses the",
        "order. Filters leave out movies without the value, such as an unknown rating; sorting puts",
        "them last. NAME can be the id of a person at TMDB or IMDb, which 'movies person' prints.",
        "The genres are action, adventure, animation, biography, comedy, crime, documentary, drama,",
        "family, fantasy, film-noir, game-show, history, horror, music, musical, mystery, news,",
        "reality-tv, romance, science-fiction, short, sport, talk-show, thriller, tv-movie, war,",
        "western and adult; no source has all of them.",
    ]

    private static let keys: [(option: OptionName, key: FilterKey)] = [
        (.genre, .genre), (.year, .year), (.rating, .rating), (.votes, .votes),
        (.runtime, .runtime), (.originalLanguage, .language), (.person, .person),
        (.director, .director), (.sort, .sort),
    ]

    /// Adds the filters and the order of the options to a query.
    static func apply(_ options: OptionValues, to query: inout MovieQuery) throws(UsageError) {
        for (option, key) in keys {
            // Genres add up; of any other option the last one counts.
            let values = key == .genre ? options.all(option) : options.all(option).suffix(1)
            // The parser has validated them.
            for value in values { _ = query.apply(key, value) }
        }
        guard options.isSet(.reverse) else { return }
        // The text may have filters and an order as well.
        let applied = (try? query.applyingFilterWords()) ?? query
        let order = query.list?.sort ?? (applied.text.isEmpty ? MovieSort(.popularity) : nil)
        guard let sort = applied.sort ?? order else {
            throw UsageError(message: "--reverse needs --sort")
        }
        query.sort = MovieSort(sort.field, isReversed: !sort.isReversed)
    }
}
