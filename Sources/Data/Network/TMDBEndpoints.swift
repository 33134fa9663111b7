package import Domain
package import Infrastructure
import Text
import TextIndex

/// The endpoints of TMDB's API, version 3.
enum TMDBEndpoints {
    /// In bytes: a page of JSON has some 10 KB, and this is far more than any response has.
    private static let bodyLimit = 10 << 20

    /// In seconds; lists change sooner than details and people, and genres and services almost never.
    private static let searchLifetime = 86_400
    private static let detailsLifetime = 7 * 86_400
    private static let genresLifetime = 30 * 86_400
    static let authentication: JSONRequest<AuthenticationDTO> = get("authentication", lifetime: 0)

    /// A page of movies, with texts in a language such as `ko-KR`.
    static func movies(
        _ request: TMDBMoviesRequest,
        page: Int,
        language: String
    ) -> JSONRequest<MoviesPageDTO> {
        get(
            request.path,
            request.queryItems(page: page, language: language),
            lifetime: searchLifetime
        )
    }

    /// The details of one movie, with everything that TMDB can append to them.
    static func details(of id: MovieID, language: String) -> JSONRequest<MovieDetailsDTO> {
        var items = [
            QueryItem("append_to_response", detailsParts.joined(separator: ",")),
            QueryItem("language", language),
        ]
        if !TMDBTranslationFallback.isEnglish(language) {
            // Without this, a movie has only the videos in that language, which are few.
            let code = language.prefix { $0 != "-" }
            items.append(QueryItem("include_video_language", "\(code),en"))
        }
        return get("movie/\(id)", items) { $0.isOf(id) }
    }

    private static let detailsParts = [
        "credits", "external_ids", "videos", "release_dates", "watch/providers",
        "recommendations", "keywords",
    ]

    /// The things of a kind that have a name, which is in English.
    static func topics(
        _ kind: TMDBTopicKind,
        named name: String
    ) -> JSONRequest<ResultsDTO<TMDBTopicDTO>> {
        var items = [QueryItem("query", name.canonicallyComposed)]
        switch kind {
        // Only collections have names in several languages.
        case .collection: items.append(QueryItem("language", TMDBTranslationFallback.english))
        case .company, .keyword: break
        }
        return get(
            "search/\(kind.rawValue)",
            items + [QueryItem("page", "1")],
            lifetime: searchLifetime
        )
    }

    static func collection(_ id: Int, language: String) -> JSONRequest<CollectionMoviesDTO> {
        get("collection/\(id)", [QueryItem("language", language)])
    }

    static func genres(language: String) -> JSONRequest<TMDBGenres> {
        get("genre/movie/list", [QueryItem("language", language)], lifetime: genresLifetime)
    }

    /// The services in a country such as `KR`; their names are the same in all languages.
    static func services(in region: String) -> JSONRequest<ResultsDTO<TMDBService>> {
        get("watch/providers/movie", [QueryItem("watch_region", region)], lifetime: genresLifetime)
    }

    static func people(
        named name: String,
        language: String,
        includesAdult: Bool
    ) -> JSONRequest<PeoplePageDTO> {
        get(
            "search/person",
            [
                // Without normalization, Hangul typed on a Mac finds nothing.
                QueryItem("query", name.canonicallyComposed),
                QueryItem("include_adult", includesAdult ? "true" : "false"),
                QueryItem("language", language), QueryItem("page", "1"),
            ]
        )
    }

    static func people(with id: IMDbPersonID) -> JSONRequest<PeoplePageDTO> {
        get("find/\(id)", [QueryItem("external_source", "imdb_id")])
    }

    static func person(_ number: Int, language: String) -> JSONRequest<PersonDetailsDTO> {
        get(
            "person/\(number)",
            [
                QueryItem("append_to_response", "movie_credits,external_ids"),
                QueryItem("language", language),
            ]
        ) { $0.isOf(number) }
    }

    private static func get<Response: Decodable>(
        _ path: String,
        _ queryItems: [QueryItem] = [],
        lifetime: Int = detailsLifetime,
        accepts: (@Sendable (Response) -> Bool)? = nil
    ) -> JSONRequest<Response> {
        JSONRequest(
            endpoint: Endpoint(path: path, queryItems: queryItems, bodyLimit: bodyLimit),
            lifetime: lifetime,
            accepts: accepts
        )
    }
}

extension JSONClient {
    /// Asks TMDB whether the credential of the client, which has no cache, is valid.
    package func checkTMDBCredential() async throws(MoviesError) {
        do throws(MoviesError) {
            _ = try await fetch(TMDBEndpoints.authentication)
        } catch .server(_, .notFound), .server(_, .resourceNotFound) {
            // A proxy may pass only on what searches need.
            _ = try await fetch(TMDBEndpoints.genres(language: "en"))
        }
    }
}

/// The response to a valid credential, `{"success":true,…}`; anything else fails to decode.
struct AuthenticationDTO: Decodable {
    init(from decoder: any Decoder) throws {
        guard try JSONObject(from: decoder).bool("success") == true else {
            throw JSONObject.missingValue
        }
    }
}

extension Credential {
    package var tmdbHeaders: [HTTPHeader] {
        switch self {
        case .accessToken(let token): [HTTPHeader("Authorization", "Bearer \(token)")]
        case .apiKey: []
        }
    }

    package var tmdbQueryItems: [QueryItem] {
        switch self {
        case .accessToken: []
        case .apiKey(let key): [QueryItem("api_key", key)]
        }
    }
}
