import Domain

/// The filters and the order that the phrases of a text mean together.
struct MeaningFilters {
    private var query = MovieQuery()

    var isEmpty: Bool { !query.hasFilters }

    mutating func add(_ filter: FilterWord) {
        var added = MovieQuery()
        guard added.apply(filter.key, filter.value) else { return }
        switch filter.key {
        case .language: added.filters.lists[.language].map { addLanguages($0) }
        case .year: added.filters.ranges[.year].map { addYears($0) }
        case .runtime: added.filters.ranges[.runtime].map { addRuntimes($0) }
        default: _ = query.apply(filter.key, filter.value)
        }
    }

    /// Adds a filter that excludes what another one requires.
    mutating func exclude(_ filter: FilterWord) {
        let names = filter.value.split(separator: ",").map { "!\($0)" }
        add(FilterWord(key: filter.key, value: names.joined(separator: ",")))
    }

    mutating func addYears(_ range: NumberRange) {
        query.filters.ranges[.year] = query.filters.ranges[.year]?.combined(with: range) ?? range
    }

    mutating func addRuntimes(_ range: NumberRange) {
        query.filters.ranges[.runtime] =
            query.filters.ranges[.runtime]?.combined(with: range) ?? range
    }

    private mutating func addLanguages(_ added: ListFilter) {
        var languages = query.filters.lists[.language] ?? ListFilter()
        if !added.wanted.isEmpty, added.wanted.allSatisfy(languages.wanted.contains) {
            // `indian hindi` is Hindi.
            languages.wanted = added.wanted
        } else if !languages.wanted.allSatisfy(added.wanted.contains) || languages.wanted.isEmpty {
            languages = languages.adding(ListFilter(wanted: added.wanted))
        }
        query.filters.lists[.language] = languages.adding(ListFilter(excluded: added.excluded))
    }

    /// As users type them, in the order of the filters.
    var words: [String] {
        var query = query
        if query.filters.lists[.language]?.wanted.isEmpty == false {
            query.filters.lists[.language]?.excluded = []
        }
        return query.filterWords
    }
}

extension NumberRange {
    /// The numbers that are in both ranges.
    ///
    /// If there are none, the range with two bounds counts, or else the other one.
    fileprivate func combined(with other: NumberRange) -> NumberRange {
        let low = [minimum, other.minimum].compactMap(\.self).max()
        let high = [maximum, other.maximum].compactMap(\.self).min()
        if let low, let high, low > high { return isOpen || !other.isOpen ? other : self }
        return NumberRange(minimum: low, maximum: high)
    }

    private var isOpen: Bool { minimum == nil || maximum == nil }
}
