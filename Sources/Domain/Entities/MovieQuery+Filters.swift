extension MovieQuery {
    /// The size in UTF-8 of the longest name of a person.
    private static let nameLimit = 200

    /// Adds a filter, or sets the order; returns whether the value is valid.
    ///
    /// Genres are added to those that are there, every other value replaces the last one.
    package mutating func apply(_ key: FilterKey, _ value: some StringProtocol) -> Bool {
        switch key {
        case .genre: return applyGenres(value)
        case .year: return set(\.years, NumberRange.years(value))
        case .rating: return set(\.ratings, NumberRange.ratings(value))
        case .votes: return set(\.minimumVotes, Self.count(Substring(value)))
        case .runtime: return set(\.runtimes, NumberRange(value, number: Self.count))
        case .language: return set(\.originalLanguage, Self.language(value))
        case .person: return set(\.person, Self.name(value))
        case .director: return set(\.director, Self.name(value))
        case .sort:
            let isReversed = value.hasPrefix("-")
            guard
                let field = MovieSort.Field(rawValue: value.drop { $0 == "-" }.lowercased())
            else { return false }
            sort = MovieSort(field, isReversed: isReversed)
            return true
        }
    }

    private mutating func set<Value>(
        _ filter: WritableKeyPath<MovieFilters, Value?>,
        _ value: Value?
    ) -> Bool {
        guard let value else { return false }
        filters[keyPath: filter] = value
        return true
    }

    /// Takes names separated by commas, of which those after `!` are excluded.
    private mutating func applyGenres(_ names: some StringProtocol) -> Bool {
        var filters = filters
        for part in names.split(separator: ",", omittingEmptySubsequences: false) {
            let name = part.drop { $0 == " " }
            let isExcluded = name.hasPrefix("!")
            guard let genre = Genre(known: name.dropFirst(isExcluded ? 1 : 0)) else {
                return false
            }
            if isExcluded {
                filters.excludedGenres.append(genre)
            } else {
                filters.genres.append(genre)
            }
        }
        self.filters = filters
        return true
    }

    /// Takes at most nine digits.
    fileprivate static func count(_ text: Substring) -> Int? {
        (1...9).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIIDigit)
            ? Int(text) : nil
    }

    /// Takes two or three letters.
    private static func language(_ text: some StringProtocol) -> String? {
        let isCode =
            (2...3).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isLetter }
        return isCode ? text.lowercased() : nil
    }

    private static func name(_ text: some StringProtocol) -> String? {
        guard text.utf8.count <= nameLimit else { return nil }
        return MovieQuery(String(text))?.text
    }
}

extension NumberRange {
    /// Takes years of four digits, and a decade: `1999`, `1980-1989`, `1980-`, `1980s`.
    fileprivate static func years(_ text: some StringProtocol) -> NumberRange? {
        if text.hasSuffix("s"), let decade = year(Substring(text.dropLast())), decade % 10 == 0 {
            return NumberRange(minimum: decade, maximum: decade + 9)
        }
        return NumberRange(text, number: year)
    }

    private static func year(_ text: Substring) -> Int? {
        guard text.utf8.count == 4, let year = MovieQuery.count(text) else { return nil }
        return year >= 1000 ? year : nil
    }

    /// Takes numbers from 0 to 10 with at most one decimal place: `7`, `7.5-9`.
    fileprivate static func ratings(_ text: some StringProtocol) -> NumberRange? {
        NumberRange(text, isMinimum: true) { text in
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count <= 2, let whole = MovieQuery.count(parts[0]) else { return nil }
            let tenths = parts.count == 1 ? 0 : parts[1].utf8.count == 1 ? Int(parts[1]) : nil
            return tenths.map { whole * 10 + $0 }.flatMap { $0 <= 100 ? $0 : nil }
        }
    }
}
