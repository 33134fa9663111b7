import Foundation
import TestSupport
import Testing

@testable import Images

/// No file crashes a decoder: a trap would end the tests.
struct CorruptImageTests {
    private static let pixelLimit = 800
    private static let variantCount = 2000

    @Test(arguments: JPEGFixture.allCases)
    func `decodes corrupt JPEG files without a crash`(fixture: JPEGFixture) {
        Self.decodeVariants(of: fixture.bytes, seed: 1, by: JPEGDecoder.image)
    }

    @Test func `decodes corrupt PNG files without a crash`() throws {
        let row: [UInt8] = [4, 0x1B, 0xE4, 0xFF]
        let palette = TestPNG(
            width: 11,
            height: 6,
            colorType: 3,
            depth: 2,
            rows: (0..<6).flatMap { _ in row },
            palette: [UInt8](0..<12),
            transparency: [1, 2]
        )
        Self.decodeVariants(of: palette.encoded(), seed: 2, by: PNGDecoder.image)
        let color = TestPNG(width: 3, height: 2, rows: [UInt8](repeating: 3, count: 20))
        Self.decodeVariants(of: color.encoded(), seed: 3, by: PNGDecoder.image)
    }

    @Test func `decompresses corrupt data without a crash`() throws {
        // Codes, and references of any length.
        let data = try #require(
            Data(
                base64Encoded: """
                    eNqlkIkNRCEIBVuZEj6gqP03tqMtbGKMxzv5CAaHaHJSzTj0YAdFDsZiJUkFnRwRxfqIZBZHtFwF\
                    PA/mx6YnudibOchkq6bUJILdtIxNJSGSU+zJOiz3eutdffSrL0ioBGmS4wkpp6jSGmijmZb7mhvh\
                    BokXqm9AYxrWyAbvVyJvHUtZrW5Jq1q4XnlHcJxF8P03kx/vVzv+
                    """
            )
        )
        var random = SplitMix64(seed: 4)
        for _ in 0..<Self.variantCount {
            let bytes = Self.variant(of: Array(data), from: 2, using: &random)

            let result = Inflate.bytes(ofZlib: bytes, size: 400)

            if let result { #expect(result.count == 400) }
        }
    }

    private static func decodeVariants(
        of file: [UInt8],
        seed: UInt64,
        by decode: (_ file: [UInt8], _ pixelLimit: Int) -> PixelImage?
    ) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<variantCount {
            let bytes = variant(of: file, from: 0, using: &random)
            if let image = decode(bytes, pixelLimit) {
                #expect(image.width * image.height <= pixelLimit)
            }
        }
    }

    /// The file with some changed bytes, or without some of them, or with some of them twice.
    private static func variant(
        of file: [UInt8],
        from start: Int,
        using random: inout SplitMix64
    ) -> [UInt8] {
        var bytes = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            guard bytes.count > start else { return bytes }
            let position = Int.random(in: start..<bytes.count, using: &random)
            let end = min(bytes.count, position + Int.random(in: 1...40, using: &random))
            switch Int.random(in: 0..<12, using: &random) {
            case 0: bytes.removeSubrange(position...)
            case 1: bytes.removeSubrange(position..<end)
            case 2: bytes.insert(contentsOf: bytes[position..<end], at: position)
            case 3: bytes[position] = [0, 0xFF, 0x80, 0x7F].randomElement(using: &random) ?? 0
            case 4: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            default: bytes[position] = UInt8.random(in: .min ... .max, using: &random)
            }
        }
        return bytes
    }
}
