import Data
import Infrastructure
import Testing

struct TMDBCredentialTests {
    @Test func `sends a token in a header only`() {
        let credential = TMDBCredential.accessToken("eyJ.a.b")

        #expect(credential.headers == [HTTPHeader("Authorization", "Bearer eyJ.a.b")])
        #expect(credential.queryItems.isEmpty)
    }

    @Test func `sends a key in the query only`() {
        let credential = TMDBCredential.apiKey("0123")

        #expect(credential.headers.isEmpty)
        #expect(credential.queryItems == [QueryItem("api_key", "0123")])
    }

    @Test(arguments: ["", "a b", "a\r\nHost: elsewhere", "a\u{0}", "schlüssel"])
    func `rejects text that would break out of a header`(text: String) {
        #expect(!TMDBCredential.isSendable(text))
    }
}
