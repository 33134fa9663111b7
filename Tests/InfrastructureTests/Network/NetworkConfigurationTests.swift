import Foundation
import Testing

@testable import Infrastructure

struct NetworkConfigurationTests {
    @Test(arguments: [
        ("a+b&c#d%e", "a%2Bb%26c%23d%25e"),
        ("기생충", "%EA%B8%B0%EC%83%9D%EC%B6%A9"),
        ("8½ /?=;", "8%C2%BD%20%2F%3F%3D%3B"),
        ("-._~09azAZ", "-._~09azAZ"),
    ])
    func `escapes every byte that is not unreserved`(text: String, escaped: String) throws {
        let url = try url("https://example.org/3", [QueryItem("query", text)])

        #expect(url == "https://example.org/3/search?query=\(escaped)")
    }

    @Test func `keeps the order of query items, the service's own last`() throws {
        let url = try url(
            "https://example.org",
            [QueryItem("b", "1"), QueryItem("a", "2"), QueryItem("b", "3")],
            own: [QueryItem("api_key", "k")]
        )

        #expect(url == "https://example.org/search?b=1&a=2&b=3&api_key=k")
    }

    @Test func `takes a base address with a slash at its end`() throws {
        #expect(try url("https://example.org/3/", []) == "https://example.org/3/search")
    }

    private func url(
        _ base: String,
        _ items: [QueryItem],
        own: [QueryItem] = []
    ) throws -> String? {
        let configuration = NetworkConfiguration(
            baseURL: try #require(URL(string: base)),
            queryItems: own,
            timeout: .seconds(1)
        )
        let endpoint = Endpoint(path: "search", queryItems: items, bodyLimit: 1)
        return configuration.url(of: endpoint)?.absoluteString
    }
}
