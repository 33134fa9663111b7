public import Infrastructure

/// What proves to TMDB who asks; it is sent, and never shown or stored.
public enum TMDBCredential: Sendable {
    /// The API read access token, sent as a header.
    case accessToken(String)

    /// The older API key, sent as a query item.
    case apiKey(String)

    /// Whether a text can be a token or key.
    ///
    /// A control character or a space inside would break out of the header.
    public static func isSendable(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// What nobody may see.
    public var secret: String {
        switch self {
        case .accessToken(let token): token
        case .apiKey(let key): key
        }
    }

    public var headers: [HTTPHeader] {
        switch self {
        case .accessToken(let token): [HTTPHeader("Authorization", "Bearer \(token)")]
        case .apiKey: []
        }
    }

    public var queryItems: [QueryItem] {
        switch self {
        case .accessToken: []
        case .apiKey(let key): [QueryItem("api_key", key)]
        }
    }
}
