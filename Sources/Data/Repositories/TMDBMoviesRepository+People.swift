package import Domain
import Search

extension TMDBMoviesRepository: PeopleRepository {
    package func people(named name: String, limit: Int) async throws(MoviesError) -> PeopleMatches {
        try await people(named: name, limit: limit, includesAdult: includesAdult)
    }

    package func details(of id: PersonID) async throws(MoviesError) -> PersonDetails {
        try selection.contents().selected(await details(of: id, includesAdult: includesAdult))
    }

    private func people(
        named name: String,
        limit: Int,
        includesAdult: Bool
    ) async throws(MoviesError) -> PeopleMatches {
        let name = QueryGrammar().latinName(of: name)
        let response = try await client.fetch(
            TMDBEndpoints.people(named: name, language: language, includesAdult: includesAdult)
        )
        return response.value.matches(for: name, limit: limit, fallback: response.fallback)
    }

    private func details(
        of id: PersonID,
        includesAdult: Bool
    ) async throws(MoviesError) -> PersonDetails {
        let number: Int
        var fallback: Fallback?
        switch id {
        case .tmdb(let id): number = id
        case .imdb(let imdbID):
            let found = try await client.fetch(TMDBEndpoints.people(with: imdbID))
            guard let person = found.value.people.first else { throw .personNotFound(id, .tmdb) }
            (number, fallback) = (person.id, found.fallback)
        case .name: throw .personNotFound(id, .tmdb)
        }
        let response: FetchResult<PersonDetailsDTO>
        do {
            response = try await client.fetch(TMDBEndpoints.person(number, language: language))
        } catch .server(_, .resourceNotFound) {
            throw .personNotFound(id, .tmdb)
        }
        return response.value.toDomain(
            imageURL: imageURL,
            includesAdult: includesAdult,
            fallback: response.fallback ?? fallback
        )
    }
}

/// Finds the movies of people, which a search at TMDB can't filter by.
extension TMDBMoviesRepository {
    /// A page of the movies that the people in the filters have in common: of all their movies, or,
    /// with a text or a list, of those that the request finds.
    func moviesOfPeople(
        matching query: MovieQuery,
        page: Int,
        _ request: TMDBMoviesRequest
    ) async throws(MoviesError) -> MoviesPage {
        let credits = try await commonMovies(of: query)
        guard credits.unknownPerson == nil else {
            return MoviesPage(number: page, ofTMDB: [], notices: request.notices + credits.notices)
        }
        var found: MoviesPage
        if query.selectsFromAllMovies || credits.movies.isEmpty {
            found = MoviesPage(
                number: page,
                ofTMDB: query.selection(of: try selection.contents().selected(credits.movies)),
                notices: TMDBMoviesRequest.rowLimitations(query.filters, query.sort),
                fallback: credits.fallback
            )
        } else {
            found = try await filteredPage(page, of: request, among: credits.movies.map(\.id))
            found.notices = request.notices
            found.fallback = found.fallback ?? credits.fallback
        }
        found.notices = credits.notices + found.notices
        return found
    }

    /// The movies that the people in the filters have in common; none without people.
    func commonMovies(of query: MovieQuery) async throws(MoviesError) -> CommonMovies {
        var credits = CommonMovies()
        for (key, name) in query.filters.namedPeople {
            guard let person = try await person(named: name, key, query) else {
                return CommonMovies(unknownPerson: name)
            }
            credits.keep(moviesOf: person, as: key)
        }
        return credits
    }

    /// `nil` if TMDB has no such person.
    private func person(
        named text: String,
        _ key: FilterKey,
        _ query: MovieQuery
    ) async throws(MoviesError) -> NamedPerson? {
        let includesAdult = query.includesAdult
        switch PersonReference(text) {
        case .id(let id):
            return try await knownDetails(of: id, includesAdult).map { NamedPerson(details: $0) }
        case .name(let name):
            let matches = try await people(named: name, limit: 20, includesAdult: includesAdult)
            let director = key.isForDirector ? matches.best.first(where: \.isDirector) : nil
            guard let best = director ?? matches.people.first,
                var details = try await knownDetails(of: best.id, includesAdult)
            else { return nil }
            details.fallback = details.fallback ?? matches.fallback
            return NamedPerson(details: details, assumedFor: matches.bestCount > 1 ? name : nil)
        case nil: return nil
        }
    }

    private func knownDetails(
        of id: PersonID,
        _ includesAdult: Bool
    ) async throws(MoviesError) -> PersonDetails? {
        do {
            return try await details(of: id, includesAdult: includesAdult)
        } catch .personNotFound {
            return nil
        }
    }
}

/// A person in a filter.
struct NamedPerson {
    let details: PersonDetails

    /// The name in the filter, if others match it as well.
    var assumedFor: String?
}

/// The movies that several people have in common.
struct CommonMovies {
    /// The first person whom TMDB does not know.
    let unknownPerson: String?

    /// Which of several people with the same name were chosen, or who is unknown.
    private(set) var notices: [SearchNotice]
    private(set) var fallback: Fallback?

    /// `nil` before the first person.
    private var common: [Movie]?

    init(unknownPerson: String? = nil) {
        self.unknownPerson = unknownPerson
        notices = unknownPerson.map { [.unknownPerson($0)] } ?? []
    }

    var movies: [Movie] { common ?? [] }

    /// Keeps the movies that the person directed, or took any part in.
    mutating func keep(moviesOf person: NamedPerson, as key: FilterKey) {
        let movies = person.details.credits
            .filter { !key.isForDirector || $0.roles.contains(.director) }
            .map(\.movie)
        common = common?.filter { movie in movies.contains { $0.id == movie.id } } ?? movies
        fallback = fallback ?? person.details.fallback
        if let name = person.assumedFor {
            notices.append(.assumedPerson(person.details.person, name: name))
        }
    }
}

extension MovieQuery {
    /// Whether the movies are all that the filters allow, and not those of a search or a list.
    fileprivate var selectsFromAllMovies: Bool { text.isEmpty && list?.isDiscoverable ?? true }

    /// The movies that the filters allow, in the order of the query; those of top-rated movies
    /// have as many votes as TMDB requires.
    fileprivate func selection(of movies: [Movie]) -> [Movie] {
        let isTopRated = list == .topRated
        let leastVotes = isTopRated ? MovieList.topRatedVotes : 0
        let allowed = movies.filter { filters.allow($0) && ($0.voteCount ?? 0) >= leastVotes }
        let sort = sort ?? list?.sort ?? MovieSort(.popularity)
        return allowed.sorted(
            by: sort.needsDetails ? MovieSort(.popularity) : sort,
            seed: seed
        )
    }
}

extension FilterKey {
    /// Whether a filter of a person needs the person to be the director.
    fileprivate var isForDirector: Bool {
        switch self {
        case .director: true
        case .person, .genre, .year, .rating, .mine, .votes, .runtime, .language, .country, .on,
            .sort:
            false
        }
    }
}

extension Person {
    fileprivate var isDirector: Bool { profession == "director" }
}
