import TestSupport
import Testing

@testable import MoviesCLI

@MainActor
struct ScreenTests {
    private let output = SpyOutput()
    private let size = TerminalSize(columns: 20, rows: 3)

    @Test func `writes the whole first frame, and then only lines that changed`() {
        let screen = Screen(usesColor: false, write: { [output] in try? output.write($0) })
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
        let screen = Screen(usesColor: false, write: { [output] in try? output.write($0) })
        let frame = Frame(size: size, lines: [StyledLine("one")])
        screen.show(frame)
        let first = output.text

        screen.show(frame)
        #expect(output.text == first)

        screen.invalidate()
        screen.show(frame)
        #expect(output.text == first + first)
    }

    @Test func `positions text after a character of several scalars explicitly`() {
        let screen = Screen(usesColor: false, write: { [output] in try? output.write($0) })

        screen.show(
            Frame(size: size, lines: [[StyledText("👨‍👩‍👧 x"), StyledText("!"), StyledText("?")]])
        )

        // A terminal that shows the family as three emoji positions the rest correctly, too.
        let lines = model(output.text, joinsEmoji: false).lines
        #expect(lines[0].contains("!?"))
        #expect(output.text.contains("\u{1B}[5G!\u{1B}[6G?"))
    }

    @Test func `shows the cursor only at its position`() {
        let screen = Screen(usesColor: false, write: { [output] in try? output.write($0) })

        screen.show(
            Frame(size: size, lines: [], cursor: Frame.Position(row: 1, column: 7))
        )
        let shown = model(output.text)
        #expect(shown.isCursorVisible)
        #expect(shown.cursor.row == 1)
        #expect(shown.cursor.column == 7)

        screen.show(Frame(size: size, lines: []))
        #expect(!model(output.text).isCursorVisible)
    }

    @Test func `truncates a frame to the size of the terminal`() {
        let screen = Screen(usesColor: false, write: { [output] in try? output.write($0) })
        let long = String(repeating: "기", count: 50)

        screen.show(Frame(size: size, lines: Array(repeating: StyledLine(long), count: 9)))

        let shown = model(output.text)
        #expect(shown.overflowCount == 0)
        #expect(shown.lines.count == 3)
    }

    private func model(_ text: String, joinsEmoji: Bool = true) -> ScreenModel {
        var model = ScreenModel(columns: size.columns, rows: size.rows, joinsEmoji: joinsEmoji)
        model.feed(text.utf8)
        return model
    }
}
