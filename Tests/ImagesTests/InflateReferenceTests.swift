import Testing

@testable import Images

/// References in blocks with the fixed codes.
struct InflateReferenceTests {
    /// The lowest length of each symbol from 257 on (RFC 1951, 3.2.5), and its additional bits.
    private static let lengths = zip(
        [
            3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99,
            115,
            131, 163, 195, 227, 258,
        ],
        [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    )

    /// The lowest distance of each symbol, and its additional bits.
    private static let distances = zip(
        [
            1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025,
            1537, 2049, 3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
        ],
        [
            0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12,
            12,
            13, 13,
        ]
    )

    @Test func `copies any length`() {
        for (symbol, (base, bits)) in zip(257..., Self.lengths) {
            for extra in Set([0, 1 << bits - 1]) {
                var block = FixedBlock()
                block.add(literal: 7)
                block.add(length: symbol, extra, bits)
                block.add(distance: 0, 0, 0)
                block.add(literal: 8)

                let expected = [UInt8](repeating: 7, count: 1 + base + extra) + [8]
                let bytes = Inflate.bytes(ofZlib: [0x78, 0x01] + block.bytes, size: expected.count)

                #expect(bytes == expected, "\(base + extra)")
            }
        }
    }

    @Test func `copies from any distance`() {
        let stored = (0..<32_768).map { UInt8(truncatingIfNeeded: $0 * $0 * 40_503 >> 11) }
        var expected = stored
        var block = FixedBlock()
        for (symbol, (base, bits)) in zip(0..., Self.distances) {
            for extra in [0, 1 << bits - 1] {
                block.add(length: 258, 0, 0)
                block.add(distance: symbol, extra, bits)
                for _ in 0..<4 { expected.append(expected[expected.count - base - extra]) }
            }
        }

        // A stored block of 32768 bytes, which is not the last one.
        let data = [0x78, 0x01, 0, 0x00, 0x80, 0xFF, 0x7F] + stored + block.bytes
        #expect(Inflate.bytes(ofZlib: data, size: expected.count) == expected)
    }

    @Test func `rejects symbols that have no length or distance`() {
        for symbol in 285...287 {
            var block = FixedBlock()
            block.add(literal: 7)
            block.add(length: symbol, 0, 0)
            block.add(distance: 0, 0, 0)

            let bytes = Inflate.bytes(ofZlib: [0x78, 0x01] + block.bytes, size: 259)

            #expect((bytes != nil) == (symbol == 285), "\(symbol)")
        }
        for symbol in 28...31 {
            var block = FixedBlock()
            for _ in 0..<259 { block.add(literal: 7) }
            block.add(length: 257, 0, 0)
            block.add(distance: symbol, 0, 0)

            #expect(Inflate.bytes(ofZlib: [0x78, 0x01] + block.bytes, size: 262) == nil)
        }
    }

    @Test func `rejects a distance to before the first byte`() {
        for (symbol, isValid) in [(1, true), (2, false)] {
            var block = FixedBlock()
            block.add(literal: 7)
            block.add(literal: 8)
            block.add(length: 257, 0, 0)
            block.add(distance: symbol, 0, 0)

            let bytes = Inflate.bytes(ofZlib: [0x78, 0x01] + block.bytes, size: 5)

            #expect(bytes == (isValid ? [7, 8, 7, 8, 7] : nil))
        }
    }

    @Test func `ends in the middle of a copy, or of stored bytes`() {
        var block = FixedBlock()
        block.add(literal: 7)
        block.add(length: 285, 0, 0)
        block.add(distance: 0, 0, 0)

        #expect(Inflate.bytes(ofZlib: [0x78, 0x01] + block.bytes, size: 3) == [7, 7, 7])
        #expect(Inflate.bytes(ofZlib: TestPNG.zlib([7, 8, 9]), size: 2) == [7, 8])
        #expect(Inflate.bytes(ofZlib: TestPNG.zlib([7, 8, 9]), size: 4) == nil)
        #expect(Inflate.bytes(ofZlib: [0x78, 0x01], size: 0) == [])
    }
}

/// The last block of some data, with the fixed codes (RFC 1951, 3.2.6).
private struct FixedBlock {
    private var bits = DeflateBits(blockType: 1)

    /// The block with its end.
    var bytes: [UInt8] {
        var bits = bits
        bits.add(code: 0, 7)
        return bits.bytes
    }

    /// Adds a literal below 144.
    mutating func add(literal: UInt8) { bits.add(code: 0x30 + Int(literal), 8) }

    mutating func add(length symbol: Int, _ extra: Int, _ extraBits: Int) {
        if symbol < 280 {
            bits.add(code: symbol - 256, 7)
        } else {
            bits.add(code: 0xC0 + symbol - 280, 8)
        }
        bits.add(number: extra, extraBits)
    }

    mutating func add(distance symbol: Int, _ extra: Int, _ extraBits: Int) {
        bits.add(code: symbol, 5)
        bits.add(number: extra, extraBits)
    }
}
