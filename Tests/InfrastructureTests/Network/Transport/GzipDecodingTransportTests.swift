import Foundation
import Testing

@testable import Infrastructure

struct GzipDecodingTransportTests {
    /// What `printf '{"title":"기생충"}' | gzip -9n` gives.
    private static let packed = Data(
        base64Encoded: "H4sIAAAAAAACA6tWKsksyUlVslJ6tWPDm+a5b7atVKoFAMxzDSIVAAAA"
    )

    @Test func `unpacks a body of which nothing says that it is packed`() async throws {
        let packed = try #require(Self.packed)

        let response = try await response(packed)

        #expect(response.status == 200)
        #expect(response.header("ETag") == "1")
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"title":"기생충"}"#)
    }

    @Test(arguments: [Data(), Data("{}".utf8), Data([0x1F])])
    func `leaves any other body as it is`(body: Data) async throws {
        #expect(try await response(body).body == body)
    }

    @Test func `says that a packed body is damaged`() async throws {
        let packed = try #require(Self.packed)
        var flipped = packed
        flipped[packed.count - 6] ^= 1

        for body in [packed.prefix(packed.count - 4), flipped, Data([0x1F, 0x8B])] {
            await #expect(throws: NetworkError.malformedResponse) { try await response(body) }
        }
    }

    @Test func `stops at the limit`() async throws {
        let packed = try #require(Self.packed)

        await #expect(throws: NetworkError.tooLarge(limit: 20)) {
            try await response(packed, limit: 20)
        }
        #expect(try await response(packed, limit: 21).body.count == 21)
    }

    @Test func `says that a body is damaged where there is no gzip`() async throws {
        let packed = try #require(Self.packed)

        await #expect(throws: NetworkError.malformedResponse) {
            try await response(packed, gzip: Gzip(name: "no-such-program"))
        }
    }

    private func response(
        _ body: Data,
        limit: Int = 1000,
        gzip: Gzip = Gzip()
    ) async throws -> NetworkResponse {
        let answer = NetworkResponse(status: 200, headers: [HTTPHeader("ETag", "1")], body: body)
        let transport = GzipDecodingTransport(StubTransport([.success(answer)]), gzip: gzip)
        let url = try #require(URL(string: "https://example.org"))
        return try await transport.send(
            NetworkRequest(url: url, bodyLimit: limit),
            within: .seconds(60)
        )
    }
}
