/// The movies that are wanted, by the keys of the filters; a movie must satisfy all of them, and one
/// that lacks a value does not satisfy the filter of that value.
package struct MovieFilters: Hashable, Sendable {
    /// Ratings are in tenths, 0…100, and runtimes in minutes.
    package var ranges: [FilterKey: NumberRange] = [:]
    package var lists: [FilterKey: ListFilter] = [:]

    /// Names as typed; those of people may be ids or links instead (`PersonReference`).
    private var names: [FilterKey: [String]] = [:]

    /// The topic that the movies must not be about; empty for none.
    ///
    /// It is no word of the filter language: a text means it, such as `not zombies`.
    package var excludedText = ""

    package init() {}

    package init(year: Int?) {
        ranges[.year] = year.map { NumberRange(minimum: $0, maximum: $0) }
    }

    /// The names of streaming services or of people; empty without that filter.
    package subscript(names key: FilterKey) -> [String] {
        get { names[key, default: []] }
        set { names[key] = newValue.isEmpty ? nil : newValue }
    }
}

extension MovieFilters {
    package var isEmpty: Bool { self == MovieFilters() }

    package var words: [String] {
        FilterKey.filters.flatMap { key in texts(of: key).map { "\(key.rawValue):\($0)" } }
    }

    package var keys: [FilterKey] {
        guard !isEmpty else { return [] }
        return FilterKey.filters.filter {
            ranges[$0] != nil || lists[$0] != nil || names[$0] != nil
        }
    }

    /// Whether there is one of which only catalogs have the values.
    package var areOnlyInCatalogs: Bool { keys.contains(where: \.spec.isOnlyInCatalogs) }

    package func keys(of scope: FilterScope) -> [FilterKey] {
        keys.filter { $0.spec.scope == scope }
    }

    /// The values of a filter as the user would type them, each after the word of the filter.
    private func texts(of key: FilterKey) -> [String] {
        if case .numbers(let format, _) = key.spec.kind {
            return ranges[key].map { [format.text(of: $0)] } ?? []
        }
        let names = key == .on ? [self[names: key].joined(separator: ",")] : self[names: key]
        return (lists[key].map { [$0.description] } ?? [])
            + names.filter { !$0.isEmpty }.map(quoted)
    }

    private func quoted(_ value: String) -> String {
        // Quotation marks within a value would end it.
        let value = value.filter { !QueryToken.isQuotationMark($0) }
        return value.contains(" ") ? "\"\(value)\"" : value
    }

    /// Adds the value that a text means to a list, or sets it; returns whether it is valid.
    mutating func add(_ text: String, for key: FilterKey) -> Bool {
        var others = MovieFilters()
        switch key.spec.kind {
        case .numbers(let format, _): others.ranges[key] = format.parse(text)
        case .list(let format, _): others.lists[key] = format.filter(text)
        case .services: others[names: key] = StreamingService.names(in: text) ?? []
        case .people:
            others[names: key] = ListedName.name(text).map { [$0] } ?? []
        case nil: break
        }
        self = adding(others)
        return !others.isEmpty
    }

    /// The filters with others in place of those that these set; the lists and the names of both, and the
    /// excluded text of these.
    package func adding(_ others: MovieFilters) -> MovieFilters {
        var sum = self
        sum.ranges.merge(others.ranges) { $1 }
        sum.lists.merge(others.lists) { $0.adding($1) }
        for (key, names) in others.names {
            sum[names: key] = Self.unique(self[names: key] + names, key)
        }
        return sum
    }

    /// The names without those that are there already in another spelling.
    private static func unique(_ names: [String], _ key: FilterKey) -> [String] {
        var seen: Set<String> = []
        return names.filter {
            seen.insert(key == .on ? StreamingService.folded($0) : $0.lowercased()).inserted
        }
    }

    package var namedPeople: [(key: FilterKey, name: String)] {
        keys(of: .people).flatMap { key in self[names: key].map { (key, $0) } }
    }

    func replacingPerson(_ name: String, with other: String) -> MovieFilters {
        keys(of: .people).reduce(into: self) { filters, key in
            let names = filters[names: key].map { $0 == name ? other : $0 }
            filters[names: key] = Self.unique(names, key)
        }
    }

    /// Whether a movie satisfies the filters of values that a `Movie` has, except some.
    package func allow(_ movie: Movie, except keys: [FilterKey] = []) -> Bool {
        self.keys.allSatisfy { keys.contains($0) || allows(movie, nil, by: $0) }
    }

    /// Whether a movie satisfies all filters; of a person, a part of the name will do.
    package func allow(_ details: MovieDetails) -> Bool {
        keys.allSatisfy { allows(details.movie, details, by: $0) }
    }

    /// Whether a movie satisfies a filter that is set; without details, these are not tested.
    private func allows(_ movie: Movie, _ details: MovieDetails?, by key: FilterKey) -> Bool {
        let spec = key.spec
        if case .numbers(_, .movie(let value)) = spec.kind {
            return ranges[key]?.contains(value(movie)) ?? true
        }
        if case .list(_, .movie(let test)) = spec.kind {
            return lists[key].map { test(movie, $0) } ?? true
        }
        // No catalog knows what only an online source does.
        guard let details, !spec.isOnlyOnline || !details.source.isCatalog else { return true }
        switch spec.kind {
        case .numbers(_, .details(let value)): return ranges[key]?.contains(value(details)) ?? true
        case .list(_, .details(let test)): return lists[key].map { test(details, $0) } ?? true
        case .services: return details.watchOptions?.isStreamed(byOneOf: self[names: key]) ?? false
        case .people(let people):
            let known = people(details.credits).map { $0.lowercased() }
            return self[names: key].map { $0.lowercased() }.allSatisfy { name in
                known.contains { $0.contains(name) }
            }
        case .numbers(_, .movie), .list(_, .movie), nil: return true
        }
    }
}

/// A filter or order that a source can't answer as it should.
package struct FilterLimitation: Hashable, Sendable {
    package let key: FilterKey
    package let isSort: Bool

    /// The number of movies of the source that have the value; with 0, the filter was ignored.
    package let knownCount: Int

    package init(key: FilterKey, isSort: Bool = false, knownCount: Int = 0) {
        self.key = key
        self.isSort = isSort
        self.knownCount = knownCount
    }
}
