import Foundation
import Testing

@testable import NetworkWorker

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct LoopbackURLTests {
    #if canImport(FoundationNetworking)
    @Test(arguments: [
        ("http://[::1]:8080/3?x=a%20b#c", "http://localhost:8080/3?x=a%20b#c"),
        ("http://[::1]", "http://localhost"), ("https://[::1]:1/", "https://localhost:1/"),
    ])
    func `reaches the loopback address of IPv6 by its name`(text: String, expected: String) throws {
        let url = try #require(URL(string: text))

        #expect(url.withReachableLoopback.absoluteString == expected)
    }
    #endif

    @Test(arguments: [
        "http://127.0.0.1:8080/3", "http://localhost/", "https://example.org/::1",
        "https://[2001:db8::1]/", "https://example.org/?host=[::1]",
    ])
    func `leaves every other URL as it is`(text: String) throws {
        let url = try #require(URL(string: text))

        #expect(url.withReachableLoopback == url)
    }
}
