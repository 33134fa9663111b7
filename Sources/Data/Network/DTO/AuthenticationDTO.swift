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
