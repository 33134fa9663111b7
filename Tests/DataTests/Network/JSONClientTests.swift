import Domain
import DomainDoubles
import Foundation
import Infrastructure
import Testing

@testable import Data

struct JSONClientTests {
    private static let server = Server.example

    @Test func `rejects a response with too many values, and no other`() async throws {
        let most = Array(repeating: "0", count: 200_001).joined(separator: ",")
        let long = "[\"\(String(repeating: "x", count: 300_000))\"]"

        #expect(try await fetch([Int].self, "[\(most)]").count == 200_001)
        #expect(try await fetch([String].self, long).count == 1)
        await #expect(throws: MoviesError.server(Self.server, .responseTooLarge)) {
            try await fetch([Int].self, "[\(most),0]")
        }
    }

    @Test(arguments: [
        ("<html>", MoviesError.server(server, .unexpectedHTML)),
        (" \t\r\n<!doctype html>", .server(server, .unexpectedHTML)),
        ("{}", .server(server, .invalidResponse)), ("", .server(server, .invalidResponse)),
        (#"{"status_code":25}"#, .server(server, .rateLimited(retryAfter: nil))),
        (#"{"status_code":7}"#, .credentialRefused(.tmdb)),
    ])
    func `says why a response can't be decoded`(body: String, error: MoviesError) async {
        await #expect(throws: error) { try await fetch([Int].self, body) }
    }

    @Test func `recognizes a web page by its content type too`() async {
        let type = HTTPHeader("Content-Type", "Text/HTML; charset=utf-8")
        let client = JSONClient(network: StubNetwork(.body("Log in", headers: [type])), cache: nil)

        await #expect(throws: MoviesError.server(Self.server, .unexpectedHTML)) {
            try await client.fetch(Self.request([Int].self))
        }
    }

    /// Only commas separate values: digits and blanks do not count.
    @Test(arguments: [
        ("0,", 200_000), (String(repeating: " ", count: 8) + "1000,", 30_000),
        ("1000000000000,", 100_000),
    ])
    func `decodes a response with many values, however long`(
        value: String,
        count: Int
    ) async throws {
        let body = "[\(String(repeating: value, count: count))0]"

        #expect(try await fetch([Int].self, body).count == count + 1)
    }

    @Test func `works without a cache`() async throws {
        let network = StubNetwork(.body("[1]"))
        let client = JSONClient(network: network, cache: nil)

        for _ in 0..<2 {
            #expect(try await client.fetch(Self.request([Int].self)).value == [1])
        }
        #expect(network.requested.count == 2)
    }

    private func fetch<Response: Decodable>(
        _ type: Response.Type,
        _ body: String
    ) async throws(MoviesError) -> Response {
        let client = JSONClient(network: StubNetwork(body: body), cache: nil)
        return try await client.fetch(Self.request(type)).value
    }

    private static func request<Response>(_ type: Response.Type) -> JSONRequest<Response> {
        JSONRequest(endpoint: Endpoint(path: "search", bodyLimit: 1000), lifetime: 1)
    }
}
