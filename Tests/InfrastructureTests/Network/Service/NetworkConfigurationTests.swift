import Foundation
import Testing

@testable import Infrastructure

struct NetworkConfigurationTests {
    @Test(arguments: [
        ("a+b&c#d%e", "a%2Bb%26c%23d%25e"),
        ("기생충", "%EA%B8%B0%EC%83%9D%EC%B6%A9"),
        ("8½ /?=;", "8%C2%BD%20%2F%3F%3D%3B"),
        ("-._~09azAZ", "-._~09azAZ"), ("\n\u{F}\u{10}", "%0A%0F%10"),
        ("/:@[`{", "%2F%3A%40%5B%60%7B"),
    ])
    func `escapes every byte that is not unreserved`(text: String, escaped: String) {
        let url = url("https://example.org/3", [QueryItem("query", text)])

        #expect(url == "https://example.org/3/search?query=\(escaped)")
    }

    @Test func `keeps the order of query items, the service's own last`() {
        let url = url(
            "https://example.org",
            [QueryItem("b", "1"), QueryItem("a", "2"), QueryItem("b", "3")],
            own: [QueryItem("api_key", "k")]
        )

        #expect(url == "https://example.org/search?b=1&a=2&b=3&api_key=k")
    }

    @Test func `requests a stale response by its entity tag`() throws {
        let configuration = NetworkConfiguration(
            host: "example.org",
            baseURL: "https://example.org",
            headers: [HTTPHeader("Accept", "x")]
        )
        let cases: [(CacheStatus, [HTTPHeader])] = [
            (.miss, []), (.stale(entityTag: nil), []),
            (.stale(entityTag: "W/\"1\""), [HTTPHeader("If-None-Match", "W/\"1\"")]),
        ]

        for (cacheStatus, headers) in cases {
            var endpoint = Endpoint(path: "search", bodyLimit: 1)
            endpoint.cacheStatus = cacheStatus
            let request = try #require(configuration.request(for: endpoint))
            #expect(request.headers == [HTTPHeader("Accept", "x")] + headers)
        }
    }

    @Test func `shows a URL without the credential`() {
        let configuration = NetworkConfiguration(
            host: "127.0.0.1",
            baseURL: "http://127.0.0.1:8080/3",
            queryItems: [QueryItem("api_key", "SECRET")]
        )
        let endpoint = Endpoint(
            path: "search",
            queryItems: [QueryItem("query", "a b")],
            bodyLimit: 1
        )

        #expect(configuration.displayURL(of: endpoint) == "127.0.0.1:8080/3/search?query=a%20b")
    }

    private func url(_ base: String, _ items: [QueryItem], own: [QueryItem] = []) -> String? {
        let configuration = NetworkConfiguration(
            host: "example.org",
            baseURL: base,
            queryItems: own
        )
        let endpoint = Endpoint(path: "search", queryItems: items, bodyLimit: 1)
        return configuration.request(for: endpoint)?.url.absoluteString
    }
}
