import CommandLineKit
import Domain
import Presentation

/// The options that filter and sort movies, of all commands that list movies.
enum FilterOptions {
    static let specs: [OptionSpec] = [
        OptionSpec(
            option: .genre,
            value: .genre,
            summary: "only movies with all of these genres; !NAME excludes one"
        ),
        OptionSpec(
            option: .year,
            short: "y",
            value: .filter(.year, placeholder: "YYYY[-YYYY]"),
            summary: "only movies first released in this year or range"
        ),
        OptionSpec(
            option: .rating,
            value: .filter(.rating, placeholder: "N[-N]"),
            summary: "only movies rated at least N, or in a range"
        ),
        OptionSpec(
            option: .votes,
            value: .filter(.votes, placeholder: "N"),
            summary: "only movies with at least N votes"
        ),
        OptionSpec(
            option: .runtime,
            value: .filter(.runtime, placeholder: "MIN[-MIN]"),
            summary: "only movies this long, in minutes: 80-120, -90, 120-"
        ),
        OptionSpec(
            option: .originalLanguage,
            value: .filter(.language, placeholder: "xx"),
            summary: "only movies made in this language, such as ko"
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
        OptionSpec(option: .sort, value: .order(fields.map(\.rawValue)), summary: summary)
    }

    private static let reverse = OptionSpec(option: .reverse, summary: "reverse the sort order")

    /// Paragraphs of the help of commands with filters.
    static let help = [
        """
        Filters can also be words: 'genre:horror year:1980-1989 rating:7 sort:-year'. The others \
        are votes:, runtime:, lang:, person: and director:. A dash before an order reverses it, as \
        in sort:-year and --sort -year.
        """,
        """
        A movie without the value, such as one without a rating, does not match a filter, and is \
        sorted last. If the source has no such values at all, as the built-in catalog has no \
        ratings, the filter is ignored, and a line says so. In place of a person's name, --person \
        and --director take the person's id at TMDB or IMDb.
        """,
        """
        The genres are action, adventure, animation, biography, comedy, crime, documentary, drama, \
        family, fantasy, film-noir, game-show, history, horror, music, musical, mystery, news, \
        reality-tv, romance, science-fiction, short, sport, talk-show, thriller, tv-movie, war, \
        western and adult; no source has all of them.
        """,
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
