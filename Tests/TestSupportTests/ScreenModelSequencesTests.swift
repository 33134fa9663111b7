import TestSupport
import Testing

struct ScreenModelSequencesTests {
    @Test func `shows the same screen however bytes are split`() {
        let text =
            "a기\u{1B}[1;31mé👨‍👩‍👧\u{1B}]8;;http://x/é\u{1B}\\link\u{1B}]8;;\u{7}\u{1B}[2;4Hz"
            + "\u{1B}[?1049h\u{1B}[?25l\u{1B}7\u{1B}[5nq\u{1B}8🇰🇷"
        let whole = ScreenModel(columns: 9, rows: 2, showing: text)
        let bytes = Array(text.utf8)

        for index in bytes.indices {
            var screen = ScreenModel(columns: 9, rows: 2)
            screen.feed(bytes[..<index])
            screen.feed(bytes[index...])
            #expect(screen == whole, "cut at \(index)")
        }
        var screen = ScreenModel(columns: 9, rows: 2)
        for byte in bytes { screen.feed([byte]) }
        #expect(screen == whole)
    }

    @Test(arguments: [
        "\u{1B}=", "\u{1B}>", "\u{1B}[>1u", "\u{1B}[<u", "\u{1B}[<1u", "\u{1B}]0;title\u{7}",
        "\u{1B}]2;é\u{1B}\\", "\u{1B}]8;id=1;http://a/\u{1B}\\", "\u{1B}[?1h", "\u{0}", "\u{7}",
        "\u{1B}[3\u{18}", "\u{1B}\u{1A}", "\u{1B}]0;x\u{18}", "\u{1B}P0\u{18}", "\u{18}",
    ])
    func `ignores sequences without a visible effect`(sequence: String) {
        let screen = ScreenModel(columns: 4, rows: 1, showing: "a\(sequence)b")

        #expect(screen.lines == ["ab"])
        #expect(screen.unknownSequences.isEmpty)
    }

    @Test(arguments: [
        "\u{1B}[5n", "\u{1B}[?12h", "\u{1B}[?u", "\u{1B}[3m", "\u{1B}[38;5;256m", "\u{1B}[38:5:1m",
        "\u{1B}[1 q", "\u{1B}[4K", "\u{1B}[4J", "\u{1B}[s", "\u{1B}c", "\u{1B}(B", "\u{E}",
        "\u{1B}[>J", "\u{1B}[1?2h", "\u{9B}", "\u{7F}", "\u{1B}[1é", "\u{1B}é",
    ])
    func `reports unknown sequences`(sequence: String) {
        let screen = ScreenModel(columns: 4, rows: 1, showing: "a\(sequence)b")

        #expect(screen.lines == ["ab"])
        #expect(screen.unknownSequences == [sequence])
    }

    @Test func `keeps images and copied text`() {
        let text = "\u{1B}_Ga=q;AA\u{1B}\\\u{1B}P0;1q~\u{1B}\\\u{1B}]52;c;YQ==\u{7}a"
        let screen = ScreenModel(columns: 4, rows: 1, showing: text)

        #expect(screen.strings == ["\u{1B}_Ga=q;AA", "\u{1B}P0;1q~", "\u{1B}]52;c;YQ=="])
        #expect(screen.lines == ["a"])
        #expect(screen.unknownSequences.isEmpty)
    }

    @Test func `inserts and deletes rows at the cursor`() {
        let screen = ScreenModel(
            columns: 2,
            rows: 4,
            showing: "a\r\nb\r\nc\r\nd\u{1B}[1;2H\u{1B}[2M\u{1B}[2;1H\u{1B}[L"
        )

        #expect(screen.lines == ["c", "", "d", ""])
        #expect(screen.cursor.column == 0)
    }

    @Test(arguments: [
        ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xE2, 0x82, 0x61], "\u{FFFD}a"),
        ([0xE2, 0x82, 0xE2, 0x82, 0xAC], "\u{FFFD}€"), ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
        ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
        ([0xF4, 0x90, 0x61], "\u{FFFD}\u{FFFD}a"),
        ([0xF0, 0x9F, 0x91, 0xBE], "👾"),
    ])
    func `shows a replacement character for invalid UTF-8`(bytes: [UInt8], line: String) {
        var screen = ScreenModel(columns: 4, rows: 1)

        screen.feed(bytes)

        #expect(screen.lines == [line])
    }
}
