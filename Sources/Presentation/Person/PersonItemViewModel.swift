import Domain

/// A person with their movies.
package struct PersonItemViewModel: Hashable, Sendable {
    package let person: PersonListItemViewModel

    /// The known part of an ISO 8601 date: `1956-07-09` or `1956`.
    package let birthday: String?
    package let deathday: String?
    package let placeOfBirth: String?
    package let biography: String?

    /// The movies that the filters allow, in their order; at most the limit.
    package let credits: [PersonCreditItemViewModel]

    /// The number of movies that the filters allow.
    package let totalCount: Int

    /// The filters that may have left out movies, as words such as `genre:horror`.
    package let filters: [String]

    /// The requested name, if no person has it; this person has the most similar name.
    package let unknownName: String?

    /// Other people who match the requested name as well.
    package let others: [PersonListItemViewModel]
    package let source: SourceViewModel

    /// The words of the filters that were ignored because the source has no such values, each once.
    package let ignoredFilters: [String]

    /// What the source lacks, for each of these filters.
    package let limitations: [String]

    /// Set if the requested source did not respond.
    package let fallback: FallbackViewModel?

    init(_ found: FetchedPerson, filters: [String] = [], limit: Int? = nil) {
        let (details, person) = (found.details, found.details.person)
        self.person = PersonListItemViewModel(person)
        birthday = person.birthday?.description
        deathday = person.deathday?.description
        placeOfBirth = person.placeOfBirth
        biography = person.biography
        credits = details.credits.prefix(limit ?? .max).map(PersonCreditItemViewModel.init)
        totalCount = details.credits.count
        self.filters = filters
        unknownName = found.unknownName
        others = found.others.map(PersonListItemViewModel.init)
        let source = SourceViewModel(details.source)
        self.source = source
        ignoredFilters = found.filterLimitations.map(\.name)
        limitations = found.filterLimitations.map { $0.sentence(about: source) }
        fallback = details.fallback.map(FallbackViewModel.init)
    }
}

/// A person as a list shows them.
package struct PersonListItemViewModel: Hashable, Sendable, Identifiable {
    private let person: Person

    init(_ person: Person) {
        self.person = person
    }

    /// What the user types to see the person.
    package var id: String { person.id.description }
    package var imdbID: String? { person.imdbID?.description }
    package var name: String { person.name }

    /// In lower case, such as `actor`.
    package var profession: String? { person.profession }

    /// The titles of a few movies, the best known first.
    package var knownFor: [String] { person.knownFor }
    package var pageURL: String? { person.pageURL }
}

/// A movie of a person.
package struct PersonCreditItemViewModel: Hashable, Sendable {
    package let movie: MoviesListItemViewModel

    /// Each once: `director`, `writer`, `cast`, or another job such as `executive producer`.
    package let roles: [String]
    package let characters: [String]

    /// The roles with their characters: `director, as Ripley`.
    package let rolesText: String

    init(_ credit: PersonCredit) {
        movie = MoviesListItemViewModel(credit.movie)
        let names = credit.roles.map(\.name)
        roles = names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
        characters = credit.roles.compactMap(\.character)
        rolesText = credit.roles.map { role in role.character.map { "as \($0)" } ?? role.name }
            .joined(separator: ", ")
    }
}

extension PersonCredit.Role {
    fileprivate var name: String {
        switch self {
        case .director: "director"
        case .writer: "writer"
        case .cast: "cast"
        case .crew(let job): job.lowercased()
        }
    }

    fileprivate var character: String? {
        if case .cast(let character) = self { character } else { nil }
    }
}
