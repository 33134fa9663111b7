import Images
import Testing

@testable import Terminal

struct SixelGraphicsTests {
    @Test func `sends rows of six pixels`() throws {
        let image = try #require(
            TerminalGraphics.sixel.sample(columns: 2, rows: 1, cell: CellSize(width: 8, height: 16))
        )

        // 16 rows are rounded down to 12.
        #expect(image.size == TerminalSize(columns: 2, rows: 1))
        #expect(
            image.drawing.visible
                == "ESC 7ESC P0;1;0q\"1;1;16;12#0;2;78;78;78#0!16~-#0!16~ESC \\ESC 8"
        )
        #expect(image.removal.visible == "ESC 7ESC [2XESC 8")
    }

    @Test func `stays within cells of an unknown size`() throws {
        let image = try #require(TerminalGraphics.sixel.sample(columns: 4, rows: 2))

        // A cell has at least 6 by 12 pixels.
        #expect(image.size == TerminalSize(columns: 4, rows: 2))
        #expect(image.drawing.visible.hasPrefix("ESC 7ESC P0;1;0q\"1;1;24;24#0"))
    }

    @Test func `does without pixels if there are not six rows`() {
        let image = TerminalGraphics.sixel.sample(
            columns: 1,
            rows: 1,
            cell: CellSize(width: 2, height: 4)
        )

        #expect(image == nil)
    }

    @Test func `shows a few colors as they are`() throws {
        // These are whole percents.
        let colors: [[UInt8]] = [[0, 51, 255], [204, 0, 102], [255, 255, 255]]
        let pixels: [UInt8] = (0..<20 * 13).flatMap { index in colors[index * index % 7 % 3] }
        let image = try #require(PixelImage(width: 20, height: 13, pixels: pixels))

        #expect(try Self.shown(image) == image)
    }

    @Test(arguments: [
        (3, 6, "#0~~~"), (4, 6, "#0!4~"), (10, 6, "#0!10~"), (3, 5, "#0^^^"),
        (3, 7, "#0~~~-#0@@@"), (3, 12, "#0~~~-#0~~~"),
    ])
    func `repeats a sixel in as few bytes as possible`(
        width: Int,
        height: Int,
        sixels: String
    ) throws {
        let white = [UInt8](repeating: 255, count: 3 * width * height)
        let image = try #require(PixelImage(width: width, height: height, pixels: white))

        let dithered = DitheredImage(image, rounded: SixelGraphics.rounded)

        #expect(
            SixelGraphics.sequence(of: dithered).visible
                == "ESC P0;1;0q\"1;1;\(width);\(height)#0;2;100;100;100\(sixels)ESC \\"
        )
    }

    @Test func `shows many colors nearly as they are`() throws {
        let pixels = (0..<60 * 48).flatMap { place in
            let (row, column) = place.quotientAndRemainder(dividingBy: 60)
            return [4 * column, 5 * row, (row * column) % 256].map { UInt8($0) }
        }
        let image = try #require(PixelImage(width: 60, height: 48, pixels: pixels))

        let shown = try Self.shown(image)

        // The colors of areas are right, although those of pixels are not.
        let expected = image.scaled(toWidth: 10, height: 8).pixels
        let areas = shown.scaled(toWidth: 10, height: 8).pixels
        let errors = zip(areas, expected).map { abs(Int($0) - Int($1)) }
        #expect(shown != image)
        #expect(errors.reduce(0, +) < 3 * errors.count)
        #expect(errors.allSatisfy { $0 < 16 })
    }

    @Test func `passes the difference of a pixel on to those that follow`() throws {
        let shades: [UInt8] = [11, 15, 11, 4, 7, 15, 8, 8, 15, 15, 0, 7, 11, 4, 15, 8, 4, 0, 8, 8]
        let pixels = shades.flatMap { [$0, $0, $0] }
        let image = try #require(PixelImage(width: 5, height: 4, pixels: pixels))

        let dithered = DitheredImage(image, rounded: SixelGraphics.rounded)

        #expect(dithered.colors == [5, 10].map { ColorPalette.Color(repeating: $0) })
        #expect(dithered.indices == [1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1])
    }

    @Test func `uses at most 256 colors, each once`() throws {
        var random = SystemRandomNumberGenerator()
        let noise = (0..<64 * 64 * 3).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        let image = try #require(PixelImage(width: 64, height: 64, pixels: noise))

        let dithered = DitheredImage(image, rounded: SixelGraphics.rounded)

        #expect((200...256).contains(dithered.colors.count))
        #expect(Set(dithered.colors).count == dithered.colors.count)
        #expect(dithered.indices.allSatisfy { Int($0) < dithered.colors.count })
    }

    private static func shown(_ image: PixelImage) throws -> PixelImage {
        let dithered = DitheredImage(image, rounded: SixelGraphics.rounded)
        var decoder = SixelDecoder(SixelGraphics.sequence(of: dithered))
        let shown = decoder.image()
        return try #require(shown)
    }
}
