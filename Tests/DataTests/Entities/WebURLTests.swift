import Testing

@testable import Data

struct WebURLTests {
    @Test(arguments: [
        "https://example.org", "http://example.org/a?b#c", "HTTPS://example.org",
        "https://example.org/" + String(repeating: "a", count: 1_980),
    ])
    func `takes the URL of a web page`(text: String) {
        #expect(WebURL(text)?.description == text)
    }

    @Test(arguments: [
        "", "example.org", "javascript:alert(1)", "ftp://example.org", "https://", "https:///a",
        "https://?a", "https://#a", "https://:80", "https://@example.org",
        "https://example.org/a b",
        "https://example.org/\u{1B}[2J",
        "https://example.org/" + String(repeating: "a", count: 1_981),
    ])
    func `takes no other text`(text: String) {
        #expect(WebURL(text) == nil)
    }
}
