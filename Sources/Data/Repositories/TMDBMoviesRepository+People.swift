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
        guard !credits.hasUnknownPerson else {
            return MoviesPage(
                number: page,
                of: [],
                source: .tmdb,
                notices: request.notices + credits.notices
            )
        }
        var found: MoviesPage
        if query.selectsFromAllMovies || credits.movies.isEmpty {
            found = MoviesPage(
                number: page,
                of: query.selection(of: try selection.contents().selected(credits.movies)),
                source: .tmdb,
                notices: TMDBMoviesRequest.rowLimitations(query.filters, query.sort),
                fallback: credits.fallback
            )
        } else {
            let ids = credits.movies.map(\.id)
            found = try await filteredPage(page, of: request, query, among: ids)
            found.notices = request.notices
            found.fallback = found.fallback ?? credits.fallback
        }
        found.notices = credits.notices + found.notices
        return found
    }

    /// The movies that the people in the filters have in common; none without people.
    func commonMovies(of query: MovieQuery) async throws(MoviesError) -> CommonMovies {
        var common: CommonMovies?
        for (key, name) in query.filters.namedPeople {
            guard let (details, isAssumed) = try await person(named: name, key, query) else {
                return CommonMovies(hasUnknownPerson: true, notices: [.unknownPerson(name)])
            }
            let movies = details.credits
                .filter { key != .director || $0.roles.contains(.director) }.map(\.movie)
            var found = common ?? CommonMovies(movies: movies)
            found.movies.removeAll { movie in !movies.contains { $0.id == movie.id } }
            found.fallback = found.fallback ?? details.fallback
            if isAssumed { found.notices.append(.assumedPerson(details.person, name: name)) }
            common = found
        }
        return common ?? CommonMovies()
    }

    /// `nil` if TMDB has no such person; `isAssumed` is whether others match the name as well.
    private func person(
        named text: String,
        _ key: FilterKey,
        _ query: MovieQuery
    ) async throws(MoviesError) -> (details: PersonDetails, isAssumed: Bool)? {
        let includesAdult = query.includesAdult
        switch PersonReference(text) {
        case .id(let id): return try await knownDetails(of: id, includesAdult).map { ($0, false) }
        case .name(let name):
            let matches = try await people(named: name, limit: 20, includesAdult: includesAdult)
            let director = key == .director ? matches.best.first(where: \.isDirector) : nil
            guard let best = director ?? matches.people.first,
                var details = try await knownDetails(of: best.id, includesAdult)
            else { return nil }
            details.fallback = details.fallback ?? matches.fallback
            return (details, matches.bestCount > 1)
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

struct CommonMovies {
    var movies: [Movie] = []
    var hasUnknownPerson = false

    /// The people who were chosen among several with the same name, or who are unknown.
    var notices: [SearchNotice] = []
    var fallback: Fallback?
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
        return allowed.sorted(by: sort.needsDetails ? MovieSort(.popularity) : sort, seed: seed)
    }
}

extension Person {
    fileprivate var isDirector: Bool { profession == "director" }
}
