import TestSupport
import Testing

struct ScreenModelModesTests {
    @Test(arguments: ["?7", "?25", "?1049", "?2004", "?2026"])
    func `tracks each mode separately`(mode: String) {
        var screen = ScreenModel(columns: 4, rows: 2, showing: "\u{1B}[?7;25l\u{1B}[\(mode)h")
        #expect(modes(of: screen) == [mode])

        screen.feed("\u{1B}[\(mode)l".utf8)

        #expect(modes(of: screen) == [])
        #expect(screen.unknownSequences.isEmpty)
    }

    @Test func `tracks several modes in one sequence`() {
        let screen = ScreenModel(columns: 4, rows: 2, showing: "\u{1B}[?1049;2004;1h\u{1B}[?25;7l")

        #expect(screen.isAlternate && screen.isBracketedPaste)
        #expect(!screen.isCursorVisible && !screen.isAutowrapOn)
        #expect(screen.unknownSequences.isEmpty)
    }

    @Test func `the alternate screen leaves no trace`() {
        let before = ScreenModel(columns: 6, rows: 3, showing: "one\r\n\u{1B}[1mtwo")

        var screen = before
        screen.feed("\u{1B}[?1049h".utf8)
        #expect(screen.lines == ["", "", ""])
        #expect(screen.cursor == (1, 3))
        screen.feed("\u{1B}[0m\u{1B}[Habc\r\n\n\n\nlong\u{1B}[?1049l".utf8)

        #expect(screen.lines == before.lines)
        #expect(screen.cursor == before.cursor)
        screen.feed("!".utf8)
        #expect(screen.isBold(row: 1, column: 3))
    }

    @Test func `the alternate screen is blank each time`() {
        let screen = ScreenModel(
            columns: 6,
            rows: 2,
            showing: "\u{1B}[?1049hold\u{1B}[?1049l\u{1B}[?1049h"
        )

        #expect(screen.lines == ["", ""])
    }

    @Test(arguments: [
        ("\u{1B}[1;7m", true, true), ("\u{1B}[1m\u{1B}[7m\u{1B}[m", false, false),
        ("\u{1B}[1;7m\u{1B}[22m", false, true), ("\u{1B}[1;7m\u{1B}[27m", true, false),
        ("\u{1B}[7;0;1m", true, false), ("\u{1B}[38;5;7;1m", true, false),
        ("\u{1B}[38;2;7;7;7m", false, false), ("\u{1B}[48;2;1;1;1;7m", false, true),
        ("\u{1B}[2;4;24;39;49m", false, false),
    ])
    func `styles the text printed after a sequence`(codes: String, isBold: Bool, isReversed: Bool) {
        let screen = ScreenModel(columns: 4, rows: 1, showing: "a\(codes)기")

        #expect(screen.style(row: 0, column: 0) == screen.style(row: 0, column: 3))
        for column in 1...2 {
            #expect(screen.isBold(row: 0, column: column) == isBold)
            #expect(screen.isReversed(row: 0, column: column) == isReversed)
        }
        #expect(!screen.isBold(row: 0, column: 3) && !screen.isReversed(row: 9, column: 9))
        #expect(screen.unknownSequences.isEmpty)
    }

    @Test(arguments: [
        ("31", ScreenColor?.some(.indexed(1)), ScreenColor?.none), ("97", .indexed(15), nil),
        ("42", nil, .indexed(2)),
        ("38;5;200", .indexed(200), nil), ("48;5;9", nil, .indexed(9)),
        ("38;2;1;2;3", .rgb(1, 2, 3), nil), ("31;44;39", nil, .indexed(4)),
        ("31;44;49", .indexed(1), nil),
    ])
    func `tracks colors`(codes: String, foreground: ScreenColor?, background: ScreenColor?) {
        let screen = ScreenModel(columns: 4, rows: 1, showing: "\u{1B}[2;4;\(codes)ma\u{1B}[K")

        let style = screen.style(row: 0, column: 0)
        #expect(style.foreground == foreground)
        #expect(style.background == background)
        #expect(style.isDim && style.isUnderlined)
        let erased = screen.style(row: 0, column: 2)
        #expect(erased.background == background)
        #expect(erased.foreground == nil && !erased.isUnderlined)
    }

    @Test(arguments: [
        (3, 4, ["abc", "one", "two", "mor"], 3, 2), (6, 2, ["two", "more"], 1, 4),
        (7, 5, ["abcde기", "one", "two", "more", ""], 3, 4),
        (6, 4, ["abcde", "one", "two", "more"], 3, 4),
    ])
    func `a new size moves no text to other rows`(
        columns: Int,
        rows: Int,
        lines: [String],
        row: Int,
        column: Int
    ) {
        var screen = ScreenModel(columns: 7, rows: 4, showing: "abcde기\r\none\r\ntwo\r\nmore")

        screen.resize(columns: columns, rows: rows)

        #expect(screen.lines == lines)
        #expect(screen.cursor == (row, column))
        screen.feed("\u{1B}[\(rows);\(columns)Hx".utf8)
        #expect(screen.lines.last?.last == "x")
        #expect(screen.overflowCount == 0)
    }

    @Test func `the main screen gets the new size while it is hidden`() {
        var screen = ScreenModel(columns: 6, rows: 4, showing: "1\r\n2\r\n3\r\n4\u{1B}[?1049h")

        screen.resize(columns: 8, rows: 2)
        screen.feed("\u{1B}[?1049l".utf8)

        #expect(screen.lines == ["3", "4"])
        #expect(screen.cursor == (1, 1))
    }

    private func modes(of screen: ScreenModel) -> [String] {
        [
            (screen.isAutowrapOn, "?7"), (screen.isCursorVisible, "?25"),
            (screen.isAlternate, "?1049"), (screen.isBracketedPaste, "?2004"),
            (screen.isSynchronizing, "?2026"),
        ]
        .filter(\.0).map(\.1)
    }
}
