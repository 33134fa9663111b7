package import Domain
import Search
import Text
import TextIndex

extension CatalogMoviesRepository: PeopleRepository {
    package func people(named name: String, limit: Int) async throws(MoviesError) -> PeopleMatches {
        let name = QueryGrammar().latinName(of: name)
        let (found, unavailable) = try store.read { catalog, fallback throws(TextIndexError) in
            let people = try catalog.people().people(named: name)
            let text = NormalizedText(name)
            let names = NormalizedText.all(people.map(\.name))
            // If people with exactly that name come first, only they are the best matches.
            let sameName = names.prefix { $0 == text }.count
            let matches = PeopleMatches(
                people: try catalog.people(people.prefix(limit)),
                bestCount: sameName > 0 ? sameName : people.count,
                source: .catalog(catalog.metadata.origin),
                fallback: fallback
            )
            return (matches, people.isEmpty && !catalog.hasImportedPeople)
        }
        // The imported catalog may have the person.
        if found.people.isEmpty, case .builtInCatalog(let reason) = found.fallback { throw reason }
        guard !unavailable else { throw .personUnavailable(name, found.source) }
        return found
    }

    package func details(of id: PersonID) async throws(MoviesError) -> PersonDetails {
        let found = try store.read { catalog, fallback throws(TextIndexError) in
            (
                details: try catalog.details(of: id, fallback),
                fallback: fallback,
                source: MoviesSource.catalog(catalog.metadata.origin),
                hasAllPeople: catalog.hasImportedPeople
            )
        }
        if let details = found.details { return try selection.contents().selected(details) }
        // The imported catalog may have the person.
        if case .builtInCatalog(let reason) = found.fallback { throw reason }
        throw found.hasAllPeople
            ? .personNotFound(id, found.source) : .personUnavailable(id.description, found.source)
    }
}

extension CatalogMoviesRepository: PersonSuggestionsRepository {
    package func personSuggestions(
        for text: String,
        onlyDirectors: Bool,
        limit: Int
    ) async throws(MoviesError) -> [PersonSuggestion] {
        try store.read { catalog, _ throws(TextIndexError) in
            try catalog.people()
                .people(completing: text, onlyDirectors: onlyDirectors, limit: limit)
                .map { (name: $0.person.name, rank: $0.number) }
        }
    }
}

extension Catalog {
    private static let knownForCount = 3

    /// Leaves out people with a malformed id.
    fileprivate func people(
        _ people: some Collection<CatalogPerson>
    ) throws(TextIndexError) -> [Person] {
        var known: [Person] = []
        for person in people {
            guard let id = person.id else { continue }
            known.append(
                Person(
                    id: id,
                    imdbID: person.imdbID,
                    name: person.name,
                    profession: person.profession,
                    birthday: person.birthYear.flatMap { CalendarDate(year: $0) },
                    deathday: person.deathYear.flatMap { CalendarDate(year: $0) },
                    knownFor: try movies(person.movies.prefix(Self.knownForCount)).map {
                        $0.title(in: language)
                    }
                )
            )
        }
        return known
    }

    fileprivate func details(
        of id: PersonID,
        _ fallback: Fallback?
    ) throws(TextIndexError) -> PersonDetails? {
        guard let found = try people().person(id), let person = try people([found]).first
        else { return nil }
        var unknownValues: [FilterKey] = []
        for key in FilterKey.filters.filter({ $0.spec.scope == .movie })
        where try knownCount(of: key) == 0 {
            unknownValues.append(key)
        }
        return PersonDetails(
            person: person,
            credits: try credits(of: found),
            source: .catalog(metadata.origin),
            unknownValues: unknownValues,
            fallback: fallback
        )
    }

    private func credits(of person: CatalogPerson) throws(TextIndexError) -> [PersonCredit] {
        let numbers = person.movies
        let roles = CatalogRole.allCases.map { (role: $0, movies: Set(person[$0])) }
        let records = try index.storedFields(of: numbers)
        var (found, movies): ([Int], [CatalogMovie]) = ([], [])
        for (number, record) in zip(numbers, records) {
            guard let movie = decode(record) else { continue }
            found.append(number)
            movies.append(movie)
        }
        return zip(found, translated(movies)).compactMap { number, movie in
            movie.toDomain(language: language).map { movie in
                PersonCredit(
                    movie: movie,
                    roles: roles.filter { $0.movies.contains(number) }.map(\.role.creditRole)
                )
            }
        }
    }
}

extension CatalogPerson {
    fileprivate var imdbID: IMDbPersonID? {
        imdbNumber.flatMap { IMDbPersonID("nm" + $0.imdbDigits) }
    }

    /// `nil` if the number of the id is malformed.
    fileprivate var id: PersonID? { imdbNumber == nil ? .name(name) : imdbID.map(PersonID.imdb) }

    /// The role that the person has in most movies; `nil` without movies.
    fileprivate var profession: String? {
        let counts = CatalogRole.allCases.map { (role: $0, count: self[$0].count) }
        let most = counts.max { $0.count < $1.count }
        guard let most, most.count > 0 else { return nil }
        return switch most.role {
        case .director: "director"
        case .writer: "writer"
        case .cast: "actor"
        }
    }
}

extension CatalogRole {
    fileprivate var creditRole: PersonCredit.Role {
        switch self {
        case .director: .director
        case .writer: .writer
        case .cast: .cast(character: nil)
        }
    }
}
