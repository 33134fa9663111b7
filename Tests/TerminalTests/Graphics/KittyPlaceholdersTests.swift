import Foundation
import Images
import TestSupport
import Testing

@testable import Terminal

struct KittyPlaceholdersTests {
    @Test func `passes the image through tmux, chunk by chunk`() throws {
        let pixels = (0..<3 * 1030).map { UInt8($0 % 251) }
        let base64 = String.base64(pixels)

        let image = KittyPlaceholders.image(
            of: try #require(PixelImage(width: 1030, height: 1, pixels: pixels)),
            id: 5,
            size: TerminalSize(columns: 2, rows: 1)
        )

        let first = "ESC Ptmux;ESC ESC _Ga=T,f=24,s=1030,v=1,i=5,q=2,U=1,c=2,r=1,m=1;"
        let end = "ESC ESC \\ESC \\"
        #expect(
            image.drawing.visible
                == "\(first)\(base64.prefix(4096))\(end)"
                + "ESC Ptmux;ESC ESC _Gm=0;\(base64.dropFirst(4096))\(end)"
        )
        #expect(image.removal.visible == "ESC Ptmux;ESC ESC _Ga=d,d=I,i=5,q=2\(end)")
    }

    @Test func `shows the rows of the image as text`() throws {
        let image = KittyPlaceholders.image(
            of: try #require(PixelImage(width: 1, height: 1, pixels: [1, 2, 3])),
            id: 200,
            size: TerminalSize(columns: 2, rows: 2)
        )

        let cells = [
            "\u{10EEEE}\u{305}\u{305}\u{10EEEE}\u{305}\u{30D}",
            "\u{10EEEE}\u{30D}\u{305}\u{10EEEE}\u{30D}\u{30D}",
        ]
        #expect(
            image.lines
                == cells.map { StyledText(verbatim: "\u{1B}[38;5;200m\($0)\u{1B}[39m", width: 2) }
        )
        #expect(image.size == TerminalSize(columns: 2, rows: 2))
    }

    @Test func `tells an image with a large id by a color of 24 bits`() {
        let line = KittyPlaceholders.line(0, columns: 1, id: 0x010203)

        #expect(
            line.text.unicodeScalars.elementsEqual(
                "\u{1B}[38;2;1;2;3m\u{10EEEE}\u{305}\u{305}\u{1B}[39m".unicodeScalars
            )
        )
    }

    @Test func `has a character for each of many rows and columns`() throws {
        let box = TerminalSize(columns: 500, rows: 500)

        let image = try #require(
            TerminalGraphics.kittyInTmux.image(
                of: ImageSample.jpeg,
                id: 1,
                fitting: box,
                cell: CellSize(width: 10, height: 10)
            )
        )

        #expect(image.size.rows == image.lines.count)
        #expect(image.lines.count > 100)
        #expect(Set(image.lines.map(\.text)).count == image.lines.count)
        for line in image.lines {
            let diacritics = line.text.unicodeScalars.count {
                $0.properties.canonicalCombiningClass == .above
            }
            #expect(diacritics == 2 * image.size.columns)
        }
    }

    @Test func `counts with the characters of the protocol`() {
        let numbers: [(row: Int, scalar: Unicode.Scalar)] = [
            (2, "\u{30E}"), (3, "\u{310}"), (5, "\u{33D}"), (17, "\u{363}"), (35, "\u{592}"),
            (53, "\u{5C4}"), (69, "\u{6D6}"), (100, "\u{7EB}"), (128, "\u{82D}"),
        ]
        for (row, scalar) in numbers {
            let line = KittyPlaceholders.line(row, columns: 1, id: 1)
            let placeholder = line.text.unicodeScalars.drop { $0 != "\u{10EEEE}" }

            #expect(placeholder.dropFirst().first == scalar, "\(row)")
        }
    }
}
