import Domain

extension JSONClient {
    /// Asks TMDB whether the client's credential is valid.
    func checkCredential() async throws(MoviesError) {
        do throws(MoviesError) {
            _ = try await fetch(TMDBEndpoints.authentication)
        } catch .server(_, .notFound) {
            // A proxy may pass only on what searches need.
            _ = try await fetch(TMDBEndpoints.genres(language: "en"))
        }
    }
}

/// The response to a valid credential, `{"success":true,…}`; an error of TMDB fails to decode.
struct AuthenticationDTO: Decodable {
    private enum CodingKeys: CodingKey {
        case success
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard try container.decodeIfPresent(Bool.self, forKey: .success) != false else {
            throw JSONObject.missingValue
        }
    }
}
