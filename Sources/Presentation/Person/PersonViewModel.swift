package import Domain

package enum PersonState: Hashable, Sendable {
    case loaded(PersonItemViewModel)
    case failed(FailureViewModel)
}

/// Loads a person with their movies.
package struct PersonViewModel {
    let query: PersonQuery

    /// The most movies to show; `nil` for all.
    var limit: Int?
    let fetchPerson: any FetchPersonUseCase

    /// The people whom this machine knows, if others come from an online source.
    var localNames: (any PersonSuggestionsRepository)?

    /// Has what this machine knows of the movies; `nil` if that is not to be shown.
    var localDetails: (any LocalMovieDetailsRepository)?

    package func load() async -> PersonState {
        do {
            let found = try await fetchPerson.execute(query)
            var item = PersonItemViewModel(found, filters: query.filters.words, limit: limit)
            if let localDetails { await item.addDetails(from: localDetails) }
            return .loaded(item)
        } catch {
            return .failed(FailureViewModel(error))
        }
    }
}

extension PersonViewModel {
    /// The search for the movies of a person that was found, to browse them.
    package func search(for found: PersonItemViewModel) -> MoviesSearch {
        // A catalog may know people by their names only.
        let reference = found.source.isCatalog ? found.person.name : found.person.id
        return search(for: found.person.name, by: reference)
    }

    /// The search for the movies of the best known person who has the name, to browse them without a
    /// wait for an online source; `nil` if this machine knows none.
    package func localSearch() async -> MoviesSearch? {
        guard let localNames, case .name(let name) = query.person,
            let found = try? await localNames.personSuggestions(
                for: name,
                onlyDirectors: false,
                limit: 1
            ).first
        else { return nil }
        return search(for: found.name, by: found.name)
    }

    private func search(for name: String, by reference: String) -> MoviesSearch {
        var filters = query.filters
        filters.people.insert(reference, at: 0)
        return MoviesSearch(query: TypedQuery(MovieQuery(filters: filters)), title: name)
    }
}

package struct PersonItemViewModel: Hashable, Sendable {
    private let found: FetchedPerson

    /// The filters that may have left out movies, as words such as `genre:horror`.
    package let filters: [String]

    /// The movies that the filters allow, in their order; at most the limit.
    package private(set) var credits: [MoviesListItemViewModel]

    init(_ found: FetchedPerson, filters: [String] = [], limit: Int? = nil) {
        self.found = found
        self.filters = filters
        credits = found.details.credits.prefix(limit ?? .max).map { .init($0) }
    }

    /// Adds what this machine knows of the movies.
    fileprivate mutating func addDetails(from local: any LocalMovieDetailsRepository) async {
        credits = await local.detailed(credits)
    }

    private var details: PersonDetails { found.details }
    package var person: PersonListItemViewModel { PersonListItemViewModel(details.person) }

    /// The known part of an ISO 8601 date: `1956-07-09` or `1956`.
    package var birthday: String? { details.person.birthday?.description }
    package var deathday: String? { details.person.deathday?.description }
    package var placeOfBirth: String? { details.person.placeOfBirth }
    package var biography: String? { details.person.biography }

    /// The number of movies that the filters allow.
    package var totalCount: Int { details.credits.count }

    /// The requested name, if no person has it; this person has the most similar name.
    package var unknownName: String? { found.unknownName }

    /// Other people who match the requested name as well.
    package var others: [PersonListItemViewModel] { found.others.map(PersonListItemViewModel.init) }
    package var source: SourceViewModel { SourceViewModel(details.source) }

    /// The words of the filters that were ignored because the source has no such values, each once.
    package var ignoredFilters: [String] { found.filterLimitations.map(\.name) }

    /// What the source lacks, for each of these filters.
    package var limitations: [String] {
        found.filterLimitations.map { $0.sentence(about: source) }
    }

    /// Set if the requested source did not respond.
    package var fallback: Fallback? { details.fallback }
}

package struct PersonListItemViewModel: Hashable, Sendable, Identifiable {
    private let person: Person

    init(_ person: Person) { self.person = person }

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

/// What a person did in a movie.
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
