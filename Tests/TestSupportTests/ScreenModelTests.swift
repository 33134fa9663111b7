import TestSupport
import Testing

struct ScreenModelTests {
    @Test(arguments: [
        ("ab\r\ncd", ["ab", "cd", ""], 1, 2),
        ("ab\ncd", ["ab", "  cd", ""], 1, 4),
        ("abc\u{8}\u{8}X", ["aXc", "", ""], 0, 2),
        ("a\tb\u{7}", ["a       b", "", ""], 0, 9),
        ("1\r\n2\r\n3\r\n4", ["2", "3", "4"], 2, 1),
        ("\u{1B}[2;3Hx\u{1B}[3fy", ["", "  x", "y"], 2, 1),
        ("abc\u{1B}[2Gx\u{1B}[3dy", ["axc", "", "  y"], 2, 3),
        ("\u{1B}[2;2Hx\u{1B}[Au\u{1B}[B\u{1B}[2Dl\u{1B}[3Cr", ["  u", " l   r", ""], 1, 6),
        ("\u{1B}[99;99H", ["", "", ""], 2, 9),
        ("\u{1B}[99A\u{1B}[99Dx", ["x", "", ""], 0, 1),
        ("a\u{1B}7\u{1B}[3;3Hb\u{1B}8c", ["ac", "", "  b"], 0, 2),
    ])
    func `prints text at the cursor`(text: String, lines: [String], row: Int, column: Int) {
        let screen = ScreenModel(columns: 10, rows: 3, showing: text)

        #expect(screen.lines == lines)
        #expect(screen.cursor == (row, column))
        #expect(screen.overflowCount == 0)
        #expect(screen.unknownSequences.isEmpty)
    }

    @Test(arguments: [
        ("J", ["abcd", "ab", ""]), ("1J", ["", "   d", "abcd"]), ("2J", ["", "", ""]),
        ("3J", ["abcd", "abcd", "abcd"]), ("K", ["abcd", "ab", "abcd"]),
        ("1K", ["abcd", "   d", "abcd"]), ("2K", ["abcd", "", "abcd"]),
        ("X", ["abcd", "ab d", "abcd"]), ("9X", ["abcd", "ab", "abcd"]),
    ])
    func `erases without moving the cursor`(sequence: String, lines: [String]) {
        let screen = ScreenModel(
            columns: 5,
            rows: 3,
            showing: "abcd\r\nabcd\r\nabcd\u{1B}[2;3H\u{1B}[\(sequence)"
        )

        #expect(screen.lines == lines)
        #expect(screen.cursor == (1, 2))
        #expect(screen.unknownSequences.isEmpty)
    }

    @Test(arguments: [
        ("abcd", ["abcd", ""], 0), ("abcde", ["abcd", "e"], 1), ("abcd\r\nx", ["abcd", "x"], 0),
        ("abcd\rx", ["xbcd", ""], 0), ("abcd\u{8}x", ["abxd", ""], 0),
        ("abcd\u{1B}[Kx", ["abcx", ""], 0), ("abcd\tx", ["abcd", "x"], 1),
        ("abcd\u{1B}7\u{1B}[H\u{1B}8x", ["abcd", "x"], 1), ("abc기", ["abc", "기"], 1),
        ("ab기", ["ab기", ""], 0), ("ab기e", ["ab기", "e"], 1), ("ab기e\u{301}", ["ab기", "é"], 1),
        ("\u{1B}[?7labcdef", ["abcf", ""], 2), ("\u{1B}[?7labc기", ["ab기", ""], 1),
        ("\u{1B}[?7labcd\u{1B}[?7he", ["abcd", "e"], 1), ("\u{1B}[2;4Hefgh", ["   e", "fgh"], 1),
    ])
    func `counts characters that don't fit into their row`(
        text: String,
        lines: [String],
        count: Int
    ) {
        let screen = ScreenModel(columns: 4, rows: 2, showing: text)

        #expect(screen.lines == lines)
        #expect(screen.overflowCount == count)
    }

    @Test(arguments: [
        ("Ame\u{301}lie", 6, 6), ("기생충", 6, 6), ("\u{1112}\u{1161}\u{11AB}", 2, 2), ("ＡＢ", 4, 4),
        ("ｱ½·…–", 5, 5), ("👾", 2, 2), ("👨‍👩‍👧", 2, 6), ("👍🏽", 2, 4), ("☝🏽", 2, 3), ("🇰🇷", 2, 2),
        ("🇰🇷🇫🇷", 4, 4), ("❤️‍🔥", 2, 3), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2, 2), ("a\u{FE0F}", 1, 1), ("हिन्दी", 5, 5),
        ("a🏽", 3, 3), ("👨👩", 4, 4),
    ])
    func `measures text as new and as old terminals do`(
        text: String,
        columns: Int,
        olderColumns: Int
    ) {
        let screen = ScreenModel(columns: 9, rows: 1, showing: text)
        let older = ScreenModel(columns: 9, rows: 1, joinsEmoji: false, showing: text)

        #expect(screen.cursor.column == columns)
        #expect(older.cursor.column == olderColumns)
        #expect(screen.lines == [text])
        #expect(older.lines == [text])
    }

    @Test(arguments: [
        ("기생\u{1B}[1Gx", "x 생"), ("기생\u{1B}[2Gx", " x생"), ("기생\u{1B}[2G충", " 충"),
        ("기생\u{1B}[4G\u{1B}[K", "기"), ("기생\u{1B}[2G\u{1B}[1K", "  생"),
    ])
    func `erases both halves of a wide character`(text: String, line: String) {
        #expect(ScreenModel(columns: 6, rows: 1, showing: text).lines == [line])
    }
}
