import Foundation
import SystemKit
import TestSupport
import Testing

@testable import Infrastructure

struct GzipDecodingTransportTests {
    /// The output of `printf '{"title":"기생충"}' | gzip -9n`.
    private static let compressed = Data(
        base64Encoded: "H4sIAAAAAAACA6tWKsksyUlVslJ6tWPDm+a5b7atVKoFAMxzDSIVAAAA"
    )

    @Test func `decompresses a body without Content-Encoding`() async throws {
        let compressed = try #require(Self.compressed)

        let response = try await response(compressed)

        #expect(response.status == 200)
        #expect(response.header("ETag") == "1")
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"title":"기생충"}"#)
    }

    @Test(arguments: [Data(), Data("{}".utf8), Data([0x1F])])
    func `does not change other bodies`(body: Data) async throws {
        #expect(try await response(body).body == body)
    }

    @Test func `reports a corrupt body`() async throws {
        let compressed = try #require(Self.compressed)
        var flipped = compressed
        flipped[compressed.count - 6] ^= 1

        for body in [compressed.prefix(compressed.count - 4), flipped, Data([0x1F, 0x8B])] {
            await #expect(throws: NetworkError.malformedResponse) { try await response(body) }
        }
    }

    @Test func `stops at the limit`() async throws {
        let compressed = try #require(Self.compressed)

        await #expect(throws: NetworkError.tooLarge(limit: 20)) {
            try await response(compressed, limit: 20)
        }
        #expect(try await response(compressed, limit: 21).body.count == 21)
    }

    @Test func `reports that gzip is missing`() async throws {
        let compressed = try #require(Self.compressed)

        await #expect(throws: NetworkError.programMissing("no-such-program")) {
            try await response(compressed, gzip: Gzip(name: "no-such-program"))
        }
    }

    private func response(
        _ body: Data,
        limit: Int = 1000,
        gzip: Gzip = Gzip()
    ) async throws -> NetworkResponse {
        let response = NetworkResponse(status: 200, headers: [HTTPHeader("ETag", "1")], body: body)
        let transport = GzipDecodingTransport(StubTransport([.success(response)]), gzip: gzip)
        let url = try #require(URL(string: "https://example.org"))
        return try await transport.send(
            NetworkRequest(url: url, bodyLimit: limit),
            within: .hangLimit
        )
    }
}
