import Domain

/// The filters and the order that the phrases of a text mean together.
struct MeaningFilters {
    private var genres: [String] = []
    private var excludedGenres: [String] = []
    private var languages: [String] = []
    private var excludedLanguages: [String] = []
    private(set) var years: NumberRange?
    private(set) var runtimes: NumberRange?

    /// The values of all other filters, of which only those of people can be several.
    private var others: [FilterWord] = []

    var isEmpty: Bool { words.isEmpty }

    mutating func add(_ filter: FilterWord) {
        switch filter.key {
        case .genre: addGenres(filter.value)
        case .language: addLanguages(filter.value)
        case .year: NumberFormat.years.parse(filter.value).map { addYears($0) }
        case .runtime: NumberFormat.minutes.parse(filter.value).map { addRuntimes($0) }
        case .person, .director, .country, .on:
            if !others.contains(filter) { others.append(filter) }
        case .rating, .mine, .votes, .sort:
            others.removeAll { $0.key == filter.key }
            others.append(filter)
        }
    }

    /// Adds a filter that excludes what another one requires.
    mutating func exclude(_ filter: FilterWord) {
        let names = filter.value.split(separator: ",").map { "!\($0)" }
        add(FilterWord(key: filter.key, value: names.joined(separator: ",")))
    }

    mutating func addYears(_ range: NumberRange) {
        years = years.map { $0.combined(with: range) } ?? range
    }

    mutating func addRuntimes(_ range: NumberRange) {
        runtimes = runtimes.map { $0.combined(with: range) } ?? range
    }

    private mutating func addGenres(_ value: String) {
        for name in value.split(separator: ",").map(String.init) {
            if name.hasPrefix("!") {
                excludedGenres.appendIfNew(name)
            } else {
                genres.appendIfNew(name)
            }
        }
    }

    private mutating func addLanguages(_ value: String) {
        let codes = value.split(separator: ",").map(String.init)
        let added = codes.filter { !$0.hasPrefix("!") }
        if !added.isEmpty, added.allSatisfy(languages.contains) {
            // `indian hindi` is Hindi.
            languages = added
        } else if !languages.allSatisfy(added.contains) || languages.isEmpty {
            for code in added { languages.appendIfNew(code) }
        }
        for code in codes where code.hasPrefix("!") { excludedLanguages.appendIfNew(code) }
    }

    /// As users type them, in the order of the filters.
    var words: [String] {
        let excluded = languages.isEmpty ? excludedLanguages : []
        return FilterKey.allCases.flatMap { key in
            switch key {
            case .genre: word(key, genres + excludedGenres)
            case .language: word(key, languages + excluded)
            case .year: word(key, years.map { [NumberFormat.years.text(of: $0)] } ?? [])
            case .runtime: word(key, runtimes.map { [NumberFormat.minutes.text(of: $0)] } ?? [])
            case .person, .director, .country, .on, .rating, .mine, .votes, .sort:
                others.filter { $0.key == key }.flatMap { word(key, [$0.value]) }
            }
        }
    }

    private func word(_ key: FilterKey, _ values: [String]) -> [String] {
        guard !values.isEmpty else { return [] }
        let value = values.joined(separator: ",")
        return ["\(key.rawValue):" + (value.contains(" ") ? "\"\(value)\"" : value)]
    }
}

extension Array where Element: Equatable {
    fileprivate mutating func appendIfNew(_ element: Element) {
        if !contains(element) { append(element) }
    }
}

extension NumberRange {
    /// The numbers that are in both ranges.
    ///
    /// If there are none, the range with two bounds counts,
    /// or else the other one.
    fileprivate func combined(with other: NumberRange) -> NumberRange {
        let low = [minimum, other.minimum].compactMap(\.self).max()
        let high = [maximum, other.maximum].compactMap(\.self).min()
        if let low, let high, low > high { return isOpen || !other.isOpen ? other : self }
        return NumberRange(minimum: low, maximum: high)
    }

    private var isOpen: Bool { minimum == nil || maximum == nil }
}
