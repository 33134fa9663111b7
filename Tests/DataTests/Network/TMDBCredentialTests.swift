import Data
import Domain
import Infrastructure
import Testing

struct TMDBCredentialTests {
    @Test func `sends a token in a header only`() {
        let credential = Credential.accessToken("eyJ.a.b")

        #expect(credential.tmdbHeaders == [HTTPHeader("Authorization", "Bearer eyJ.a.b")])
        #expect(credential.tmdbQueryItems.isEmpty)
    }

    @Test func `sends a key in the query only`() {
        let credential = Credential.apiKey("0123")

        #expect(credential.tmdbHeaders.isEmpty)
        #expect(credential.tmdbQueryItems == [QueryItem("api_key", "0123")])
    }
}
