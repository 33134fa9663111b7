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

    /// Whether a text holds the secret, or so much of it that it could be guessed.
    ///
    /// Nothing is told about a secret of one to three characters, which is none.
    func isPartly(in text: String) -> Bool {
        let secret = Array(secret.lowercased().utf8)
        let text = Array(text.lowercased().utf8)
        let length = min(secret.count, 8)
        guard length > 3 else { return false }
        return secret.indices.dropLast(length - 1).contains { start in
            text.contains(secret[start..<start + length])
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
