import Domain
import Infrastructure

/// A request to TMDB's API, and the type of its response.
///
/// `Response` is `Decodable`. The constraint is not here, because the Swift runtime takes 0.1 ms to
/// check it.
struct TMDBRequest<Response>: Sendable {
    var endpoint: Endpoint

    /// How long a response is fresh, in seconds.
    let lifetime: Int
}

/// The endpoints of TMDB's API, version 3.
enum TMDBEndpoints {
    /// In bytes: a page of JSON has some 10 KB, and this is far more than any response has.
    private static let bodyLimit = 10 << 20

    /// In seconds; lists change sooner than details.
    private static let searchLifetime = 86_400
    private static let detailsLifetime = 7 * 86_400

    /// A page of movies, with texts in a language such as `ko-KR`.
    static func movies(
        _ request: TMDBMoviesRequest,
        page: Int,
        language: String
    ) -> TMDBRequest<MoviesPageDTO> {
        TMDBRequest(
            endpoint: request.endpoint(page: page, language: language, bodyLimit: bodyLimit),
            lifetime: searchLifetime
        )
    }

    /// The details of one movie, with its credits.
    static func details(of id: MovieID, language: String) -> TMDBRequest<MovieDetailsDTO> {
        TMDBRequest(
            endpoint: Endpoint(
                path: "movie/\(id)",
                queryItems: [
                    QueryItem("append_to_response", "credits"),
                    QueryItem("language", language),
                ],
                bodyLimit: bodyLimit
            ),
            lifetime: detailsLifetime
        )
    }
}
