import TestSupport
import Testing

@testable import Terminal

struct TerminalGraphicsTests {
    private static let all: [TerminalGraphics] = [.kitty, .kittyInTmux, .iTerm2, .sixel]
    private let box = TerminalSize(columns: 4, rows: 3)

    @Test func `sends the file itself to iTerm2`() throws {
        let image = try #require(
            TerminalGraphics.iTerm2.image(of: ImageSample.webP, id: 1, fitting: box, cell: nil)
        )

        let keys = "inline=1;width=4;height=3;preserveAspectRatio=1;doNotMoveCursor=1;size=30"
        #expect(
            image.drawing.visible
                == "ESC 7ESC ]1337;File=\(keys):\(String.base64(ImageSample.webP))\u{07}ESC 8"
        )
        #expect(image.removal.visible == "ESC 7ESC [4XESC [BESC [4XESC [BESC [4XESC 8")
        #expect(image.size == box)
    }

    @Test func `sends no more to iTerm2 than it takes`() {
        let file = ImageSample.webP + [UInt8](repeating: 0, count: 800_000)

        #expect(TerminalGraphics.iTerm2.image(of: file, id: 1, fitting: box, cell: nil) == nil)
    }

    @Test(arguments: all)
    func `refuses what it can't show`(graphics: TerminalGraphics) {
        let files = [
            [], Array("GIF89a".utf8), ImageSample.png(width: 4001, height: 4000),
            Array(ImageSample.png().prefix(20)),
        ]
        for file in files {
            #expect(graphics.image(of: file, id: 1, fitting: box, cell: nil) == nil)
        }
        let jpeg = ImageSample.jpeg
        #expect(graphics.image(of: jpeg, id: 1, fitting: box, cell: nil) != nil)
        let nowhere = TerminalSize(columns: 0, rows: 3)
        #expect(graphics.image(of: jpeg, id: 1, fitting: nowhere, cell: nil) == nil)
    }

    @Test(arguments: [TerminalGraphics.kitty, .kittyInTmux, .sixel])
    func `refuses files that only iTerm2 decodes`(graphics: TerminalGraphics) {
        #expect(graphics.image(of: ImageSample.webP, id: 1, fitting: box, cell: nil) == nil)
    }

    @Test(arguments: all)
    func `refuses files that end too early`(graphics: TerminalGraphics) {
        for corrupt in [
            Array(ImageSample.jpeg.prefix(100)), ImageSample.png(width: 20, height: 40),
        ] {
            #expect(graphics.image(of: corrupt, id: 1, fitting: box, cell: nil) == nil)
        }
    }
}
