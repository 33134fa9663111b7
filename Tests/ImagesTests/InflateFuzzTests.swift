import Foundation
import TestSupport
import Testing

@testable import Images

struct InflateFuzzTests {
    private static let size = 400

    @Test func `decompresses any data to the size that is asked for, or refuses it`() throws {
        let corpus = FuzzCorpus(
            try [
                // Codes of its own, and references of any length.
                """
                kIkNRCEIBVuZEj6gqP03tqMtbGKMxzv5CAaHaHJSzTj0YAdFDsZiJUkFnRwRxfqIZBZHtFwFPA/mx6Yn\
                udibOchkq6bUJILdtIxNJSGSU+zJOiz3eutdffSrL0ioBGmS4wkpp6jSGmijmZb7mhvhBokXqm9AYxrW\
                yAbvVyJvHUtZrW5Jq1q4XnlHcJxF8P03kx/vVzv+
                """
            ].map { text in Array(try #require(Data(base64Encoded: "eNql" + text))).dropFirst(2) }
                .map(Array.init) + [
                    Self.fixedBlock(of: (0..<500).map { UInt8($0 * $0 & 31) }),
                    Array(TestPNG.zlib([UInt8](repeating: 7, count: 500)).dropFirst(2)),
                ]
        )

        let counts = try fuzz("inflate", corpus, iterations: 5000) { data, random in
            let data = [0x78, 0x01] + data
            guard let bytes = Inflate.bytes(ofZlib: data, size: Self.size) else { return false }
            try #require(bytes.count == Self.size)
            // Less of it is the same.
            let count = Int.random(in: 0...Self.size, using: &random)
            try #require(Inflate.bytes(ofZlib: data, size: count) == Array(bytes.prefix(count)))
            return true
        }

        #expect(counts.valid > 500)
        #expect(counts.invalid > 500)
    }

    @Test func `decompresses what was compressed`() throws {
        let corpus = FuzzCorpus([
            "", "aaaaaaaaaaaaaaaaaaaaaaaa", "the other, the others, and others",
        ])

        try fuzz("deflated", corpus, iterations: 500) { bytes, _ in
            let data = [0x78, 0x01] + Self.fixedBlock(of: bytes)
            try #require(Inflate.bytes(ofZlib: data, size: bytes.count) == bytes)
            try #require(Inflate.bytes(ofZlib: data, size: bytes.count + 1) == nil)
            return true
        }
    }

    /// The bytes with the fixed codes, and references to the same bytes up to four bytes before.
    private static func fixedBlock(of bytes: [UInt8]) -> [UInt8] {
        var bits = DeflateBits(blockType: 1)
        var index = 0
        while index < bytes.count {
            let copies = (1...4).filter { $0 <= index }.map { distance in
                let length = bytes.indices[index...].prefix { bytes[$0] == bytes[$0 - distance] }
                return (distance: distance, length: length.prefix(10).count)
            }
            if let copy = copies.max(by: { $0.length < $1.length }), copy.length > 2 {
                bits.add(code: copy.length - 2, 7)
                bits.add(code: copy.distance - 1, 5)
                index += copy.length
            } else {
                let literal = Int(bytes[index])
                if literal < 144 {
                    bits.add(code: 0x30 + literal, 8)
                } else {
                    bits.add(code: 0x190 + literal - 144, 9)
                }
                index += 1
            }
        }
        bits.add(code: 0, 7)
        return bits.bytes
    }
}
