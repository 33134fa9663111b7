import Testing

@testable import Images

struct PNGDecoderTests {
    @Test func `decodes samples of all depths`() throws {
        let samples: [(depth: UInt8, row: [UInt8], expected: [UInt8])] = [
            (1, [0b1010_0000], [255, 0, 255]),
            (2, [0b0001_1000], [0, 85, 170]),
            (4, [0x0F, 0x80], [0, 255, 136]),
            (8, [1, 2, 255], [1, 2, 255]),
            (16, [1, 200, 2, 0, 255, 255], [1, 2, 255]),
        ]
        for (depth, row, expected) in samples {
            let file = TestPNG(width: 3, height: 1, colorType: 0, depth: depth, rows: [0] + row)

            #expect(try Self.pixels(of: file) == expected.flatMap { [$0, $0, $0] }, "\(depth)")
        }
    }

    @Test func `decodes colors`() throws {
        let file = TestPNG(width: 1, height: 2, rows: [0, 1, 2, 3, 0, 4, 5, 6])
        let deep = TestPNG(width: 1, height: 1, depth: 16, rows: [0, 1, 9, 2, 9, 3, 9])

        #expect(try Self.pixels(of: file) == [1, 2, 3, 4, 5, 6])
        #expect(try Self.pixels(of: deep) == [1, 2, 3])
    }

    @Test func `decodes palettes`() throws {
        var file = TestPNG(width: 3, height: 1, colorType: 3, depth: 2, rows: [0, 0b0110_1100])
        file.palette = [0, 0, 0, 10, 20, 30, 40, 50, 60]
        // The last color is not in the palette.
        #expect(try Self.pixels(of: file) == [10, 20, 30, 40, 50, 60, 0, 0, 0])

        file.transparency = [255, 128]
        #expect(try Self.pixels(of: file) == [5, 10, 15, 40, 50, 60, 0, 0, 0])

        file.palette = []
        #expect(PixelImage(decoding: file.encoded(), pixelLimit: 100) == nil)
    }

    @Test func `shows transparency as black`() throws {
        let gray = TestPNG(width: 2, height: 1, colorType: 4, rows: [0, 200, 255, 200, 51])
        let color = TestPNG(width: 1, height: 1, colorType: 6, rows: [0, 100, 200, 50, 51])
        #expect(try Self.pixels(of: gray) == [200, 200, 200, 40, 40, 40])
        #expect(try Self.pixels(of: color) == [20, 40, 10])

        var oneGray = TestPNG(width: 2, height: 1, colorType: 0, rows: [0, 7, 8])
        oneGray.transparency = [0, 7]
        #expect(try Self.pixels(of: oneGray) == [0, 0, 0, 8, 8, 8])

        var oneColor = TestPNG(width: 2, height: 1, rows: [0, 1, 2, 3, 1, 2, 4])
        oneColor.transparency = [0, 1, 0, 2, 0, 3]
        #expect(try Self.pixels(of: oneColor) == [0, 0, 0, 1, 2, 4])
    }

    @Test func `undoes filters`() throws {
        let rows: [UInt8] = [
            // What is left, what is above, their average, and the closest neighbor (Paeth).
            1, 10, 20, 30, 1, 1, 1,
            2, 1, 1, 1, 2, 2, 2,
            3, 100, 100, 100, 0, 0, 0,
            4, 0, 0, 0, 5, 5, 5,
            0, 9, 8, 7, 6, 5, 4,
        ]
        let file = TestPNG(width: 2, height: 5, rows: rows)

        let expected: [UInt8] = [
            10, 20, 30, 11, 21, 31,
            11, 21, 31, 13, 23, 33,
            105, 110, 115, 59, 66, 74,
            105, 110, 115, 64, 71, 79,
            9, 8, 7, 6, 5, 4,
        ]
        #expect(try Self.pixels(of: file) == expected)
    }

    @Test(
        arguments: [(1, [10, 20]), (2, [10, 10]), (3, [10, 15]), (4, [10, 20])]
            as [(UInt8, [UInt8])]
    )
    func `zeros are above the first row`(filter: UInt8, expected: [UInt8]) throws {
        let file = TestPNG(width: 2, height: 1, colorType: 0, rows: [filter, 10, 10])

        #expect(try Self.pixels(of: file) == expected.flatMap { [$0, $0, $0] })
    }

    @Test func `prefers neighbors in order if they are equally close`() throws {
        // Left of 11, above 8 and 10 between them, and left of 8, above 11 and 10 between them.
        let above = TestPNG(width: 2, height: 2, colorType: 0, rows: [0, 10, 8, 4, 1, 5])
        let left = TestPNG(width: 2, height: 2, colorType: 0, rows: [0, 10, 11, 4, 254, 5])

        #expect(try Self.pixels(of: above)[9] == 8 + 5)
        #expect(try Self.pixels(of: left)[9] == 8 + 5)
    }

    @Test func `rejects files that are truncated, interlaced or too large`() {
        let rows: [UInt8] = [0, 1, 2, 3]
        let file = TestPNG(width: 1, height: 1, rows: rows).encoded()
        for count in 0..<file.count - 24 {
            #expect(PixelImage(decoding: Array(file.prefix(count)), pixelLimit: 1) == nil)
        }
        let others = [
            TestPNG(width: 1, height: 1, rows: rows, isInterlaced: true),
            TestPNG(width: 1, height: 2, rows: rows),
            TestPNG(width: 1, height: 1, depth: 4, rows: rows),
            TestPNG(width: 1, height: 1, colorType: 1, rows: rows),
            TestPNG(width: 1, height: 1, rows: [5, 1, 2, 3]),
        ]
        for other in others {
            #expect(PixelImage(decoding: other.encoded(), pixelLimit: 10) == nil)
        }
        #expect(PixelImage(decoding: file, pixelLimit: 0) == nil)
        #expect(PixelImage(decoding: file, pixelLimit: 1) != nil)
    }

    @Test(arguments: UInt8(0)...7) func `decodes the depths that a color type has`(type: UInt8) {
        let depths: [UInt8: [UInt8]] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        for depth in UInt8(0)...17 {
            let rows = [UInt8](repeating: 0, count: 9)
            var file = TestPNG(width: 1, height: 1, colorType: type, depth: depth, rows: rows)
            file.palette = [1, 2, 3]

            let image = PixelImage(decoding: file.encoded(), pixelLimit: 1)

            #expect((image != nil) == depths[type, default: []].contains(depth), "\(depth)")
        }
    }

    @Test(arguments: [26, 27, 28]) func `rejects other methods`(position: Int) {
        var file = TestPNG(width: 1, height: 1, rows: [0, 1, 2, 3]).encoded()
        #expect(file[position] == 0)
        file[position] = 1

        #expect(PixelImage(decoding: file, pixelLimit: 1) == nil)
    }

    @Test func `compares all bits with the transparent color`() throws {
        var deep = TestPNG(
            width: 3,
            height: 1,
            colorType: 0,
            depth: 16,
            rows: [0, 1, 200, 1, 201, 2, 200]
        )
        deep.transparency = [1, 200]
        #expect(try Self.pixels(of: deep) == [0, 0, 0, 1, 1, 1, 2, 2, 2])

        var color = TestPNG(width: 3, height: 1, rows: [0, 1, 2, 3, 0, 2, 3, 1, 0, 3])
        color.transparency = [0, 1, 0, 2, 0, 3]
        #expect(try Self.pixels(of: color) == [0, 0, 0, 0, 2, 3, 1, 0, 3])

        var bits = TestPNG(width: 2, height: 1, colorType: 0, depth: 1, rows: [0, 0b1000_0000])
        bits.transparency = [0, 1]
        #expect(try Self.pixels(of: bits) == [0, 0, 0, 0, 0, 0])
    }

    @Test func `decodes deep samples with transparency`() throws {
        let gray = TestPNG(width: 1, height: 1, colorType: 4, depth: 16, rows: [0, 200, 9, 51, 9])
        let color = TestPNG(
            width: 1,
            height: 1,
            colorType: 6,
            depth: 16,
            rows: [0, 100, 9, 200, 9, 50, 9, 51, 9]
        )

        #expect(try Self.pixels(of: gray) == [40, 40, 40])
        #expect(try Self.pixels(of: color) == [20, 40, 10])
    }

    @Test func `has no more than 256 colors in a palette`() throws {
        let row: [UInt8] = [0, 0, 255]
        var file = TestPNG(width: 2, height: 1, colorType: 3, rows: row)
        file.palette = (0..<257 * 3).map { UInt8(truncatingIfNeeded: $0 / 3) }

        #expect(try Self.pixels(of: file) == [0, 0, 0, 255, 255, 255])
    }

    private static func pixels(of file: TestPNG) throws -> [UInt8] {
        try #require(PixelImage(decoding: file.encoded(), pixelLimit: 100)).pixels
    }
}
