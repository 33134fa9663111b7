import TestSupport
import Testing

@testable import Terminal

struct KeyDecoderSplitTests {
    @Test func `decodes the same keys however bytes are split`() {
        var random = SplitMix64(seed: 5)
        let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        let likely = likelyBytes(count: 100_000, &random)
        var found = Set<Key>()

        for bytes in [bytes, likely] {
            let keys = KeyDecoder.atOnce(bytes)
            #expect(keys == KeyDecoder.byteByByte(bytes))
            for _ in 0..<5 {
                let split = KeyDecoder.inPieces(bytes) { Int.random(in: 1...9, using: &random) }
                #expect(keys == split)
            }
            found.formUnion(keys)
        }
        #expect(
            found.isSuperset(of: [.up, .wordLeft, .escape, .alt("é"), .function(1), .paste("")])
        )
    }

    /// Pieces of sequences in random order, which reach more states than random bytes.
    private func likelyBytes(count: Int, _ random: inout SplitMix64) -> [UInt8] {
        let pieces = [
            "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}\\", "\u{7}", "[", "A", "M", "1;5D",
            "~", "é",
            "生", "u", "27", ";", "a", "\r", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[201~",
            "\u{1B}[201~", "\u{1B}[A", "\u{1B}é",
            "\u{1B}[[A",
        ].map { Array($0.utf8) }
        var bytes: [UInt8] = []
        while bytes.count < count {
            bytes += pieces.randomElement(using: &random) ?? []
            if Int.random(in: 0..<20, using: &random) == 0 { bytes.removeLast() }
        }
        return bytes
    }
}
