import Foundation
import TestSupport
import Testing

@testable import Images

struct InflateTests {
    /// What the program `gzip` divides into blocks of each kind, with references of any length to
    /// any distance.
    private static let samples: [[UInt8]] = [
        [], Array("a".utf8), Array(String(repeating: "the paper lantern, ", count: 9).utf8),
        Array((0..<3_000).map { "\($0 * $0 % 997) " }.joined().utf8),
        // Codes of all lengths: each number is half as frequent as the one before it.
        (1..<1 << 15).map { UInt8($0.trailingZeroBitCount) },
        [UInt8](repeating: 7, count: 70_000), references,
    ]

    /// Bytes without a pattern, and then parts of them at distances around powers of two.
    private static let references: [UInt8] = {
        var random = SplitMix64(seed: 1)
        var bytes = (0..<1 << 15).map { _ in UInt8.random(in: 0...255, using: &random) }
        let distances = (1...14).flatMap { power in [2, 3].map { $0 << (power - 1) } }
        for (number, distance) in distances.flatMap({ [$0, $0 + 1] }).enumerated() {
            for _ in 0..<3 + number * 9 % 256 where distance < 32_500 {
                bytes.append(bytes[bytes.count - distance])
            }
            bytes.append(UInt8.random(in: 0...255, using: &random))
        }
        return bytes
    }()

    @Test(arguments: samples.indices, [1, 6, 9])
    func `decompresses what gzip compresses`(sample: Int, level: Int) async throws {
        let bytes = Self.samples[sample]
        let data = try await Self.zlib(bytes, level: level)

        for size in [bytes.count, bytes.count / 2, 0] {
            #expect(Inflate.bytes(ofZlib: data, size: size) == Array(bytes.prefix(size)))
        }
        #expect(Inflate.bytes(ofZlib: data, size: bytes.count + 1) == nil)
        let cut = Array(data.dropLast(data.count / 2))
        if bytes.count > 1 { #expect(Inflate.bytes(ofZlib: cut, size: bytes.count) == nil) }
    }

    @Test func `rejects other and truncated data`() throws {
        let stored = TestPNG.zlib([7, 8, 9])
        #expect(Inflate.bytes(ofZlib: stored, size: 3) == [7, 8, 9])
        for count in stored.indices {
            #expect(Inflate.bytes(ofZlib: Array(stored.prefix(count)), size: 3) == nil)
        }
        // Another method, a dictionary, a wrong header, block type 3 and a wrong length.
        for (index, byte) in [(0, 0x77), (1, 0x20), (1, 0x02), (2, 7), (5, 0)] {
            var changed = stored
            changed[index] = UInt8(byte)
            #expect(Inflate.bytes(ofZlib: changed, size: 3) == nil, "\(index)")
        }
    }

    @Test(
        arguments: [
            // The symbols 285 and 286 for a length (RFC 1951, 3.2.5), and 30 for a distance.
            ([0x63, 0x1F, 0x05, 0x00], 259, true), ([0x63, 0x1F, 0x03, 0x00], 259, false),
            ([0x63, 0x67, 0x67, 0x07, 0x3E, 0x00], 6, false),
            // After two bytes, a distance of two and one of three.
            ([0x63, 0xE7, 0x00, 0x42, 0x00], 5, true), ([0x63, 0xE7, 0x00, 0x22, 0x00], 5, false),
            // Lengths of codes: a repetition of none, as many as there are, and one more (3.2.7).
            ([0x05, 0xE0, 0xDB, 0xB6, 0x6D, 0xDB, 0xB6, 0x6D, 0xDB, 0x06, 0x00], 1, false),
            (
                [0x05, 0xE0, 0xDB, 0xB6, 0x6D, 0xDB, 0xB6, 0x6D, 0xDB, 0xC2, 0xF4, 0x4F, 0xE2]
                    + [0x78, 0x00], 2, true
            ),
            (
                [0x05, 0xE0, 0xDB, 0xB6, 0x6D, 0xDB, 0xB6, 0x6D, 0xDB, 0xC2, 0xF4, 0x4F, 0xE2]
                    + [0x04, 0x00], 2, false
            ),
        ] as [([UInt8], Int, Bool)]
    )
    func `rejects symbols and distances that do not exist`(
        block: [UInt8],
        size: Int,
        isValid: Bool
    ) {
        #expect((Inflate.bytes(ofZlib: [0x78, 0x01] + block, size: size) != nil) == isValid)
    }

    @Test func `rejects codes that do not fit`() {
        #expect(HuffmanCode(lengths: [1, 1, 1]) == nil)
        #expect(HuffmanCode(lengths: [1, 2, 2, 15]) == nil)
        #expect(HuffmanCode(lengths: [1, 2, 2]) != nil)
        #expect(HuffmanCode(lengths: [0, 0, 1]) != nil)
    }

    @Test func `decompresses any data to the size that is asked for, or refuses it`() async throws {
        var blocks: [[UInt8]] = []
        for sample in 2...3 { blocks.append(try await Self.zlib(Self.samples[sample], level: 9)) }
        blocks.append(TestPNG.zlib([UInt8](repeating: 7, count: 500)))
        let corpus = FuzzCorpus(blocks.map { Array($0.dropFirst(2).prefix(600)) })

        let counts = try fuzz("inflate", corpus, iterations: 5000) { data, random in
            let data = [0x78, 0x01] + data
            guard let bytes = Inflate.bytes(ofZlib: data, size: 150) else { return false }
            try #require(bytes.count == 150)
            // Less of it is the same.
            let count = Int.random(in: 0...150, using: &random)
            try #require(Inflate.bytes(ofZlib: data, size: count) == Array(bytes.prefix(count)))
            return true
        }

        #expect(counts.valid > 500)
        #expect(counts.invalid > 500)
    }

    /// The bytes compressed by `gzip`, with the header of zlib in place of its own.
    private static func zlib(_ bytes: [UInt8], level: Int) async throws -> [UInt8] {
        let gzip = try #require(Program.installed("gzip"))
        let output = try await gzip.run(["-n", "-\(level)"], input: Data(bytes)).stdoutData
        return [0x78, 0x01] + output.dropFirst(10).dropLast(8)
    }
}
