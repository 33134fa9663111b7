import Testing

@testable import Terminal

struct KeyDecoderPasteTests {
    private let start = "\u{1B}[200~"
    private let end = "\u{1B}[201~"

    @Test(arguments: [
        "", "Alien", "two\r\nlines\t\u{3}", "기생충 👨‍👩‍👧", "\u{1B}[A\u{1B}\u{1B}[201", "\u{1B}[200~",
        "\u{1B}[20\u{1B}[2",
    ])
    func `a paste is one key, whatever it contains`(text: String) {
        let bytes = Array("a\(start)\(text)\(end)b".utf8)

        #expect(KeyDecoder.atOnce(bytes) == [.text("a"), .paste(text), .text("b")])
        #expect(KeyDecoder.byteByByte(bytes) == [.text("a"), .paste(text), .text("b")])
    }

    @Test func `a stalled paste is returned in parts, up to its end mark`() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\(start)Ali\u{1B}[20".utf8) == [])
        #expect(decoder.isPending)

        #expect(decoder.handleTimeout() == [.paste("Ali")])
        #expect(!decoder.isPending)
        #expect(decoder.decode("1~b".utf8) == [.text("b")])
    }

    @Test func `only Ctrl-C ends a paste whose end mark was lost`() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\(start)a\u{3}b".utf8) == [])
        #expect(decoder.handleTimeout() == [.paste("a\u{3}b")])
        #expect(decoder.decode("q".utf8) == [])
        #expect(decoder.handleTimeout() == [.paste("q")])

        #expect(decoder.decode("\u{3}x".utf8) == [.control("c"), .text("x")])
    }

    @Test func `invalid UTF-8 in a paste is replaced`() {
        let bytes = Array(start.utf8) + [0x61, 0xFF, 0x62, 0xC3] + Array(end.utf8)

        #expect(KeyDecoder.atOnce(bytes) == [.paste("a\u{FFFD}b\u{FFFD}")])
    }

    @Test func `a long paste is truncated between characters, and its end mark is still found`() {
        // Three bytes each: the limit is within the last one.
        let text = String(repeating: "生", count: 1_000_000)
        let rest = String(repeating: "生", count: BracketedPasteBuffer.byteLimit / 3)

        #expect(
            KeyDecoder.atOnce(Array("\(start)\(text)\(end)b".utf8)) == [.paste(rest), .text("b")]
        )
    }

    @Test func `a paste as long as the limit is complete`() {
        let text = String(repeating: "é", count: 32 * 1024)

        #expect(KeyDecoder.atOnce(Array("\(start)\(text)\(end)".utf8)) == [.paste(text)])
        #expect(KeyDecoder.atOnce(Array("\(start)\(text)a\(end)".utf8)) == [.paste(text)])
    }
}
