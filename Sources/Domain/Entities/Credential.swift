/// The user's credential for an online source; it is sent to that source, and never shown.
package enum Credential: Hashable, Sendable {
    case accessToken(String)

    /// The older API key.
    case apiKey(String)

    /// A text with 32 hexadecimal digits is a key, and any other a token.
    ///
    /// Fails if the text can't be sent.
    package init?(_ text: String) {
        guard Self.isSendable(text) else { return nil }
        let isKey = text.utf8.count == 32 && text.allSatisfy { $0.isASCII && $0.isHexDigit }
        self = isKey ? .apiKey(text) : .accessToken(text)
    }

    /// Whether a text can be a token or key.
    ///
    /// A control character or a space inside would break out of the header.
    package static func isSendable(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    package var secret: String {
        switch self {
        case .accessToken(let secret), .apiKey(let secret): secret
        }
    }

    /// Whether a text contains the secret, or eight characters of it in a row.
    ///
    /// `false` for a secret of one to three characters, which is not a real one.
    package func isPartly(in text: String) -> Bool {
        let secret = Array(secret.lowercased().utf8)
        let text = Array(text.lowercased().utf8)
        let length = min(secret.count, 8)
        guard length > 3 else { return false }
        return secret.indices.dropLast(length - 1).contains { start in
            text.contains(secret[start..<start + length])
        }
    }
}
