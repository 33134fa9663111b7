import Testing

@testable import MoviesCLI

struct KeyDecoderPasteTests {
    private let begin = "\u{1B}[200~"
    private let end = "\u{1B}[201~"

    @Test(arguments: [
        "", "Alien", "two\r\nlines\t\u{3}", "기생충 👨‍👩‍👧", "\u{1B}[A\u{1B}\u{1B}[201", "\u{1B}[200~",
        "\u{1B}[20\u{1B}[2",
    ])
    func `a paste is one key, whatever is in it`(text: String) {
        let bytes = Array("a\(begin)\(text)\(end)b".utf8)

        #expect(KeyDecoder.atOnce(bytes) == [.text("a"), .paste(text), .text("b")])
        #expect(KeyDecoder.byBytes(bytes) == [.text("a"), .paste(text), .text("b")])
    }

    @Test func `a paste that stalls is given as far as it came, and goes on up to its mark`() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\(begin)Ali\u{1B}[20".utf8) == [])
        #expect(decoder.isPending)

        #expect(decoder.timeOut() == [.paste("Ali")])
        #expect(!decoder.isPending)
        #expect(decoder.decode("1~b".utf8) == [.text("b")])
    }

    @Test func `Ctrl-C ends a paste whose mark was lost, and only that`() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\(begin)a\u{3}b".utf8) == [])
        #expect(decoder.timeOut() == [.paste("a\u{3}b")])
        #expect(decoder.decode("q".utf8) == [])
        #expect(decoder.timeOut() == [.paste("q")])

        #expect(decoder.decode("\u{3}x".utf8) == [.control("c"), .text("x")])
    }

    @Test func `bytes in a paste that are not UTF-8 are replaced`() {
        let bytes = Array(begin.utf8) + [0x61, 0xFF, 0x62, 0xC3] + Array(end.utf8)

        #expect(KeyDecoder.atOnce(bytes) == [.paste("a\u{FFFD}b\u{FFFD}")])
    }

    @Test func `a long paste is cut between characters, and its end is still found`() {
        // Three bytes each: the limit is inside the last one.
        let text = String(repeating: "生", count: 1_000_000)
        let kept = String(repeating: "生", count: BracketedPasteBuffer.limit / 3)

        #expect(
            KeyDecoder.atOnce(Array("\(begin)\(text)\(end)b".utf8)) == [.paste(kept), .text("b")]
        )
    }

    @Test func `a paste that fills the limit is whole`() {
        let text = String(repeating: "é", count: BracketedPasteBuffer.limit / 2)

        #expect(KeyDecoder.atOnce(Array("\(begin)\(text)\(end)".utf8)) == [.paste(text)])
    }
}
