import Testing

@testable import Images

struct JPEGColorTests {
    @Test func `converts brightness and differences to colors`() throws {
        let values = [0, 1, 77, 128, 200, 255]
        let colors = values.flatMap { y in
            values.flatMap { cb in values.map { cr in (y: y, cb: cb, cr: cr) } }
        }
        var file = TestJPEG(
            width: 8 * colors.count,
            height: 8,
            components: [
                .init { column, _ in colors[column].y }, .init { column, _ in colors[column].cb },
                .init { column, _ in colors[column].cr },
            ]
        )
        file.names = [1, 2, 3]

        let image = try #require(PixelImage(decoding: file.encoded(), pixelLimit: 64 * 216))

        for (index, color) in colors.enumerated() {
            let (y, blue, red) = (Double(color.y), Double(color.cb - 128), Double(color.cr - 128))
            let expected = [
                y + 1.402 * red, y - 0.344136 * blue - 0.714136 * red, y + 1.772 * blue,
            ]
            let pixel = image.pixels[(24 * index)...].prefix(3)
            for (value, exact) in zip(pixel, expected) {
                #expect(abs(Double(value) - min(max(exact, 0), 255)) <= 0.51, "\(color)")
            }
        }
    }

    @Test(
        arguments: [
            (Array("RGB".utf8), [], true), ([1, 2, 3], [], false), ([0x52, 0x47, 3], [], false),
            (Array("RGB".utf8), Array("Adobe\0d\0\0\0\0\u{1}".utf8), false),
            ([1, 2, 3], Array("Adobe\0d\0\0\0\0\0".utf8), true),
            // Too short, and of another program.
            ([1, 2, 3], Array("Adobe\0d\0\0\0\0".utf8), false),
            ([1, 2, 3], Array("Other\0d\0\0\0\0\0".utf8), false),
        ] as [([UInt8], [UInt8], Bool)]
    )
    func `knows the kind of colors by Adobe's segment, or by the components' names`(
        names: [UInt8],
        segment: [UInt8],
        isRGB: Bool
    ) throws {
        var file = TestJPEG(
            width: 8,
            height: 8,
            components: [.init { _, _ in 100 }, .init { _, _ in 90 }, .init { _, _ in 160 }]
        )
        file.names = names
        if !segment.isEmpty { file.garbage = [0xFF, 0xEE, 0, UInt8(segment.count + 2)] + segment }

        let image = try #require(PixelImage(decoding: file.encoded(), pixelLimit: 64))

        #expect(image.pixels.prefix(3) == (isRGB ? [100, 90, 160] : [145, 90, 33]))
    }
}
