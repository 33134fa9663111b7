import Domain
import Testing

struct CredentialTests {
    @Test(arguments: [
        ("0123456789abcdefABCDEF0123456789", Credential.apiKey("0123456789abcdefABCDEF0123456789")),
        ("0123456789abcdef", .accessToken("0123456789abcdef")),
        ("0123456789abcdefghij0123456789ab", .accessToken("0123456789abcdefghij0123456789ab")),
        ("eyJ.a.b", .accessToken("eyJ.a.b")), ("!~", .accessToken("!~")),
        ("0123456789abcdef0123456789abcdef0", .accessToken("0123456789abcdef0123456789abcdef0")),
    ])
    func `is a key if it has 32 hexadecimal digits, else a token`(
        text: String,
        credential: Credential
    ) {
        #expect(Credential(text) == credential)
        #expect(credential.secret == text)
    }

    @Test(arguments: ["", "a b", "a\r\nHost: elsewhere", "a\u{0}", "a\u{7F}", "schlüssel"])
    func `rejects text that would break out of a header`(text: String) {
        #expect(!Credential.isSendable(text))
        #expect(Credential(text) == nil)
    }

    @Test(arguments: [
        ("SECRET-TOKEN", "the token secret-token is wrong", true),
        ("SECRET-TOKEN", "the token ends in t-token", false),
        ("SECRET-TOKEN", "it begins with secret-t", true), ("abcd", "xabcdx", true),
        ("abc", "abc", false), ("SECRET-TOKEN", "it ends in et-token", true),
    ])
    func `finds eight characters of the secret in a text`(
        secret: String,
        text: String,
        isFound: Bool
    ) {
        #expect(Credential.accessToken(secret).isPartly(in: text) == isFound)
    }
}
