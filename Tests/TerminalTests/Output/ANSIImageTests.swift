import Testing

@testable import Terminal

struct ANSIImageTests {
    @Test func `keeps only characters and colors`() {
        let text = "\u{1B}[?25l\u{1B}[38;2;1;2;3m▀▄\u{1B}[0m\u{1B}[2J\u{7}\r\n\u{1B}[48:5:7mab\n\n"

        let lines = ANSIImage.lines(of: text, columns: 10)

        #expect(
            lines == [
                StyledText(verbatim: "\u{1B}[38;2;1;2;3m▀▄\u{1B}[0m\u{1B}[0m", width: 2),
                StyledText(verbatim: "\u{1B}[48:5:7mab\u{1B}[0m", width: 2),
            ]
        )
    }

    @Test func `truncates lines that are too wide`() {
        let lines = ANSIImage.lines(of: "abcdef\n기생충", columns: 5)

        #expect(lines.map(\.width) == [5, 4])
        #expect(lines.map(\.text) == ["abcde\u{1B}[0m", "기생\u{1B}[0m"])
    }

    @Test func `drops marks without a letter, and empty lines at the end`() {
        let text = "\u{301}a\u{200B}b\u{301}\n\u{301}\nc\n\u{301}\n"

        let lines = ANSIImage.lines(of: text, columns: 2)

        #expect(lines.map(\.text) == ["ab\u{1B}[0m", "\u{1B}[0m", "c\u{1B}[0m"])
    }
}
