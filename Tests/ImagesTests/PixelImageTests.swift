import Images
import Testing

struct PixelImageTests {
    @Test func `has three bytes for each pixel`() {
        #expect(PixelImage(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6]) != nil)
        #expect(PixelImage(width: 2, height: 1, pixels: [1, 2, 3]) == nil)
        #expect(PixelImage(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6, 7]) == nil)
        for (width, height) in [(0, 0), (0, 1), (1, 0)] {
            #expect(PixelImage(width: width, height: height, pixels: []) == nil)
        }
        #expect(PixelImage(width: -1, height: -1, pixels: [1, 2, 3]) == nil)
    }

    @Test func `averages what a smaller pixel covers`() throws {
        let image = try Self.gray([[0, 100, 200], [50, 150, 250]])

        #expect(image.scaled(toWidth: 3, height: 1) == (try Self.gray([[25, 125, 225]])))
        #expect(image.scaled(toWidth: 1, height: 2) == (try Self.gray([[100], [150]])))
        // Each pixel covers one and a half.
        #expect(image.scaled(toWidth: 2, height: 2) == (try Self.gray([[33, 167], [83, 217]])))
    }

    @Test func `rounds halves up`() throws {
        for rows in [[[0, 1]], [[1, 0]], [[0], [1]], [[1], [0]]] as [[[UInt8]]] {
            #expect(try Self.gray(rows).scaled(toWidth: 1, height: 1).pixels == [1, 1, 1])
        }
        let quarter = try Self.gray([[1, 0], [0, 0]])
        #expect(quarter.scaled(toWidth: 1, height: 1).pixels == [0, 0, 0])
    }

    @Test func `repeats pixels in a larger size`() throws {
        let image = try Self.gray([[0, 90]])

        #expect(
            image.scaled(toWidth: 4, height: 2)
                == (try Self.gray([[0, 0, 90, 90], [0, 0, 90, 90]]))
        )
        #expect(image.scaled(toWidth: 3, height: 1) == (try Self.gray([[0, 45, 90]])))
        #expect(image.scaled(toWidth: 2, height: 1) == image)
    }

    @Test func `keeps an even color and the channels in any size`() throws {
        for value in [UInt8.min, 1, 254, .max] {
            let row = [[UInt8]](repeating: [value, 7, 255 - value], count: 61).flatMap(\.self)
            let rows = [[UInt8]](repeating: row, count: 43).flatMap(\.self)
            let image = try #require(PixelImage(width: 61, height: 43, pixels: rows))

            for (width, height) in [(1, 1), (7, 5), (60, 42), (61, 1), (97, 101), (0, -3)] {
                let scaled = image.scaled(toWidth: width, height: height)

                #expect(scaled.width == max(width, 1))
                #expect(scaled.height == max(height, 1))
                for place in stride(from: 0, to: scaled.pixels.count, by: 3) {
                    #expect(scaled.pixels[place..<place + 3] == [value, 7, 255 - value])
                }
            }
        }
    }

    private static func gray(_ rows: [[UInt8]]) throws -> PixelImage {
        let pixels = rows.joined().flatMap { [$0, $0, $0] }
        return try #require(PixelImage(width: rows[0].count, height: rows.count, pixels: pixels))
    }
}
