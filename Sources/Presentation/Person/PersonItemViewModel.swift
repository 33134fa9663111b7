package import Domain

/// A person with their movies, as far as the filters and the limit allow.
package struct PersonItemViewModel: Hashable, Sendable {
    private let found: FetchedPerson

    /// The filters that may have left out movies, as words such as `genre:horror`.
    package let filters: [String]

    /// The movies that the filters allow, in their order; at most the limit.
    package private(set) var credits: [MoviesListItemViewModel]

    /// `limit` is `nil` for all movies.
    package init(_ found: FetchedPerson, filters: [String] = [], limit: Int? = nil) {
        self.found = found
        self.filters = filters
        credits = found.details.credits.prefix(limit ?? .max).map { .init($0) }
    }

    /// Adds what this machine knows of the movies.
    package mutating func addDetails(from local: any LocalMovieDetailsRepository) async {
        credits = await local.detailed(credits)
    }

    package var person: Person { found.details.person }
    package var totalCount: Int { found.details.credits.count }
    package var unknownName: String? { found.unknownName }
    package var others: [Person] { found.others }
    package var source: SourceViewModel { SourceViewModel(found.details.source) }

    /// The words of the filters that were ignored because the source has no such values, each once.
    package var ignoredFilters: [String] { found.filterLimitations.map(\.name) }
    package var limitations: [String] { found.filterLimitations.map { $0.sentence(about: source) } }
    package var fallback: Fallback? { found.details.fallback }
}

/// The roles of a person in a movie.
extension MoviesListItemViewModel {
    init(_ credit: PersonCredit) {
        self.init(credit.movie)
        self.credit = credit.roles
    }

    /// Each once: `director`, `writer`, `cast`, or another job such as `executive producer`.
    package var roles: [String] {
        let names = credit.map(\.name)
        return names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
    }
    package var characters: [String] { credit.compactMap(\.character) }

    /// The roles with their characters: `director, as Ripley`.
    package var rolesText: String {
        credit.map { role in role.character.map { "as \($0)" } ?? role.name }
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
