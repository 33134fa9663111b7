package import Domain
import Search

package struct TMDBPeopleRepository: PeopleRepository {
    private let client: JSONClient

    /// The base URL of posters, without a trailing slash.
    private let imageURL: String

    /// The language of titles and biographies, such as `ko-KR`.
    private let language: String
    private let includesAdult: Bool
    private let selection: MovieSelection

    package init(
        client: JSONClient,
        imageURL: String,
        language: String,
        includesAdult: Bool,
        selection: MovieSelection = .all
    ) {
        self.selection = selection
        self.client = client
        self.imageURL = imageURL
        self.language = language
        self.includesAdult = includesAdult
    }

    package func people(named name: String, limit: Int) async throws(MoviesError) -> PeopleMatches {
        let name = QueryGrammar().latinName(of: name)
        let response = try await client.fetch(
            TMDBEndpoints.people(named: name, language: language, includesAdult: includesAdult)
        )
        return response.value.matches(for: name, limit: limit, fallback: response.fallback)
    }

    package func details(of id: PersonID) async throws(MoviesError) -> PersonDetails {
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
        let details = response.value.toDomain(
            imageURL: imageURL,
            includesAdult: includesAdult,
            fallback: response.fallback ?? fallback
        )
        return try selection.contents().selected(details)
    }
}
