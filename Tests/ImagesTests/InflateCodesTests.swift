import Testing

@testable import Images

/// Blocks that begin with their codes (RFC 1951, 3.2.7).
struct InflateCodesTests {
    @Test func `decodes a code of any length for any literal`() {
        for literal in UInt8.min...UInt8.max {
            let length = 1 + Int(literal) % 15
            var block = DynamicBlock()
            block.addZeros(Int(literal))
            block.add(length)
            block.addZeros(255 - Int(literal))
            block.add(length)
            block.addZeros(1)
            // The first code is that of the literal, and the second one the end of the block.
            block.add(codes: [0, 0, 1], length)

            #expect(block.decoded(size: 2) == [literal, literal], "\(literal)")
            #expect(block.decoded(size: 3) == nil)
        }
    }

    @Test(arguments: 3...6) func `repeats the length before`(count: Int) {
        var block = DynamicBlock()
        block.add(4)
        block.add(16, count - 3, 2)
        block.addZeros(255 - count)
        block.add(4)
        block.addZeros(1)
        block.add(codes: Array(0...count), 4)

        #expect(block.decoded(size: count + 1) == (0...UInt8(count)).map { $0 })
    }

    @Test func `rejects lengths that repeat nothing, or are too many`() {
        var first = DynamicBlock()
        first.add(16, 0, 2)
        #expect(first.decoded(size: 1) == nil)

        // Of 258 lengths, the first 248 are there.
        for (count, isDecoded) in [(10, true), (11, false)] {
            var block = DynamicBlock()
            block.add(1)
            block.addZeros(247)
            block.addZeros(count)
            block.add(codes: [0, 0], 1)
            #expect((block.decoded(size: 2) != nil) == isDecoded)
        }
    }
}

/// A block with codes of five bits for the lengths of 257 literals and one distance.
private struct DynamicBlock {
    private var bits = DeflateBits(blockType: 2)

    init() {
        bits.add(number: 0, 5)
        bits.add(number: 0, 5)
        bits.add(number: 15, 4)
        for _ in 0..<19 { bits.add(number: 5, 3) }
    }

    func decoded(size: Int) -> [UInt8]? {
        Inflate.bytes(ofZlib: [0x78, 0x01] + bits.bytes, size: size)
    }

    /// Adds a length from 0 to 15, or a symbol for a repetition.
    mutating func add(_ symbol: Int, _ extra: Int = 0, _ extraBits: Int = 0) {
        bits.add(code: symbol, 5)
        bits.add(number: extra, extraBits)
    }

    mutating func addZeros(_ count: Int) {
        var rest = count
        while rest >= 11 {
            let part = min(rest, 138)
            add(18, part - 11, 7)
            rest -= part
        }
        if rest >= 3 {
            add(17, rest - 3, 3)
            rest = 0
        }
        for _ in 0..<rest { add(0) }
    }

    mutating func add(codes: [Int], _ length: Int) {
        for code in codes { bits.add(code: code, length) }
    }
}
