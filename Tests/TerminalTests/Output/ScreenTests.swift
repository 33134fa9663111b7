import Foundation
import TerminalDoubles
import TestSupport
import Testing

@testable import Terminal

@MainActor
struct ScreenTests {
    private let output = SpyOutput()
    private let size = TerminalSize(columns: 20, rows: 3)

    @Test func `writes the whole first frame, and then only lines that changed`() {
        let screen = makeScreen(.none)
        screen.show(Frame(size: size, lines: [StyledLine("one"), StyledLine("two")]))
        let first = output.text

        screen.show(Frame(size: size, lines: [StyledLine("one"), StyledLine("2")]))
        let second = String(output.text.dropFirst(first.count))

        #expect(first.contains("one") && first.contains("two"))
        #expect(!second.contains("one"))
        #expect(second.hasPrefix("\u{1B}[?2026h"))
        #expect(second.hasSuffix("\u{1B}[?2026l"))
        #expect(model(output.text).lines == ["one", "2", ""])
    }

    @Test func `writes nothing for an unchanged frame, and all of it after invalidation`() {
        let screen = makeScreen(.none)
        let frame = Frame(size: size, lines: [StyledLine("one")])
        screen.show(frame)
        let first = output.text

        screen.show(frame)
        #expect(output.text == first)

        screen.invalidate()
        screen.show(frame)
        #expect(output.text == first + first)
    }

    @Test func `changes styles only where they differ, and ends without one`() {
        let screen = makeScreen(.basic)
        let line: StyledLine = [
            StyledText("a", .selection), StyledText("b", .selection), StyledText("c", .error),
            StyledText("d"), StyledText("e", .title),
        ]

        screen.show(Frame(size: size, lines: [line]))

        #expect(output.text.contains("\u{1B}[7mab\u{1B}[0;31mc\u{1B}[md\u{1B}[1me\u{1B}[m"))
    }

    @Test func `draws everything again, with other colors, when the background is known`() {
        let screen = makeScreen(.extended)
        let frame = Frame(size: size, lines: [[StyledText("a", .accent), StyledText("b")]])
        screen.show(frame)
        #expect(output.text.contains("\u{1B}[36ma\u{1B}[mb"))

        screen.palette.isLight = false
        screen.show(frame)
        #expect(output.text.components(separatedBy: "ma").count == 2)

        screen.palette.isLight = true
        screen.show(frame)
        #expect(output.text.contains("\u{1B}[34ma\u{1B}[mb"))
    }

    @Test func `positions text after a character of several scalars explicitly`() {
        let screen = makeScreen(.none)

        screen.show(
            Frame(size: size, lines: [[StyledText("👨‍👩‍👧 x"), StyledText("!"), StyledText("?")]])
        )

        // A terminal that shows the family as three emoji positions the rest correctly, too.
        #expect(model(output.text, joinsEmoji: false).lines[0].contains("!?"))
        #expect(output.text.contains("\u{1B}[5G!\u{1B}[6G?"))
    }

    @Test func `shows the cursor only at its position`() {
        let screen = makeScreen(.none)

        screen.show(Frame(size: size, lines: [], cursor: Frame.Position(row: 1, column: 7)))
        let shown = model(output.text)
        #expect(shown.isCursorVisible)
        #expect(shown.cursor.row == 1)
        #expect(shown.cursor.column == 7)

        screen.show(Frame(size: size, lines: []))
        #expect(!model(output.text).isCursorVisible)
    }

    @Test(arguments: [(0, 0, true), (2, 39, true), (3, 0, false), (0, 40, false)])
    func `a frame has no cursor outside the terminal`(row: Int, column: Int, isInside: Bool) {
        let size = TerminalSize(columns: 40, rows: 3)
        let position = Frame.Position(row: row, column: column)

        let frame = Frame(size: size, lines: [], cursor: position)

        #expect(frame.cursor == (isInside ? position : nil))
    }

    @Test(arguments: [(0, 4, true), (1, 38, true), (2, 4, false), (0, 39, false)])
    func `a frame has only images that fit the terminal`(row: Int, column: Int, fits: Bool) {
        let size = TerminalSize(columns: 40, rows: 3)
        let image = TerminalImage(size: TerminalSize(columns: 2, rows: 2), drawing: "", removal: "")
        let position = Frame.Position(row: row, column: column)
        let images = [PlacedImage(image: image, position: position)]

        #expect(Frame(size: size, lines: [], images: images).images == (fits ? images : []))
    }

    @Test func `truncates a frame to the size of the terminal`() {
        let screen = makeScreen(.none)
        let long = String(repeating: "기", count: 50)

        screen.show(Frame(size: size, lines: Array(repeating: StyledLine(long), count: 9)))

        let shown = model(output.text)
        #expect(shown.overflowCount == 0)
        #expect(shown.lines.count == 3)
    }

    @Test(arguments: [(0, 1), (1, 0), (2, 5), (5, 2), (0, 4), (7, 0)])
    func `moves lines that scroll, with few bytes`(from first: Int, to next: Int) {
        let size = TerminalSize(columns: 80, rows: 20)
        let screen = makeScreen(.none)
        func frame(_ first: Int) -> Frame {
            let rows = (first..<first + 18).map {
                StyledLine("\($0) " + String(repeating: "x", count: 70))
            }
            return Frame(size: size, lines: [StyledLine("title")] + rows + [StyledLine("\(first)")])
        }
        screen.show(frame(first))
        let before = output.text.utf8.count

        screen.show(frame(next))

        var model = ScreenModel(columns: 80, rows: 20)
        model.feed(output.text.utf8)
        #expect(model.lines == frame(next).lines.map(\.text))
        if abs(first - next) <= 3 { #expect(output.text.utf8.count - before < 600) }
    }

    @Test func `draws an image once, and the text beside it without erasing it`() {
        let screen = makeScreen(.none)
        screen.show(frame("one", image: "first"))
        screen.show(frame("two", image: "first"))
        let text = output.text

        #expect(text.components(separatedBy: "<first>").count == 2)
        let second = text.components(separatedBy: "\u{1B}[?2026h").last ?? ""
        #expect(second.contains("\u{1B}[4Xtwo"))
        #expect(!second.contains("\u{1B}[1;1H\u{1B}[K"))

        screen.show(frame("two", image: nil))
        #expect(output.text.hasSuffix("\u{1B}[1;5H</first>\u{1B}[?2026l"))
    }

    /// With the image in the first column, nothing is on its left.
    @Test(arguments: [0, 4]) func `erases longer text on both sides of an image`(column: Int) {
        let screen = makeScreen(.none)
        let image = PlacedImage(
            image: TerminalImage(size: TerminalSize(columns: 2, rows: 2), drawing: "", removal: ""),
            position: Frame.Position(row: 0, column: column)
        )

        for (left, right) in [("left", "right"), ("le", "re")] {
            let before = column == 0 ? "" : left.padded(to: column)
            let line = [StyledText(before), StyledText("  "), StyledText(right)]
            screen.show(Frame(size: size, lines: [StyledLine(line)], images: [image]))
            #expect(model(output.text).lines[0] == "\(before)  \(right)")
        }
        #expect(!output.text.contains("\u{1B}[0X"))
    }

    @Test func `draws an image again if its line is erased, or the whole screen`() {
        let screen = makeScreen(.none)
        screen.show(frame("one", image: "first"))
        // The text runs under the image.
        let long = Frame(
            size: size,
            lines: [StyledLine("a long text")],
            images: frame("", image: "first").images
        )
        screen.show(long)
        #expect(output.text.components(separatedBy: "<first>").count == 3)

        screen.invalidate()
        screen.show(long)
        #expect(output.text.components(separatedBy: "<first>").count == 4)
        screen.removeImages()
        #expect(output.text.hasSuffix("\u{1B}[1;5H</first>"))
    }

    /// Text on both sides of an image of two by two cells.
    private func frame(_ text: String, image: String?) -> Frame {
        let line: StyledLine = [
            StyledText(text.padded(to: 4)), StyledText("  "), StyledText("right"),
        ]
        let images = image.map { name in
            PlacedImage(
                image: TerminalImage(
                    size: TerminalSize(columns: 2, rows: 2),
                    drawing: "<\(name)>",
                    removal: "</\(name)>"
                ),
                position: Frame.Position(row: 0, column: 4)
            )
        }
        return Frame(size: size, lines: [line], images: [images].compactMap(\.self))
    }

    private func makeScreen(_ colors: Palette.Colors) -> Screen {
        Screen(palette: Palette(colors: colors)) { [output] in try? output.write($0) }
    }

    private func model(_ text: String, joinsEmoji: Bool = true) -> ScreenModel {
        var model = ScreenModel(columns: size.columns, rows: size.rows, joinsEmoji: joinsEmoji)
        model.feed(text.utf8)
        return model
    }
}
