import Foundation
import Images
import TestSupport
import Testing

@testable import Terminal

struct KittyGraphicsTests {
    @Test func `sends the pixels of a JPEG file`() throws {
        let image = try #require(
            TerminalGraphics.kitty.sample(
                columns: 3,
                rows: 1,
                id: 42,
                cell: CellSize(width: 8, height: 16)
            )
        )

        // 64 pixels of three bytes are 64 groups of four characters.
        let pixels = String(repeating: "yMjI", count: 64)
        #expect(image.size == TerminalSize(columns: 2, rows: 1))
        #expect(
            image.drawing.visible
                == "ESC _Ga=T,f=24,s=8,v=8,i=42,q=2,c=2,r=1,C=1,m=0;\(pixels)ESC \\"
        )
        #expect(image.removal.visible == "ESC _Ga=d,d=I,i=42,q=2ESC \\")
        #expect(image.lines.isEmpty)
    }

    @Test func `sends the pixels of a PNG file, which gzip decompresses`() throws {
        let image = try #require(
            TerminalGraphics.kitty.image(
                of: ImageSample.png(rows: [[0x010203, 0x040506]]),
                id: 7,
                fitting: TerminalSize(columns: 2, rows: 1),
                cell: CellSize(width: 1, height: 1)
            )
        )

        #expect(image.drawing.contains("s=2,v=1,i=7,"))
        #expect(image.drawing.contains(";\(String.base64([1, 2, 3, 4, 5, 6]))\u{1B}"))
    }

    @Test func `sends no more pixels than are shown`() throws {
        let image = try #require(
            TerminalGraphics.kitty.sample(columns: 2, rows: 1, cell: CellSize(width: 2, height: 4))
        )

        let pixels = String(repeating: "yMjI", count: 16)
        #expect(image.drawing.contains("f=24,s=4,v=4,"))
        #expect(image.drawing.contains(";\(pixels)\u{1B}"))
    }

    @Test(arguments: [1023, 1024, 1025, 2048, 3333])
    func `sends chunks of at most 4096 bytes`(width: Int) throws {
        let pixels = (0..<3 * width).map { UInt8($0 % 251) }
        let size = TerminalSize(columns: 2, rows: 1)

        let image = KittyGraphics.image(
            of: try #require(PixelImage(width: width, height: 1, pixels: pixels)),
            id: 7,
            size: size
        )

        let commands = image.drawing.components(separatedBy: "\u{1B}\\").dropLast()
        let payloads = commands.map { $0.drop { $0 != ";" }.dropFirst() }
        #expect(payloads.joined() == String.base64(pixels))
        #expect(payloads.allSatisfy { (1...4096).contains($0.utf8.count) })
        #expect(payloads.dropLast().allSatisfy { $0.utf8.count == 4096 })
        // The keys come with the first chunk.
        let keys = commands.map { $0.prefix { $0 != ";" }.dropFirst(3) }
        #expect(keys.first?.hasPrefix("a=T,f=24,s=\(width),v=1,i=7,q=2,") == true)
        #expect(keys.dropFirst().allSatisfy { $0.count == 3 })
        let following = Array(repeating: "m=1", count: keys.count - 1) + ["m=0"]
        #expect(keys.map { String($0.suffix(3)) } == following)
    }
}
