import Testing

@testable import Terminal

struct UTF8DecoderTests {
    @Test func `completes each scalar with its last byte`() {
        for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 61) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let bytes = Array(String(scalar).utf8)

            let found = decode(bytes)

            if found != Array(repeating: nil, count: bytes.count - 1) + [scalar] {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }

    /// Every pair of bytes, padded with continuation bytes to the length that the first byte
    /// declares.
    @Test func `drops only invalid UTF-8`() {
        for first in UInt8(0x80)...0xFF {
            for second in UInt8(0x80)...0xFF {
                let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
                let bytes = [first, second] + Array(repeating: 0x80, count: count - 2)
                let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars
                    .filter { $0 != "\u{FFFD}" }

                let found = decode(bytes).compactMap(\.self)

                if found != Array(expected) { Issue.record("\(bytes)") }
            }
        }
    }

    @Test func `restarts at the first byte of a character`() {
        #expect(decode([0xE7, 0x94, 0xC3, 0xA9]) == [nil, nil, nil, "é"])
        #expect(decode([0xF0, 0x9F, 0xE7, 0x94, 0x9F]) == [nil, nil, nil, nil, "生"])
    }

    @Test func `drops an incomplete character on reset`() {
        var decoder = UTF8Decoder()

        #expect(!decoder.isPending)
        _ = decoder.decode(0xC3)
        #expect(decoder.isPending)
        decoder.reset()

        #expect(!decoder.isPending)
        let scalar = decoder.decode(0xA9)
        #expect(scalar == nil)
        #expect(!decoder.isPending)
    }

    private func decode(_ bytes: [UInt8]) -> [Unicode.Scalar?] {
        var decoder = UTF8Decoder()
        return bytes.map { decoder.decode($0) }
    }
}
