import Terminal
import Testing

struct ClipboardTests {
    @Test func `copies a text in Base64`() {
        #expect(Clipboard.copying("é?", isInTmux: false) == "\u{1B}]52;c;w6k/\u{7}")
    }

    @Test func `copies in tmux, and in the terminal around it`() {
        let copying = Clipboard.copying("a", isInTmux: true)

        #expect(
            copying == "\u{1B}]52;c;YQ==\u{7}" + "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{7}\u{1B}\\"
        )
    }
}
