package import Domain
package import Infrastructure

/// How requests to TMDB carry the credential.
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
