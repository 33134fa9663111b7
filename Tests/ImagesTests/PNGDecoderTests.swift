import Testing

@testable import Images

struct PNGDecoderTests {
    /// Gray pixels of every depth.
    @Test(
        arguments: [
            (1, [0b1010_0000], [255, 0, 255]), (2, [0b0001_1000], [0, 85, 170]),
            (4, [0x0F, 0x80], [0, 255, 136]), (8, [1, 2, 255], [1, 2, 255]),
            (16, [1, 200, 2, 0, 255, 255], [1, 2, 255]),
        ] as [(UInt8, [UInt8], [UInt8])]
    )
    func `decodes samples of all depths`(depth: UInt8, row: [UInt8], grays: [UInt8]) {
        #expect(pixels(3, 0, depth, [0] + row) == grays.flatMap { [$0, $0, $0] })
    }

    @Test func `decodes colors`() {
        #expect(pixels(1, 2, 8, [0, 1, 2, 3, 0, 4, 5, 6]) == [1, 2, 3, 4, 5, 6])
        #expect(pixels(1, 2, 16, [0, 1, 9, 2, 9, 3, 9]) == [1, 2, 3])
    }

    @Test func `decodes palettes`() {
        let palette: [UInt8] = [0, 0, 0, 10, 20, 30, 40, 50, 60]
        let row: [UInt8] = [0, 0b0110_1100]

        // The last color is not in the palette.
        #expect(pixels(3, 3, 2, row, palette) == [10, 20, 30, 40, 50, 60, 0, 0, 0])
        #expect(pixels(3, 3, 2, row, palette, [255, 128]) == [5, 10, 15, 40, 50, 60, 0, 0, 0])
        #expect(pixels(3, 3, 2, row) == nil)
        // Only 256 colors count.
        let long = (0..<257 * 3).map { UInt8(truncatingIfNeeded: $0 / 3) }
        #expect(pixels(2, 3, 8, [0, 0, 255], long) == [0, 0, 0, 255, 255, 255])
    }

    @Test func `shows transparency as black`() {
        let gray: [UInt8] = [200, 200, 200, 40, 40, 40]
        #expect(pixels(2, 4, 8, [0, 200, 255, 200, 51]) == gray)
        #expect(pixels(2, 4, 16, [0, 200, 9, 255, 9, 200, 9, 51, 9]) == gray)
        #expect(pixels(1, 6, 8, [0, 100, 200, 50, 51]) == [20, 40, 10])
        #expect(pixels(1, 6, 16, [0, 100, 9, 200, 9, 50, 9, 51, 9]) == [20, 40, 10])
    }

    /// All bits of a sample are compared.
    @Test func `shows one transparent color as black`() {
        #expect(pixels(2, 0, 8, [0, 7, 8], [], [0, 7]) == [0, 0, 0, 8, 8, 8])
        #expect(pixels(2, 0, 1, [0, 0b1000_0000], [], [0, 1]) == [0, 0, 0, 0, 0, 0])
        let deep = pixels(3, 0, 16, [0, 1, 200, 1, 201, 2, 200], [], [1, 200])
        #expect(deep == [0, 0, 0, 1, 1, 1, 2, 2, 2])
        let colors = pixels(3, 2, 8, [0, 1, 2, 3, 0, 2, 3, 1, 0, 3], [], [0, 1, 0, 2, 0, 3])
        #expect(colors == [0, 0, 0, 0, 2, 3, 1, 0, 3])
    }

    @Test func `undoes filters`() {
        let rows: [UInt8] = [
            // What is left, what is above, their average, and the closest neighbor (Paeth).
            1, 10, 20, 30, 1, 1, 1,
            2, 1, 1, 1, 2, 2, 2,
            3, 100, 100, 100, 0, 0, 0,
            4, 0, 0, 0, 5, 5, 5,
            0, 9, 8, 7, 6, 5, 4,
        ]

        let expected: [UInt8] = [
            10, 20, 30, 11, 21, 31,
            11, 21, 31, 13, 23, 33,
            105, 110, 115, 59, 66, 74,
            105, 110, 115, 64, 71, 79,
            9, 8, 7, 6, 5, 4,
        ]
        #expect(pixels(2, 2, 8, rows) == expected)
    }

    @Test(
        arguments: [
            // Zeros are above the first row.
            ([1, 10, 10], [10, 20]), ([2, 10, 10], [10, 10]), ([3, 10, 10], [10, 15]),
            ([4, 10, 10], [10, 20]),
            // Of two that are equally close, what is above before what is left, and the reverse.
            ([0, 10, 8, 4, 1, 5], [10, 8, 11, 13]), ([0, 10, 11, 4, 254, 5], [10, 11, 8, 13]),
        ] as [([UInt8], [UInt8])]
    )
    func `prefers neighbors in order`(rows: [UInt8], grays: [UInt8]) {
        #expect(pixels(2, 0, 8, rows) == grays.flatMap { [$0, $0, $0] })
    }

    @Test func `rejects files that are truncated, interlaced or too large`() {
        let rows: [UInt8] = [0, 1, 2, 3]
        let file = TestPNG(width: 1, height: 1, rows: rows).encoded()
        for count in 0..<file.count - 24 {
            #expect(PixelImage(decoding: Array(file.prefix(count)), pixelLimit: 1) == nil)
        }
        var others = [
            TestPNG(width: 1, height: 1, rows: rows, isInterlaced: true),
            TestPNG(width: 1, height: 2, rows: rows),
            TestPNG(width: 1, height: 1, rows: [5, 1, 2, 3]),
        ].map { $0.encoded() }
        // Other methods of compression, filtering and interlacing; the header of zlib with another
        // method, a dictionary and a wrong check.
        for (position, byte) in [(26, 1), (27, 1), (28, 1), (41, 0x77), (42, 0x20), (42, 2)] {
            others.append(file)
            others[others.count - 1][position] = UInt8(byte)
        }
        for other in others { #expect(PixelImage(decoding: other, pixelLimit: 10) == nil) }
        #expect(PixelImage(decoding: file, pixelLimit: 0) == nil)
        #expect(PixelImage(decoding: file, pixelLimit: 1) != nil)
    }

    @Test(arguments: UInt8(0)...7) func `decodes the depths that a color type has`(type: UInt8) {
        let depths: [UInt8: [UInt8]] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        for depth in UInt8(0)...17 {
            let found = pixels(
                1,
                type,
                depth,
                [UInt8](repeating: 0, count: 9),
                [1, 2, 3],
                height: 1
            )

            #expect((found != nil) == depths[type, default: []].contains(depth), "\(depth)")
        }
    }

    /// Rows of a width; `nil` if they are not decoded.
    private func pixels(
        _ width: Int,
        _ colorType: UInt8,
        _ depth: UInt8,
        _ rows: [UInt8],
        _ palette: [UInt8] = [],
        _ transparency: [UInt8] = [],
        height: Int? = nil
    ) -> [UInt8]? {
        let samples = [2: 3, 4: 2, 6: 4][colorType] ?? 1
        let rowSize = 1 + (width * samples * Int(depth) + 7) / 8
        let file = TestPNG(
            width: width,
            height: height ?? rows.count / rowSize,
            colorType: colorType,
            depth: depth,
            rows: rows,
            palette: palette,
            transparency: transparency
        )
        return PixelImage(decoding: file.encoded(), pixelLimit: 100)?.pixels
    }
}
