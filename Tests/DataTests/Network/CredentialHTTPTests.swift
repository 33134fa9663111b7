import Data
import Domain
import Infrastructure
import Testing

struct CredentialHTTPTests {
    @Test func `sends a token in a header only`() {
        let credential = Credential.accessToken("eyJ.a.b")

        #expect(credential.headers == [HTTPHeader("Authorization", "Bearer eyJ.a.b")])
        #expect(credential.queryItems.isEmpty)
    }

    @Test func `sends a key in the query only`() {
        let credential = Credential.apiKey("0123")

        #expect(credential.headers.isEmpty)
        #expect(credential.queryItems == [QueryItem("api_key", "0123")])
    }
}
