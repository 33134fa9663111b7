import CommandLineKit
import Domain
import Presentation
import Terminal

/// The options that filter and sort movies, of all commands that list movies.
enum FilterOptions {
    static let specs: [OptionSpec] =
        FilterKey.filters.map(\.option) + files + [
            sort(MovieSort.Field.allCases, "sort order (relevance with a query, else popularity)"),
            .seed,
        ]

    static var randomSpecs: [OptionSpec] { specs.filter { $0 != .sort } }

    /// The options for the movies of one person, which lack the values of details.
    static var filmographySpecs: [OptionSpec] {
        specs(of: FilterKey.filters.filter { $0.spec.scope == .movie }, order: "the newest first")
    }

    /// The files that say which movies are wanted.
    static let files: [OptionSpec] = [.included, .excluded]

    /// The options for the movies of a collection, which are rows of lists.
    static var collectionSpecs: [OptionSpec] {
        specs(of: FilterKey.filters.filter { $0.spec.scope != .details }, order: "the oldest first")
    }

    /// For movies that are sorted by year.
    private static func specs(of keys: [FilterKey], order: String) -> [OptionSpec] {
        let fields: [MovieSort.Field] = [.year, .rating, .popularity, .title, .mine]
        return keys.map(\.option) + files + [sort(fields, "sort order (year, \(order))")]
    }

    private static func sort(_ fields: [MovieSort.Field], _ summary: String) -> OptionSpec {
        let names = MovieSort.names.filter { isOrder($0, of: fields) }
        return OptionSpec(
            "sort",
            value: OptionType(choices: fields.map(\.rawValue), suggestions: { names }) {
                isOrder($0, of: fields)
            },
            summary: summary
        )
    }

    private static func isOrder(_ text: String, of fields: [MovieSort.Field]) -> Bool {
        MovieSort(text).map { fields.contains($0.field) } ?? false
    }

    private static let exampleWords = "genre:horror year:1980-1989 rating:7 sort:-year"

    static var help: [String] {
        let others = FilterKey.allCases.map { "\($0.rawValue):" }
            .filter { !exampleWords.contains($0) }
        let people = FilterKey.filters.filter { $0.spec.scope == .people }
            .map { $0.option.name }
        return [
            """
            Filters can also be words: '\(exampleWords)'. The others are \
            \(others.joined(by: "and")). A dash before an order reverses it, as in sort:-year and \
            --sort -year; \(MovieSort.names.joined(by: "and")) are orders, too. Put quotes around \
            a bound such as '>2000', and around !, which mean something else to a shell.
            """,
            """
            A movie without the value, such as one without a rating, does not match a filter, and \
            is sorted last. If the source has no such values at all, as the built-in catalog has \
            no ratings, the filter is ignored, and a line says so. In place of a person's name, \
            \(people.joined(by: "and")) take the person's id at TMDB or IMDb.
            """,
            "The genres are \(Genre.known.map(\.word).joined(by: "and")); no source has all of them.",
        ]
    }

    /// The filters and the order in the manual page: their words, options, values and examples.
    static var reference: [HelpEntry] { FilterKey.allCases.compactMap(entry) }

    private static func entry(_ key: FilterKey) -> HelpEntry? {
        guard let option = specs.first(where: { $0 == key.option }), let type = option.value
        else { return nil }
        let word = key.rawValue
        let example = key.spec.isName ? "\"john carpenter\"" : key.spec.completions().first
        let words = key.words.dropFirst().map { "\($0):" }.joined(by: "and")
        let sentences = [
            option.summary,
            "Takes \(key.spec.requirement)",
            words.isEmpty ? nil : "Also \(words)",
            "The option is \(option.names.joined(by: "or"))",
            example.map { "Examples: \(word):\($0), \(option.name) \($0)" },
        ]
        return HelpEntry(
            "\(word):\(type.placeholder)",
            sentences.compactMap(\.self).joined(separator: ". ")
        )
    }

    /// Adds the filters and the order of the options to a query, whose text is given apart.
    static func apply(_ options: OptionValues, to query: inout MovieQuery) {
        for key in FilterKey.allCases {
            // The parser has validated them.
            for value in options.all(key.option) { _ = query.apply(key, value) }
        }
    }
}

extension FilterKey {
    var option: OptionSpec {
        OptionSpec(
            rawValue,
            short: self == .year ? "y" : nil,
            value: .filter(self),
            summary: help.summary
        )
    }

    /// The value in the help of its option, and the help.
    var help: (placeholder: String, summary: String) {
        switch self {
        case .genre: ("NAME,…", "only movies with all of these genres; !NAME excludes one")
        case .mood: ("NAME,…", "only movies with all of these moods; !NAME excludes one")
        case .award:
            ("NAME,…", "only movies that won all of these awards; oscar-nominee: or were nominated")
        case .year: ("YYYY[-YYYY]", "only movies first released in this year, range or decade")
        case .rating: ("N[-N]", "only movies rated at least N, or in a range")
        case .mine:
            ("N[-N]", "only movies that you rated at least N, or in a range, in a file of --in")
        case .votes: ("N", "only movies with at least N votes")
        case .runtime: ("MIN[-MIN]", "only movies this long, in minutes or hours: 80-120, -90, 2h-")
        case .language: ("NAME,…", "only movies made in one of these languages; !NAME excludes one")
        case .country:
            ("NAME,…", "only movies made in one of these countries, with TMDB: kr or korea,japan")
        case .on:
            ("NAME,…", "only movies that one of these services streams in --region, with TMDB")
        case .person:
            ("NAME", "only movies with this person in the cast or the crew; may be repeated")
        case .director: ("NAME", "only movies by this director; may be repeated")
        case .sort: ("ORDER", "sort order")
        }
    }
}
