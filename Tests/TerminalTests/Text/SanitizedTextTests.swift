import Testing

@testable import Terminal

struct SanitizedTextTests {
    @Test(arguments: [
        ("Alien", "Alien"), ("기생충 👨‍👩‍👧 8½", "기생충 👨‍👩‍👧 8½"), ("", ""),
        ("a\u{1B}[31mred\u{1B}[0m", "ared"), ("a\u{1B}[2Jb", "ab"), ("a\u{1B}[?25lb", "ab"),
        ("a\u{9B}31mb", "ab"), ("a\u{1B}]0;title\u{7}b", "ab"), ("a\u{1B}]8;;x\u{1B}\\b", "ab"),
        ("a\u{9D}0;title\u{9C}b", "ab"), ("a\u{1B}Pq#0\u{1B}\\b", "ab"),
        ("a\u{1B}_x\u{1B}\\b", "ab"),
        ("a\u{1B}(0b", "ab"), ("a\u{1B}cb", "ab"), ("a\u{1B}", "a"), ("a\u{1B}[", "a"),
        ("a\u{1B}]never ends", "anever ends"), ("\u{1B}\u{1B}[31mx", "x"),
        ("a\u{0}b\u{7}c\u{8}d\u{7F}e\u{85}f", "abcde f"), ("a\tb\nc\r\nd", "a b c  d"),
        ("a\u{202E}b\u{2066}c\u{2069}d\u{202A}e", "abcde"), ("a\u{2028}b", "a b"),
    ])
    func `a sanitized line contains no controls and escape sequences`(text: String, safe: String) {
        #expect(text.sanitizedLine == safe)
    }

    @Test func `a sanitized field has a space for every control`() {
        #expect("a\tb\nc\u{1}d\u{1B}[31me".sanitizedField == "a b c de")
    }
}
