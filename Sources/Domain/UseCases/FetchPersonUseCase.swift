/// Fetches a person with their movies; for a name, the best match.
package struct FetchPersonUseCase: Sendable {
    private let people: any PeopleRepository
    private let spelling: any SpellingCorrectionRepository
    private let sorter: any MovieSorter

    package init(
        people: any PeopleRepository,
        spelling: any SpellingCorrectionRepository,
        sorter: any MovieSorter
    ) {
        self.people = people
        self.spelling = spelling
        self.sorter = sorter
    }

    /// Throws `MoviesError.personNotFound` or `.personNameNotFound` if the source has no such
    /// person.
    package func execute(_ query: PersonQuery) async throws(MoviesError) -> FetchedPerson {
        var found = try await person(query.person)
        let unknown = found.details.unknownValues
        for key in unknown {
            if query.filters.keys(of: .movie).contains(key) {
                found.filterLimitations.append(FilterLimitation(key: key))
            }
            if query.sort.field.key == key {
                found.filterLimitations.append(FilterLimitation(key: key, isSort: true))
            }
        }
        let credits = found.details.credits.filter {
            query.filters.allow($0.movie, except: unknown)
        }
        found.details.credits = sorter.order(of: credits.map(\.movie), by: query.sort)
            .map { credits[$0] }
        return found
    }

    private func person(_ reference: PersonReference) async throws(MoviesError) -> FetchedPerson {
        switch reference {
        case .id(let id): return FetchedPerson(details: try await people.details(of: id))
        case .name(let name):
            let matches = try await people.people(named: name, limit: Self.matchLimit)
            if let found = try await bestMatch(matches) { return found }
            // The catalog tolerates typos itself.
            guard !matches.source.isCatalog, let other = await spelling.correctedName(for: name),
                var found = try await secondLookup(
                    try await bestMatch(people.people(named: other, limit: Self.matchLimit))
                )
            else { throw .personNameNotFound(name, matches.source) }
            found.unknownName = name
            return found
        }
    }

    /// `nil` if there are no matches.
    private func bestMatch(_ matches: PeopleMatches) async throws(MoviesError) -> FetchedPerson? {
        guard let best = matches.people.first else { return nil }
        var details = try await people.details(of: best.id)
        details.fallback = details.fallback ?? matches.fallback
        return FetchedPerson(details: details, others: Array(matches.best.dropFirst()))
    }

    private static let matchLimit = 20
}

package struct PersonQuery: Hashable, Sendable {
    package let person: PersonReference

    /// Filters by values that a `Movie` has; others are ignored.
    package let filters: MovieFilters
    package let sort: MovieSort

    package init(
        _ person: PersonReference,
        filters: MovieFilters = MovieFilters(),
        sort: MovieSort = MovieSort(.year)
    ) {
        self.person = person
        self.filters = filters
        self.sort = sort
    }
}

package struct FetchedPerson: Hashable, Sendable {
    /// The person, with the movies that the filters allow in the requested order.
    package internal(set) var details: PersonDetails
    package internal(set) var others: [Person] = []

    /// The requested name, if no person has it; this person has the most similar name.
    package internal(set) var unknownName: String?

    /// The filters that were ignored, because the source has no such values.
    package internal(set) var filterLimitations: [FilterLimitation] = []
}
