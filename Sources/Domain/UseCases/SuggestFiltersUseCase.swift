import Text

/// Suggests filters for a word that is typed to choose one.
package protocol SuggestFiltersUseCase: Sendable {
    /// At most `limit` words such as `genre:horror`, the best first, for a part of one (`hor`, `genre:`,
    /// `person:tom ha`) or for what means one (`80s`, `ko`, `<90`, `kubrick`); for a blank text, all.
    func execute(_ typed: String, limit: Int) async -> [QuerySuggestion]

    /// The filters and orders with why they would be ignored beside a query, if they would.
    func addingLimitations(
        to suggestions: [QuerySuggestion],
        beside query: TypedQuery?
    ) async -> [QuerySuggestion]
}

package struct DefaultSuggestFiltersUseCase: SuggestFiltersUseCase {
    private let movies: any MoviesRepository
    private let people: PersonQueries
    private let interpreter: any QueryInterpreter

    package init(
        movies: any MoviesRepository,
        people: any PersonSuggestionsRepository,
        interpreter: any QueryInterpreter
    ) {
        self.movies = movies
        self.people = PersonQueries(people: people)
        self.interpreter = interpreter
    }

    package func execute(_ typed: String, limit: Int) async -> [QuerySuggestion] {
        let typed = typed.split(separator: " ").joined(separator: " ")
        guard !typed.contains(":") else {
            let longer = await people.filters(completing: typed, isOnlyFilters: true, limit: limit)
            // A name needs no quotes here, but it does in the prompt.
            let whole = try? MovieQuery().replacingFilters(with: typed).filterWords
            let words = whole.map { [$0.joined(separator: " ")] } ?? []
            return Array(longer.appending(Self.suggestions(words, limit: 1)).prefix(limit))
        }
        guard !typed.isEmpty else { return Self.suggestions(Self.allWords, limit: limit) }
        let meant = meant(by: typed)
        let names = await people.queries(for: typed).map { person in
            "\(FilterKey.person.rawValue):\"\(person.text)\""
        }
        let first = Self.suggestions(meant, limit: limit)
        let words = words(matching: typed).filter { !meant.contains($0.text) }
        return Array((first + words + Self.suggestions(names, limit: limit)).prefix(limit))
    }

    package func addingLimitations(
        to suggestions: [QuerySuggestion],
        beside query: TypedQuery?
    ) async -> [QuerySuggestion] {
        let limitations = await movies.limitations(of: query?.meaning ?? MovieQuery())
        return suggestions.map { suggestion in
            var suggestion = suggestion
            suggestion.limitation = limitations.first { $0.concerns(suggestion) }
            return suggestion
        }
    }

    private func words(matching typed: String) -> [QuerySuggestion] {
        let words = Self.allWords
        let matches = zip(words, WordFinder.matches(of: typed, in: words.map { [$0] }))
        return TextMatch.Quality.allCases.flatMap { quality in
            matches.filter { $1?.quality == quality }.map { word, match in
                QuerySuggestion(text: word, origin: .filter, matches: match?.ranges ?? [])
            }
        }
    }

    private static let allWords = FilterKey.filters.flatMap { key in
        key.spec.completions().map { "\(key.rawValue):\($0)" }
    }

    /// The filters of a text that is nothing else: a value by itself (`<90`, `ko`) or words
    /// (`80s`).
    private func meant(by typed: String) -> [String] {
        let meaning = interpreter.meaning(of: typed, besideFilters: true)
        if !meaning.filterWords.isEmpty, meaning.text.isEmpty {
            return meaning.filterWords + Self.values([.country], meantBy: typed)
        }
        return Self.values([.year, .runtime, .language, .country], meantBy: typed)
    }

    private static func values(_ keys: [FilterKey], meantBy typed: String) -> [String] {
        keys.compactMap { key in
            var query = MovieQuery()
            guard query.apply(key, typed),
                // Codes without a name may be any short words.
                query.filters.lists[.language]?.wanted.allSatisfy(LanguageNames.hasName) ?? true,
                query.filters.lists[.language]?.excluded.allSatisfy(LanguageNames.hasName) ?? true,
                // `co` is rather the start of a word than Colombia.
                key != .country || typed.utf8.count > 2
            else { return nil }
            return query.filters.words.first
        }
    }

    private static func suggestions(_ words: [String], limit: Int) -> [QuerySuggestion] {
        words.prefix(limit).map { QuerySuggestion(text: $0, origin: .filter) }
    }
}

extension FilterLimitation {
    /// Whether a word such as `genre:horror`, or an order such as `-rating`, would be ignored.
    fileprivate func concerns(_ suggestion: QuerySuggestion) -> Bool {
        switch suggestion.origin {
        case .order: isSort && MovieSort(suggestion.text)?.field.key == key
        case .filter: !isSort && suggestion.text.hasPrefix("\(key.rawValue):")
        case .recentQuery, .openedMovie, .title, .person: false
        }
    }
}
