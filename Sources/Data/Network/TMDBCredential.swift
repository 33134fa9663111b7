package import Domain
package import Infrastructure

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
