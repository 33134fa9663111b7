import TestSupport
import Testing

@testable import TextIndex

struct VariableLengthIntegerTests {
    @Test func `reads back any numbers, one after the other`() {
        var random = SplitMix64(seed: 21)
        let numbers = (0..<500).map { _ in
            Int.random(in: 0..<1 << Int.random(in: 0...56, using: &random), using: &random)
        }

        #expect(decoded(encoded(numbers)) == numbers)
    }

    @Test(arguments: [[], [0x80], [0xFF, 0xFF], [UInt8](repeating: 0xFF, count: 8)] as [[UInt8]])
    func `reads nothing from truncated bytes`(bytes: [UInt8]) {
        var index = 0

        #expect(bytes.withUnsafeBufferPointer { VariableLengthInteger.read($0, at: &index) } == nil)
        #expect(index == bytes.count)
    }

    @Test(arguments: [1 << 56, .max, -1]) func `reads no number from 2⁵⁶`(number: Int) {
        let bytes = encoded([number])
        var index = 0

        #expect(bytes.withUnsafeBufferPointer { VariableLengthInteger.read($0, at: &index) } == nil)
    }

    private func encoded(_ numbers: [Int]) -> [UInt8] {
        numbers.reduce(into: []) { VariableLengthInteger.append($1, to: &$0) }
    }

    private func decoded(_ bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBufferPointer { buffer in
            var numbers: [Int] = []
            var index = 0
            while index < buffer.count {
                guard let number = VariableLengthInteger.read(buffer, at: &index) else { break }
                numbers.append(number)
            }
            return numbers
        }
    }
}

struct RecordTests {
    @Test func `reads back numbers and texts in their order`() {
        var writer = RecordWriter()
        for number in [0, nil, 1, -5, 127, 1 << 40] as [Int?] { writer.append(number) }
        for text in ["", "Amélie", "千尋", String(repeating: "x", count: 300)] {
            writer.append(text)
        }
        writer.append(7)
        var reader = RecordReader(writer.bytes)

        let numbers: [Int?] = (0..<6).map { _ in reader.number() ?? nil }
        #expect(numbers == [0, nil, 1, nil, 127, 1 << 40] as [Int?])
        #expect((0..<4).map { _ in reader.text()?.utf8.count } == [0, 7, 6, 300])
        #expect(reader.number() == .some(7))
        #expect(reader.number() == .none)
        #expect(reader.text() == nil)
    }

    @Test func `reads no text from truncated bytes`() {
        var writer = RecordWriter()
        writer.append("Alien")

        for count in 0..<writer.bytes.count {
            var reader = RecordReader(Array(writer.bytes.prefix(count)))
            #expect(reader.text() == nil)
        }
        var reader = RecordReader(writer.bytes)
        #expect(reader.text() == "Alien")
    }
}
