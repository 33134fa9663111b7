import Domain
import Infrastructure

/// Something to ask TMDB for, and how long the answer holds.
struct TMDBRequest: Hashable, Sendable {
    /// What the answer is about; lists change sooner than facts.
    enum Kind: Hashable, Sendable {
        case search
        case details
        case configuration

        /// In seconds.
        var lifetime: Int {
            switch self {
            case .search: 86_400
            case .details: 7 * 86_400
            case .configuration: 30 * 86_400
            }
        }
    }

    let kind: Kind
    var endpoint: Endpoint
}

/// What TMDB's API, version 3, can be asked for.
enum TMDBEndpoints {
    /// A page of JSON is some 10 KB; this leaves room for anything sane.
    private static let bodyLimit = 10 << 20

    /// Films by their title.
    ///
    /// `language` is that of titles and overviews, such as `ko-KR`; `region` is the country whose
    /// release dates are given, such as `KR`.
    static func search(
        _ query: MovieQuery,
        page: Int,
        language: String,
        region: String?
    ) -> TMDBRequest {
        var items = [
            // One composition for what looks the same, or Hangul typed on a Mac finds nothing.
            QueryItem("query", query.text.canonicallyComposed),
            QueryItem("include_adult", query.includesAdult ? "true" : "false"),
            QueryItem("language", language),
            QueryItem("page", String(page)),
        ]
        if let year = query.year { items.append(QueryItem("primary_release_year", String(year))) }
        if let region { items.append(QueryItem("region", region)) }
        return TMDBRequest(
            kind: .search,
            endpoint: Endpoint(path: "search/movie", queryItems: items, bodyLimit: bodyLimit)
        )
    }

    /// All about one film, with those who made it.
    static func details(of id: MovieID, language: String) -> TMDBRequest {
        TMDBRequest(
            kind: .details,
            endpoint: Endpoint(
                path: "movie/\(id)",
                queryItems: [
                    QueryItem("append_to_response", "credits"),
                    QueryItem("language", language),
                ],
                bodyLimit: bodyLimit
            )
        )
    }
}
