import Foundation
import Testing

@testable import Images

struct InflateTests {
    @Test func `copies stored bytes`() {
        #expect(Inflate.bytes(ofZlib: TestPNG.zlib([7, 8, 9]), size: 3) == [7, 8, 9])
        #expect(Inflate.bytes(ofZlib: TestPNG.zlib([]), size: 0) == [])
    }

    @Test func `decodes fixed codes`() throws {
        let data = try Self.data(
            "eAEryUhVKEgsSC1SyEnMK0ktylPIzFMogQsm5SeWKOSnIYlkJBYl5RfpIImMasTQCAActXoj"
        )
        let sentence = "the paper lantern in the paper boat of the paper harbor, "

        let text = String(repeating: sentence, count: 6)

        #expect(Inflate.bytes(ofZlib: data, size: text.utf8.count) == Array(text.utf8))
    }

    @Test func `decodes codes and references of a block`() throws {
        let data = try Self.data(
            """
            eNqlkIkNRCEIBVuZEj6gqP03tqMtbGKMxzv5CAaHaHJSzTj0YAdFDsZiJUkFnRwRxfqIZBZHtFwFPA/mx6Ynud\
            ibOchkq6bUJILdtIxNJSGSU+zJOiz3eutdffSrL0ioBGmS4wkpp6jSGmijmZb7mhvhBokXqm9AYxrWyAbvVyJv\
            HUtZrW5Jq1q4XnlHcJxF8P03kx/vVzv+
            """
        )
        let text = (0..<120).map { "\($0 * $0 % 97) " }.joined()

        #expect(Inflate.bytes(ofZlib: data, size: text.utf8.count) == Array(text.utf8))
    }

    @Test func `decodes blocks that end before the data does`() throws {
        let data = try Self.data(
            "eNpKVMhJzCtJLcrTUUhUKEgsSC2CCVgrAAAAAP//gwkk5SeWIKQzEouS8osAK9cTrA=="
        )
        let text = "a lantern, a paper lantern; a paper boat, a paper harbor"

        #expect(Inflate.bytes(ofZlib: data, size: text.utf8.count) == Array(text.utf8))
    }

    @Test func `decodes long codes`() throws {
        let data = try Self.data(Self.zeroBits)

        // Each number is half as frequent as the one before it.
        let numbers = (1..<1024).map { UInt8($0.trailingZeroBitCount) }

        #expect(Inflate.bytes(ofZlib: data, size: numbers.count) == numbers)
    }

    @Test func `ends at the expected size`() throws {
        let data = try Self.data(
            "eAEryUhVKEgsSC1SyEnMK0ktylPIzFMogQsm5SeWKOSnIYlkJBYl5RfpIImMasTQCAActXoj"
        )

        #expect(Inflate.bytes(ofZlib: data, size: 9) == Array("the paper".utf8))
        #expect(Inflate.bytes(ofZlib: data, size: 100)?.count == 100)
        #expect(Inflate.bytes(ofZlib: data, size: 10_000) == nil)
    }

    @Test func `rejects other and truncated data`() throws {
        let stored = TestPNG.zlib([7, 8, 9])
        for count in stored.indices {
            #expect(Inflate.bytes(ofZlib: Array(stored.prefix(count)), size: 3) == nil)
        }
        // Another method, a dictionary, a wrong header, block type 3 and a wrong length.
        for (index, byte) in [(0, 0x77), (1, 0x20), (1, 0x02), (2, 7), (5, 0)] {
            var changed = stored
            changed[index] = UInt8(byte)
            #expect(Inflate.bytes(ofZlib: changed, size: 3) == nil, "\(index)")
        }
        // A reference to before the first byte: the fixed code of length 3, and distance 1.
        #expect(Inflate.bytes(ofZlib: [0x78, 0x01, 0b011, 0b10, 0, 0, 0], size: 3) == nil)
    }

    @Test func `rejects codes that do not fit`() {
        #expect(HuffmanCode(lengths: [1, 1, 1]) == nil)
        #expect(HuffmanCode(lengths: [1, 2, 2, 15]) == nil)
        #expect(HuffmanCode(lengths: [1, 2, 2]) != nil)
        #expect(HuffmanCode(lengths: [0, 0, 1]) != nil)
    }

    private static func data(_ base64: String) throws -> [UInt8] {
        Array(try #require(Data(base64Encoded: base64)))
    }

    private static let zeroBits = """
        eAEFwYGBJEcQBCEiq2fv5b/DApmcTJ5MTiafTE4mTyYnk59MTiZPJieTTyYnkyeTk8mfTE4mTyYnk08mJ5Mnk5\
        PJTyYnkyeTk8knk5PJk8nJ5J9MTiZPJieTTyYnkyeTk8lPJieTJ5OTySeTk8mTycnkTyYnkyeTk8knk5PJk8nJ\
        5CeTk8mTycnkk8nJ5MnkZPKfTE4mTyYnk08mJ5Mnk5PJTyYnkyeTk8knk5PJk8nJ5E8mJ5Mnk5PJJ5OTyZPJye\
        Qnk5PJk8nJ5JPJyeTJ5GTyTyYnkyeTk8knk5PJk8nJ5CeTk8mTycnkk8nJ5MnkZPInk5PJk8nJ5JPJyeTJ5GTy\
        k8nJ5MnkZPLJ5GTyZHIy+R/uaAP2
        """
}
