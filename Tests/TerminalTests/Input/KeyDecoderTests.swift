import Testing

@testable import Terminal

struct KeyDecoderTests {
    @Test(
        arguments: [
            ("abc", [.text("abc")]), ("", []), ("기생충 é👨‍👩‍👧", [.text("기생충 é👨‍👩‍👧")]),
            ("\u{7F}\u{8}", [.backspace, .backspace]), ("\r\n", [.enter, .enter]), ("\t", [.tab]),
            ("\0", [.control(" ")]), ("\u{1}\u{1A}", [.control("a"), .control("z")]),
            (
                "\u{1C}\u{1D}\u{1E}\u{1F}",
                [.control("\\"), .control("]"), .control("^"), .control("_")]
            ),
            ("a\u{3}b", [.text("a"), .control("c"), .text("b")]),
            ("a\u{80}\u{9B}31m\u{2028}b", [.text("a31mb")]),
        ] as [(String, [Key])]
    )
    func `decodes characters and control bytes`(typed: String, keys: [Key]) {
        #expect(read(typed) == keys)
    }

    @Test(
        arguments: [
            ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
            ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
            ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", [.home, .home, .home, .home]),
            ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~", [.end, .end, .end, .end]),
            ("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.insert, .delete, .pageUp, .pageDown]),
            ("\u{1B}[Z\u{1B}OM", [.backTab, .enter]),
            ("\u{1B}[1;5C\u{1B}[1;5D", [.wordRight, .wordLeft]),
            ("\u{1B}[1;3C\u{1B}[1;3D", [.wordRight, .wordLeft]),
            ("\u{1B}[5C\u{1B}O5D\u{1B}[1;2C", [.wordRight, .wordLeft, .right]),
            ("\u{1B}[1;5A\u{1B}[3;5~\u{1B}[1;2H", [.up, .delete, .home]),
            ("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", (1...4).map(Key.function)),
            ("\u{1B}[P\u{1B}[Q\u{1B}[1;2S", [.function(1), .function(2), .function(4)]),
            ("\u{1B}[[A\u{1B}[[E", [.function(1), .function(5)]),
            ("\u{1B}[11~\u{1B}[12~\u{1B}[13~\u{1B}[14~\u{1B}[15~", (1...5).map(Key.function)),
            ("\u{1B}[17~\u{1B}[18~\u{1B}[19~\u{1B}[20~\u{1B}[21~", (6...10).map(Key.function)),
            ("\u{1B}[23~\u{1B}[24;5~", [.function(11), .function(12)]),
        ] as [(String, [Key])]
    )
    func `decodes key sequences`(typed: String, keys: [Key]) {
        #expect(read(typed) == keys)
    }

    @Test(
        arguments: [
            ("\u{1B}[27u\u{1B}[13u\u{1B}[9u\u{1B}[9;2u", [.escape, .enter, .tab, .backTab]),
            ("\u{1B}[127u\u{1B}[127;5u\u{1B}[127;3u", [.backspace, .deleteWord, .deleteWord]),
            (
                "\u{1B}[97;5u\u{1B}[27;5;97~\u{1B}[27;6;65~",
                [.control("a"), .control("a"), .control("a")]
            ),
            ("\u{1B}[105;5u\u{1B}[32;5u\u{1B}[59;5u", [.tab, .control(" "), .control(";")]),
            ("\u{1B}[97;3u\u{1B}[97;4u", [.alt("a"), .alt("A")]),
            ("x\u{1B}[97u\u{1B}[97;2u\u{1B}[49:33;2u", [.text("xaA!")]),
            ("\u{1B}[97;1:1u\u{1B}[97;1:3u\u{1B}[1;1:3A", [.text("a")]),
            ("\u{1B}[97;9u\u{1B}[57358u\u{1B}[133u\u{1B}[55296u\u{1B}[9999999999u", []),
        ] as [(String, [Key])]
    )
    func `decodes keys that are reported by code point`(typed: String, keys: [Key]) {
        #expect(read(typed) == keys)
    }

    @Test(
        arguments: [
            ("\u{1B}b\u{1B} \u{1B}é\u{1B}生", [.alt("b"), .alt(" "), .alt("é"), .alt("生")]),
            ("\u{1B}\u{7F}\u{1B}\u{8}", [.deleteWord, .deleteWord]),
            ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}\u{3}", [.escape, .control("c")]),
            ("\u{1B}\u{85}a", [.text("a")]),
        ] as [(String, [Key])]
    )
    func `decodes keys after ESC`(typed: String, keys: [Key]) {
        #expect(read(typed) == keys)
    }

    @Test(arguments: [
        "\u{1B}[12;40R", "\u{1B}[>1;10;0c", "\u{1B}[?2026;2$y",
        "\u{1B}[I\u{1B}[O",
        "\u{1B}]11;red\u{7}", "\u{1B}]11;rgb:0/0\u{1B}\\", "\u{1B}]10;rgb:0/0/0\u{7}",
        "\u{1B}]11;rgb:00000/0/0\u{7}", "\u{1B}]11;?\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
        "\u{1B}Px>|term\u{7}é\r\u{1B}\\", "\u{1B}_i=1;OK\u{1B}\\", "\u{1B}^x\u{1B}\\",
        "\u{1B}[<0;10;20m", "\u{1B}[<2;1;1M", "\u{1B}[<4;1;1M", "\u{1B}[<0;0;1M", "\u{1B}[<0;1M",
        "\u{1B}[M !~", "\u{1B}[M\u{1B}[A", "\u{1B}[32;10;10M",
        "\u{1B}[8;24;80t", "\u{1B}[?1u", "\u{1B}[1 q", "\u{1B}[1$0A", "\u{1B}[=5~", "\u{1B}[99~",
        "\u{1B}[[x", "\u{1B}Ox", "\u{1B}[201~", "\u{1B}[1;2;3A", "\u{1B}[3;1;1~",
    ])
    func `drops replies and unknown sequences, and decodes what follows`(reply: String) {
        #expect(read(reply + "a") == [.text("a")])
        #expect(KeyDecoder.byteByByte(Array((reply + "\u{1B}[A").utf8)) == [.up])
    }

    @Test(
        arguments: [
            ("\u{1B}[?62;4c", .attributes([62, 4])),
            ("\u{1B}[6;20;10t", .cellSize(width: 10, height: 20)),
            ("\u{1B}P>|kitty(0.42.0)\u{1B}\\", .version("kitty(0.42.0)")),
            ("\u{1B}_Gi=31;OK\u{1B}\\", .kittyGraphics(isSupported: true)),
            ("\u{1B}]11;rgb:0000/0000/0000\u{7}", .background(isLight: false)),
            ("\u{1B}]11;rgb:2828/2c2c/3434\u{1B}\\", .background(isLight: false)),
            ("\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{1B}\\", .background(isLight: true)),
            ("\u{1B}]11;rgba:ff/ff/ff/80\u{7}", .background(isLight: true)),
            ("\u{1B}]11;rgb:0/0/f\u{7}", .background(isLight: false)),
            ("\u{1B}_Gi=31;EINVAL:no\u{1B}\\", .kittyGraphics(isSupported: false)),
        ] as [(String, TerminalReply)]
    )
    func `decodes answers of the terminal`(text: String, reply: TerminalReply) {
        #expect(read("a" + text + "b") == [.text("a"), .reply(reply), .text("b")])
        #expect(KeyDecoder.byteByByte(Array(text.utf8)) == [.reply(reply)])
    }

    @Test(arguments: [(0, .click), (64, .wheelUp), (65, .wheelDown)] as [(Int, MouseEvent.Kind)])
    func `decodes the mouse`(button: Int, kind: MouseEvent.Kind) {
        let event = MouseEvent(kind: kind, position: Frame.Position(row: 19, column: 299))

        #expect(read("\u{1B}[<\(button);300;20M") == [.mouse(event)])
    }

    @Test(arguments: ["0;0;5M", "0;5;0M", "0;5;9223372036854775807M", "0;10001;5M", "0;-1;5M"])
    func `drops positions that no terminal has`(sequence: String) {
        #expect(read("\u{1B}[<\(sequence)a") == [.text("a")])
    }

    @Test func `drops the whole of a sequence with too many parameters`() {
        #expect(read("\u{1B}[" + String(repeating: "0", count: 255) + "3~") == [.delete])
        #expect(read("\u{1B}[" + String(repeating: "0", count: 256) + "3~a") == [.text("a")])
        #expect(read("\u{1B}[" + String(repeating: "0", count: 255) + "33~a") == [.text("a")])
        #expect(read("\u{1B}[" + String(repeating: "9", count: 100_000) + "Aa") == [.text("a")])
    }

    @Test(
        arguments: [
            ("\u{1B}[1;\u{3}", [.control("c")]), ("\u{1B}[\u{1B}[A", [.alt("["), .up]),
            ("\u{1B}]0;x\u{1B}[A", [.up]), ("\u{1B}O\r", [.alt("O"), .enter]),
            ("\u{1B}[[\u{1B}[B", [.down]), ("\u{1B}[1é", [.text("é")]),
        ] as [(String, [Key])]
    )
    func `a key that aborts a sequence is not lost`(typed: String, keys: [Key]) {
        #expect(read(typed) == keys)
    }

    @Test(
        arguments: [
            ([0x61, 0xFF, 0x62], "ab"), ([0xC3, 0x61], "a"), ([0xC0, 0xAF, 0x61], "a"),
            ([0xED, 0xA0, 0x80, 0x61], "a"), ([0xE0, 0x80, 0xAF, 0x61], "a"),
            ([0xF4, 0x90, 0x80, 0x80, 0x61], "a"), ([0xF0, 0x9F, 0xC3, 0xA9], "é"),
            ([0x1B, 0xFF, 0x61], "a"), ([0x1B, 0xC3, 0x61], "a"),
            ([0xF4, 0x8F, 0xBF, 0xBD], "\u{10FFFD}"),
        ] as [([UInt8], String)]
    )
    func `drops invalid UTF-8`(bytes: [UInt8], text: String) {
        #expect(KeyDecoder.atOnce(bytes) == [.text(text)])
    }

    @Test(
        arguments: [
            ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape]), ("\u{1B}[", [.alt("[")]),
            ("\u{1B}O", [.alt("O")]), ("\u{1B}]", [.alt("]")]), ("\u{1B}P", [.alt("P")]),
            ("\u{1B}[1;5", []), ("\u{1B}]0;title", []), ("\u{1B}]0;title\u{1B}", []),
            ("\u{1B}[M ", []),
            ("\u{1B}[[", []),
        ] as [(String, [Key])]
    )
    func `a timeout resolves incomplete input`(typed: String, keys: [Key]) {
        var decoder = KeyDecoder()
        _ = decoder.decode(typed.utf8)

        #expect(decoder.isPending)
        #expect(decoder.handleTimeout() == keys)
        #expect(!decoder.isPending)
        #expect(decoder.handleTimeout() == [])
        #expect(decoder.decode("A".utf8) == [.text("A")])
    }

    @Test(arguments: [[0xC3], [0x61, 0xE7, 0x94], [0x1B, 0xC3]] as [[UInt8]])
    func `a timeout drops an incomplete character`(bytes: [UInt8]) {
        var decoder = KeyDecoder()
        _ = decoder.decode(bytes)

        #expect(decoder.isPending)
        #expect(decoder.handleTimeout() == [])
        #expect(!decoder.isPending)
        #expect(decoder.decode([0xA9, 0x62]) == [.text("b")])
    }

    @Test func `nothing is pending after complete keys`() {
        var decoder = KeyDecoder()

        #expect(!decoder.isPending)
        _ = decoder.decode("a\u{1B}[A\u{1B}é\u{1B}[200~x\u{1B}[201~\u{1B}]x\u{1B}\\".utf8)

        #expect(!decoder.isPending)
        #expect(decoder.handleTimeout() == [])
    }

    @Test(arguments: [
        ("\u{1B}", 25), ("\u{1B}[200~a", 250), ("\u{1B}[1", 500), ("\u{1B}]0", 500),
        ("\u{1B}]0\u{1B}", 500), ("a", 500),
    ])
    func `waits longer for the rest of a sequence than after Escape`(
        text: String,
        milliseconds: Int32
    ) {
        var decoder = KeyDecoder()

        _ = decoder.decode(text.utf8)

        #expect(decoder.timeoutMilliseconds == milliseconds)
        #expect(decoder.isPending == (text != "a"))
    }
}

extension KeyDecoderTests {
    private func read(_ typed: String) -> [Key] { KeyDecoder.atOnce(Array(typed.utf8)) }
}
