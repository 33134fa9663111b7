/// A filter, or the order, by the word that names it in a query: `genre:horror`.
///
/// Menus, the help and the words of a query have them in this order.
package enum FilterKey: String, CaseIterable, Hashable, Sendable {
    case genre, mood, year, rating, mine, votes, runtime
    case language = "lang"
    case country, on, award
    case person, director, sort

    /// All but the order.
    package static let filters = allCases.filter { $0 != .sort }

    /// All words that name it, the usual one first: `year`, `decade`, `y`.
    package var words: [String] { [rawValue] + spec.otherWords }

    /// Takes any of its words, in any case.
    package init?(word: some StringProtocol) {
        let word = word.lowercased()
        let other = Self.allCases.lazy.filter { $0.spec.otherWords.contains(word) }
        guard let key = Self(rawValue: word) ?? other.first else { return nil }
        self = key
    }

    /// The table of the filters and of the order.
    package var spec: FilterSpec {
        switch self {
        case .genre:
            FilterSpec(
                requirement: "genres such as horror, or horror,!comedy",
                values: "genres",
                completions: { Genre.known.map(\.word) },
                kind: .list(
                    ListFormat(noun: "genre") { Genre(known: $0)?.name },
                    .movie { movie, genres in
                        func has(_ name: String) -> Bool {
                            movie.genres.contains { $0.isSame(as: name) }
                        }
                        return genres.wanted.allSatisfy(has)
                            && !genres.excluded.contains(where: has)
                    }
                )
            )
        case .mood:
            FilterSpec(
                expectedWords: ["feeling", "vibe"],
                requirement: "moods such as feel-good, or tense,!bleak",
                values: "moods",
                isOnlyInCatalogs: true,
                completions: { Mood.allCases.map(\.rawValue) },
                kind: .list(
                    ListFormat(noun: "mood") { Mood(named: $0)?.rawValue },
                    .details { $1.allows($0.moods.map(\.rawValue)) }
                )
            )
        case .award:
            FilterSpec(
                expectedWords: ["awards", "won", "prize"],
                requirement: "awards such as oscar, best-picture, razzie or oscar-nominee",
                values: "awards",
                isOnlyInCatalogs: true,
                completions: { AwardCategory.awardWords },
                kind: .list(
                    ListFormat(noun: "award", name: MovieAward.filterValue),
                    .details { $1.allows($0.awards.flatMap(\.filterValues)) }
                )
            )
        case .year:
            FilterSpec(
                otherWords: ["decade", "y"],
                expectedWords: ["released"],
                requirement: "a year such as 1999, or years such as 1980-1989, 1980-, <1990 or 80s",
                values: "years",
                completions: { stride(from: 2020, through: 1920, by: -10).map { "\($0)s" } },
                kind: .numbers(.years, .movie { $0.releaseDate?.year })
            )
        case .rating:
            FilterSpec(
                expectedWords: ["score"],
                requirement: "a rating from 0 to 10, such as 7.5 or <5, or a range such as 7-9",
                values: "ratings",
                completions: { ["5", "6", "7", "8", "9"] },
                kind: .numbers(.ratings, .movie { $0.voteAverage.map { Int(($0 * 10).rounded()) } })
            )
        case .mine:
            FilterSpec(
                requirement: "a rating from 0 to 10, such as 7.5 or <5, or a range such as 7-9",
                values: "ratings of yours",
                completions: { ["6", "7", "8", "9", "10"] },
                kind: .numbers(.ratings, .movie { $0.ownRating })
            )
        case .votes:
            FilterSpec(
                requirement: "a number of votes",
                values: "numbers of votes",
                completions: { ["100", "1000", "10000", "100000"] },
                kind: .numbers(.minimum, .movie { $0.voteCount })
            )
        case .runtime:
            FilterSpec(
                expectedWords: ["length", "duration"],
                requirement: "minutes such as 90, or a range such as 80-120, 80-, -90 or <2h",
                values: "runtimes",
                completions: { ["-90", "90-120", "120-"] },
                kind: .numbers(.minutes, .details { $0.runtime })
            )
        case .language:
            FilterSpec(
                otherWords: ["language"],
                requirement: "languages such as korean, ko,ja or !en",
                values: "original languages",
                completions: { LanguageNames.common },
                kind: .list(
                    ListFormat(noun: "language") { LanguageNames.code($0) },
                    .movie { movie, languages in
                        guard let language = movie.originalLanguage?.lowercased() else {
                            return false
                        }
                        func has(_ codes: [String]) -> Bool {
                            LanguageNames.codes(ofMoviesIn: codes).contains(language)
                        }
                        return (languages.wanted.isEmpty || has(languages.wanted))
                            && !has(languages.excluded)
                    }
                )
            )
        case .country:
            FilterSpec(
                requirement: "countries such as kr or korea,japan",
                values: "countries",
                isOnlyOnline: true,
                completions: { CountryNames.common },
                kind: .list(
                    // No source can exclude one.
                    ListFormat(noun: "country", canExclude: false) {
                        CountryNames.code(of: String($0))
                    },
                    .details { details, countries in
                        let codes = details.production.countries.compactMap {
                            CountryNames.code(of: $0)
                        }
                        return codes.contains { countries.wanted.contains($0) }
                    }
                )
            )
        case .on:
            FilterSpec(
                requirement: "streaming services such as netflix or netflix,disney+",
                values: "streaming services",
                isOnlyOnline: true,
                completions: { StreamingService.common },
                kind: .services
            )
        case .person:
            FilterSpec(
                expectedWords: ["writer", "actor", "actress", "cast", "starring", "with"],
                requirement: "a name",
                values: "cast and crew",
                kind: .people { $0.directors + $0.writers + $0.cast.map(\.name) }
            )
        case .director:
            FilterSpec(
                expectedWords: ["by"],
                requirement: "a name",
                values: "directors",
                kind: .people { $0.directors }
            )
        case .sort:
            FilterSpec(
                expectedWords: ["order"],
                requirement:
                    "relevance, popularity, rating, year, title, runtime, mine or random; - before one reverses it",
                values: "order",
                completions: {
                    MovieSort.Field.allCases.flatMap { field in
                        [field.rawValue] + (field.isReversible ? ["-\(field.rawValue)"] : [])
                    }
                        + MovieSort.names
                }
            )
        }
    }
}

extension FilterKey {
    /// The texts that complete the last word of a text of filters such as `genre:horror year:19`:
    /// each is the whole text with another last word.
    ///
    /// The result is empty for a value that can't be listed, such as a name, and inside quotes. A
    /// complete word is followed by a space.
    package static func completions(of text: String) -> [String] {
        if case .filter(_, _, .open) = QueryToken.tokens(of: text).last { return [] }
        let start = text.lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
        let (before, word) = (text[..<start], text[start...])
        guard let colon = word.firstIndex(of: ":") else {
            let typed = word.lowercased()
            return allCases.map { "\($0.rawValue):" }.filter { $0.hasPrefix(typed) }
                .map { before + $0 }
        }
        guard let spec = FilterKey(word: word[..<colon])?.spec else { return [] }
        let value = word[word.index(after: colon)...]
        let last = spec.isList ? value.lastIndex { ",!".contains($0) } : nil
        let typed = value[(last.map(value.index(after:)) ?? value.startIndex)...]
        return spec.completions()
            .filter { $0.hasPrefix(typed.lowercased()) && $0 != typed.lowercased() }
            .map { "\(text[..<typed.startIndex])\($0) " }
    }
}
