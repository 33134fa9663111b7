import TestSupport
import Testing

@testable import Text

struct UTF8DecodingTests {
    @Test func `decodes the least and the greatest scalar of each length`() {
        let values: [UInt32] = [
            0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF,
        ]
        let text = String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))

        #expect(decoded(Array(text.utf8)) == values)
    }

    @Test func `decodes any scalars`() {
        var random = SplitMix64(seed: 51)
        let scalars = (0..<2000).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0..<1 << UInt32.random(in: 1...21), using: &random))
        }

        let text = String(String.UnicodeScalarView(scalars))

        #expect(decoded(Array(text.utf8)) == scalars.map(\.value))
    }

    @Test func `reads to the end of any bytes, and not beyond`() {
        var random = SplitMix64(seed: 52)
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            #expect(decoded(bytes).count <= bytes.count)
        }
        #expect(decoded([0x41, 0xE5, 0x8D]) == [0x41, 0x14D])
        #expect(decoded([0x80, 0xBF]) == [0x80, 0xBF])
        #expect(decoded([0xC0, 0x81]) == [1])
    }

    private func decoded(_ bytes: [UInt8]) -> [UInt32] {
        // A slice, whose indices do not start at 0.
        let slice = ([0x78] + bytes).dropFirst()
        var values: [UInt32] = []
        var index = slice.startIndex
        while index < slice.endIndex { values.append(UTF8Decoding.scalar(at: &index, in: slice)) }
        #expect(index == slice.endIndex)
        return values
    }
}
