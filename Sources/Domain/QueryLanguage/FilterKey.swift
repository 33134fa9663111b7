/// A filter, or the order, by the word that names it in a query: `genre:horror`.
package enum FilterKey: String, CaseIterable, Hashable, Sendable {
    case genre, year, rating, votes, runtime
    case language = "lang"
    case person, director, sort

    /// All but the order.
    package static let filters = allCases.filter { $0 != .sort }

    /// What the program knows of it.
    package var spec: FilterSpec {
        switch self {
        case .genre: .genre
        case .year: .year
        case .rating: .rating
        case .votes: .votes
        case .runtime: .runtime
        case .language: .language
        case .person: .person
        case .director: .director
        case .sort: .sort
        }
    }

    /// Takes a word in any case, also a short or a long form: `y`, `language`.
    package init?(word: some StringProtocol) {
        let word = word.lowercased()
        guard
            let key = Self.allCases.first(where: { key in
                key.rawValue == word || key.spec.longName == word
                    || key.spec.short.map { String($0) } == word
            })
        else { return nil }
        self = key
    }
}

/// Which movies are wanted; a movie must satisfy all filters, and one that lacks a value does not
/// satisfy the filter of that value.
package struct MovieFilters: Hashable, Sendable {
    package var genres: GenreFilter?

    /// The years of the first release.
    package var years: NumberRange?

    /// Average votes in tenths: 0…100.
    package var ratings: NumberRange?
    package var votes: NumberRange?

    /// In minutes.
    package var runtimes: NumberRange?

    /// ISO 639-1, in lower case.
    package var originalLanguage: String?

    /// The name of a member of the cast or the crew, or an id or a link; see `PersonReference`.
    package var person: String?

    /// The name of a director, or an id or a link; see `PersonReference`.
    package var director: String?

    package init() {}
}

/// The table of the filters, and the order.
extension FilterSpec {
    fileprivate static let genre = FilterSpec(
        placeholder: "NAME,…",
        summary: "only movies with all of these genres; !NAME excludes one",
        requirement: "genres such as horror, or horror,!comedy",
        values: "genres",
        isList: true,
        completions: { Genre.known.map(\.word) },
        field: { .genres(\.genres) }
    )

    fileprivate static let year = FilterSpec(
        short: "y",
        placeholder: "YYYY[-YYYY]",
        summary: "only movies first released in this year or range",
        requirement: "a year such as 1999, or years such as 1980-1989, 1980- or -1989",
        values: "years",
        completions: { stride(from: 2020, through: 1920, by: -10).map { "\($0)s" } },
        field: { .numbers(\.years, .years, .movie { $0.releaseDate?.year }) }
    )

    fileprivate static let rating = FilterSpec(
        placeholder: "N[-N]",
        summary: "only movies rated at least N, or in a range",
        requirement: "a rating from 0 to 10, such as 7.5, or a range such as 7-9",
        values: "ratings",
        completions: { ["5", "6", "7", "8", "9"] },
        field: { .numbers(\.ratings, .ratings, .movie(\.ratingInTenths)) }
    )

    fileprivate static let votes = FilterSpec(
        placeholder: "N",
        summary: "only movies with at least N votes",
        requirement: "a number of votes",
        values: "numbers of votes",
        completions: { ["100", "1000", "10000", "100000"] },
        field: { .numbers(\.votes, .minimum, .movie(\.voteCount)) }
    )

    fileprivate static let runtime = FilterSpec(
        placeholder: "MIN[-MIN]",
        summary: "only movies this long, in minutes: 80-120, -90, 120-",
        requirement: "minutes such as 90, or a range such as 80-120, 80- or -90",
        values: "runtimes",
        completions: { ["-90", "90-120", "120-"] },
        field: { .numbers(\.runtimes, .numbers, .details(\.runtime)) }
    )

    fileprivate static let language = FilterSpec(
        longName: "language",
        placeholder: "xx",
        summary: "only movies made in this language, such as ko",
        requirement: "a language code such as ko",
        values: "original languages",
        completions: {
            "da de en es fr hi it ja ko pl pt ru sv tr zh".split(separator: " ").map { String($0) }
        },
        field: {
            .code(
                \.originalLanguage,
                letters: 2...3,
                .movie { $0.originalLanguage.map { [$0] } ?? [] }
            )
        }
    )

    fileprivate static let person = FilterSpec(
        placeholder: "NAME",
        summary: "only movies with this person in the cast or the crew",
        requirement: "a name",
        values: "cast and crew",
        field: { .person(\.person) { $0.directors + $0.writers + $0.cast.map(\.name) } }
    )

    fileprivate static let director = FilterSpec(
        placeholder: "NAME",
        summary: "only movies by this director",
        requirement: "a name",
        values: "directors",
        field: { .person(\.director, \.directors) }
    )

    fileprivate static let sort = FilterSpec(
        requirement:
            "relevance, popularity, rating, year, title or runtime, or one with - before it",
        values: "order",
        completions: { MovieSort.Field.allCases.flatMap { [$0.rawValue, "-\($0.rawValue)"] } }
    )
}

extension Movie {
    fileprivate var ratingInTenths: Int? { voteAverage.map { Int(($0 * 10).rounded()) } }
}
