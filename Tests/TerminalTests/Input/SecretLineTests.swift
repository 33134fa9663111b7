import Testing

@testable import Terminal

struct SecretLineTests {
    @Test(
        arguments: [
            ("abc\r", "abc"), ("abc\n", "abc"), ("\r", ""), ("a\u{7F}bc\u{8}d\r", "bd"),
            ("abc\u{15}d\r", "d"), ("abc\u{17}d\r", "d"), ("abc\u{4}", "abc"), ("\u{4}", nil),
            ("a\u{1}\tb\r", "ab"),
            // Arrow keys, Home, F5, Alt-x, a click, and a reply of the terminal.
            ("a\u{1B}[A\u{1B}OBb\u{1B}[1;5C\u{1B}[Hc\r", "abc"),
            ("a\u{1B}[15~\u{1B}xb\u{1B}[<0;1;1M\u{1B}[?62;4cc\r", "abc"),
            ("a\u{1B}[200~bc\u{1B}[201~d\r", "abcd"),
        ] as [(String, String?)]
    )
    func `takes text and pastes, and no other keys`(bytes: String, text: String?) {
        #expect(outcome(bytes) == .entered(text))
    }

    @Test(arguments: ["a\u{3}", "a\u{1C}"])
    func `ends with Ctrl-C`(bytes: String) {
        #expect(outcome(bytes) == .interrupted)
    }

    @Test func `does not end before Enter`() {
        #expect(outcome("abc") == nil)
    }

    @Test func `refuses a line that is too long`() {
        let longest = String(repeating: "x", count: SecretPrompt.sizeLimit)

        #expect(outcome(longest + "\r") == .entered(longest))
        #expect(outcome(longest + "x\r") == .entered(nil))
        #expect(outcome(longest + "x\u{4}") == .entered(nil))
    }

    /// The first outcome of bytes that arrive one by one.
    private func outcome(_ bytes: String) -> SecretLine.Outcome? {
        var decoder = KeyDecoder()
        var line = SecretLine()
        for byte in bytes.utf8 {
            for key in decoder.decode([byte]) {
                if let outcome = line.handle(key) { return outcome }
            }
        }
        return nil
    }
}
