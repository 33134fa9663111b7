import Foundation
import Testing

@testable import Images

struct JPEGDecoderTests {
    @Test func `rejects codes that do not fit`() {
        let zeros = [Int](repeating: 0, count: 14)
        #expect(HuffmanCode(counts: [1, 2] + zeros, symbols: [0, 1, 2]) != nil)
        #expect(HuffmanCode(counts: [3, 0] + zeros, symbols: [0, 1, 2]) == nil)
        #expect(HuffmanCode(counts: [1, 2, 1] + zeros.dropLast(), symbols: [0, 1, 2, 3]) == nil)
        #expect(HuffmanCode(counts: [1, 2] + zeros, symbols: [0, 1]) == nil)
        #expect(HuffmanCode(counts: [1, 2], symbols: [0, 1, 2]) == nil)
    }

    @Test(arguments: JPEGFixture.allCases)
    func `decodes all kinds of files`(fixture: JPEGFixture) throws {
        let image = try #require(PixelImage(decoding: fixture.bytes, pixelLimit: 24 * 20))

        #expect(image.width == JPEGFixture.width)
        #expect(image.height == JPEGFixture.height)
        #expect(Self.largestError(of: image, isGray: fixture.isGray) <= 12)
    }

    @Test func `decodes colors of any sampling`() throws {
        for factors in 0..<256 {
            let (across, down) = (factors & 3 + 1, factors >> 2 & 3 + 1)
            let (otherAcross, otherDown) = (factors >> 4 & 3 + 1, factors >> 6 + 1)
            let file = Self.gradients(
                (across, down),
                (otherAcross, otherDown),
                isInterleaved: factors % 3 > 0
            )

            let image = try #require(PixelImage(decoding: file.encoded(), pixelLimit: 10_000))

            // A component has one color per block, so they differ by half a block.
            let redTolerance = 4 * max(across, otherAcross) / across + 1
            let greenTolerance = 4 * max(down, otherDown) / otherDown + 1
            var errors = (red: 0, green: 0, blue: 0)
            for pixel in 0..<image.width * image.height {
                let (row, column) = pixel.quotientAndRemainder(dividingBy: image.width)
                let color = image.pixels[(3 * pixel)...].prefix(3).map(Int.init)
                errors.red = max(errors.red, abs(color[0] - 20 - column))
                errors.green = max(errors.green, abs(color[1] - 200 + row))
                errors.blue = max(errors.blue, abs(color[2] - 77))
            }
            #expect(errors.red <= redTolerance)
            #expect(errors.green <= greenTolerance)
            #expect(errors.blue == 0)
        }
    }

    @Test(arguments: [false, true])
    func `blends the samples beside each other in a larger size`(isVertical: Bool) throws {
        let levels = [100, 180]
        let file = TestJPEG(
            width: isVertical ? 8 : 32,
            height: isVertical ? 32 : 8,
            components: [
                .init(horizontal: isVertical ? 1 : 2, vertical: isVertical ? 2 : 1) { _, _ in 50 },
                .init { column, row in levels[isVertical ? row : column] }, .init { _, _ in 77 },
            ]
        )

        let image = try #require(PixelImage(decoding: file.encoded(), pixelLimit: 256))

        // Between the centers of the samples 7 and 8.
        let greens = (14..<18).map { image.pixels[3 * (isVertical ? 8 * $0 : $0) + 1] }
        #expect(greens == [100, 120, 160, 180])
    }

    @Test func `decodes a file with garbage between its segments`() throws {
        var file = Self.gradients((2, 1), (1, 1))
        let expected = PixelImage(decoding: file.encoded(), pixelLimit: 10_000)
        file.garbage = [0, 1, 0xFF, 0xFF, 0x01, 3]

        let image = try #require(PixelImage(decoding: file.encoded(), pixelLimit: 10_000))

        #expect(image == expected)
    }

    @Test func `loses no more than an interval between restarts`() throws {
        var file = TestJPEG(width: 64, height: 8, components: [.init { column, _ in 9 * column }])
        file.restartInterval = 2
        var bytes = file.encoded()
        let restart = try #require((1..<bytes.count).first { bytes[$0 - 1...$0] == [0xFF, 0xD0] })
        // No symbol has this code.
        bytes[restart + 1] = 0xF7

        let image = try #require(PixelImage(decoding: bytes, pixelLimit: 10_000))

        let samples = (0..<8).map { image.pixels[$0 * 8 * 3] }
        #expect(samples[..<2] == [0, 9])
        #expect(samples[4...] == [36, 45, 54, 63])
    }

    @Test func `decodes nothing after a missing restart`() throws {
        let file = TestJPEG(width: 32, height: 8, components: [.init { column, _ in 9 * column }])
        var bytes = file.encoded()
        let scan = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xDA]) })
        bytes.insert(contentsOf: [0xFF, 0xDD, 0, 4, 0, 2], at: scan)

        let image = try #require(PixelImage(decoding: bytes, pixelLimit: 10_000))

        // Of a block without data, all samples are in the middle.
        #expect((0..<4).map { image.pixels[$0 * 8 * 3] } == [0, 9, 128, 128])
    }

    @Test func `rejects a truncated file`() {
        let file = TestJPEG(width: 8, height: 64, components: [.init { _, row in 9 * row }])
        let bytes = file.encoded()

        #expect(PixelImage(decoding: bytes, pixelLimit: 512) != nil)
        for count in 0..<bytes.count {
            #expect(PixelImage(decoding: Array(bytes.prefix(count)), pixelLimit: 512) == nil)
        }
    }

    @Test func `decodes no more scans than an image needs`() throws {
        let gray = TestJPEG(width: 8, height: 8, components: [.init { _, _ in 50 }]).encoded()
        let white = TestJPEG(width: 8, height: 8, components: [.init { _, _ in 255 }]).encoded()
        let start = try #require((1..<gray.count).first { gray[$0 - 1...$0] == [0xFF, 0xDA] }) - 1

        // Each scan replaces the one before it.
        for (count, expected) in [(1, 255), (63, 255), (64, nil), (1000, nil)] as [(Int, UInt8?)] {
            let scan = gray[start...].dropLast(2)
            let scans = [ArraySlice<UInt8>](repeating: scan, count: count).joined()
            let file = gray[..<start] + scans + white[start...]

            let image = PixelImage(decoding: Array(file), pixelLimit: 64)

            #expect(image?.pixels[0] == expected, "\(count)")
        }
    }

    @Test func `rejects more pixels than the limit, and what it does not decode`() throws {
        let bytes = JPEGFixture.baseline.bytes
        let frame = try #require((1..<bytes.count).first { bytes[$0 - 1...$0] == [0xFF, 0xC0] })

        #expect(PixelImage(decoding: bytes, pixelLimit: 24 * 20 - 1) == nil)
        #expect(PixelImage(decoding: Array(bytes[..<frame]), pixelLimit: 1000) == nil)
        // Lossless, arithmetic coding, 12 bits, four components, and a sampling factor of 0.
        let changes = [(0, 0xC3), (0, 0xC9), (3, 12), (8, 4), (10, 0x02), (10, 0x51)]
        for (offset, value) in changes {
            var changed = bytes
            changed[frame + offset] = UInt8(value)
            #expect(PixelImage(decoding: changed, pixelLimit: 1000) == nil, "\(offset)")
        }
    }

    /// The only coefficient of a block comes after more zeros than one symbol counts.
    @Test(arguments: [false, true])
    func `decodes long runs of zeros in progressive files`(isRefinement: Bool) throws {
        let flat: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0x7F]
        // Codes of two bits: the end of the block, 16 zeros, and 3 zeros before a 1.
        let tables: [UInt8] =
            [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 200, count: 64)
            + [0xFF, 0xC4, 0, 20, 0x00, 1] + [UInt8](repeating: 0, count: 16)
            + [0xFF, 0xC4, 0, 22, 0x10, 0, 3] + [UInt8](repeating: 0, count: 14)
            + [0x00, 0xF0, 0x31]
        let header: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
        let empty: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0x00, 1, 63, 0x01, 0x3F]
        let run: [UInt8] =
            [0xFF, 0xDA, 0, 8, 1, 1, 0x00, 1, 63] + [isRefinement ? 0x10 : 0, 0x5A, 0x7F]
        let file = [0xFF, 0xD8] + tables + header + flat + (isRefinement ? empty : []) + run

        let image = try #require(PixelImage(decoding: file + [0xFF, 0xD9], pixelLimit: 64))

        for pixel in 0..<64 {
            let (row, column) = pixel.quotientAndRemainder(dividingBy: 8)
            // The basis of coefficient 36 in zigzag order: of column 1 and row 7.
            let wave =
                cos(Double(2 * column + 1) * .pi / 16) * cos(Double(2 * row + 1) * 7 * .pi / 16)
            #expect(abs(Double(image.pixels[3 * pixel]) - 128 - 50 * wave) <= 1.5)
        }
    }

    /// Red grows to the right, green falls to the bottom, and blue is constant.
    private static func gradients(
        _ red: (Int, Int),
        _ green: (Int, Int),
        isInterleaved: Bool = true
    ) -> TestJPEG {
        let across = max(red.0, green.0)
        let down = max(red.1, green.1)
        return TestJPEG(
            width: 70,
            height: 39,
            components: [
                .init(horizontal: red.0, vertical: red.1) { column, _ in
                    20 + (2 * column + 1) * 4 * across / red.0
                },
                .init(horizontal: green.0, vertical: green.1) { _, row in
                    200 - (2 * row + 1) * 4 * down / green.1
                },
                .init { _, _ in 77 },
            ],
            isInterleaved: isInterleaved
        )
    }

    /// The largest error of a sample, compared with the picture that the fixtures were made of.
    static func largestError(of image: PixelImage, isGray: Bool) -> Int {
        let errors = (0..<image.width * image.height).flatMap { pixel in
            var color = JPEGFixture.color(pixel % image.width, pixel / image.width)
            if isGray {
                let gray = (299 * color[0] + 587 * color[1] + 114 * color[2]) / 1000
                color = [gray, gray, gray]
            }
            return (0..<3).map { abs(Int(image.pixels[3 * pixel + $0]) - color[$0]) }
        }
        return errors.max() ?? 0
    }
}
