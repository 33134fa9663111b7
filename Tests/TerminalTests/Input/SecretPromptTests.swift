import Testing

@testable import Terminal

struct SecretPromptTests {
    @Test(
        arguments: [
            ("abc\r", "abc"), ("abc\n", "abc"), ("\r", ""), ("a\u{7F}bc\u{8}d\r", "bd"),
            ("abc\u{15}d\r", "d"), ("abc\u{4}", "abc"), ("\u{4}", nil), ("abc", nil),
            ("a\u{1A}\tb\r", "ab"),
            // Up, Down, F5, Alt-x, a click, and a reply of the terminal.
            ("a\u{1B}[A\u{1B}OBb\u{1B}[15~\u{1B}xc\r", "abc"),
            ("a\u{1B}[<0;1;1Mb\u{1B}[?62;4cc\r", "abc"),
            ("a\u{1B}[200~bc\u{1B}[201~d\r", "abcd"),
        ] as [(String, String?)]
    )
    func `takes text and pastes, and no bytes of other keys`(bytes: String, text: String?) {
        #expect(line(bytes).text == text)
        #expect(line(bytes).interruptions == 0)
    }

    @Test(arguments: ["a\u{3}", "a\u{1C}"])
    func `is interrupted by Ctrl-C and by Ctrl with a backslash`(bytes: String) {
        #expect(line(bytes).interruptions == 1)
    }

    /// The line of bytes that arrive one by one.
    private func line(_ bytes: String) -> (text: String?, interruptions: Int) {
        var decoder = KeyDecoder()
        var rest = bytes.utf8[...]
        var interruptions = 0
        let text = SecretPrompt.line(from: { rest.popFirst().map { decoder.decode([$0]) } }) {
            interruptions += 1
        }
        return (text, interruptions)
    }
}
