import TestSupport
import Testing

@testable import Terminal

struct WrappedTextTests {
    @Test(arguments: [
        ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]), ("one  two", 8, ["one  two"]),
        ("one  two", 5, ["one", "two"]), ("  one", 5, ["  one"]), ("one ", 3, ["one"]),
        ("one ", 4, ["one"]), ("   ", 2, [""]), ("abcdef", 4, ["abcd", "ef"]),
        ("a abcdef b", 4, ["a", "abcd", "ef b"]), ("ab", 0, ["ab"]), ("abc", 1, ["ab", "c"]),
        ("abc", -5, ["ab", "c"]), ("기생충", 2, ["기", "생", "충"]), ("기생충", 3, ["기", "생", "충"]),
        ("a기생", 3, ["a기", "생"]), ("기 생", 4, ["기", "생"]), ("기 생", 5, ["기 생"]),
        ("👨‍👩‍👧👨‍👩‍👧", 3, ["👨‍👩‍👧", "👨‍👩‍👧"]), ("é\u{301}é", 2, ["é\u{301}é"]),
    ])
    func `breaks between words or wide characters, or anywhere if necessary`(
        text: String,
        columns: Int,
        lines: [String]
    ) {
        #expect(text.wrapped(to: columns) == lines)
    }

    @Test(arguments: [2, 3, 5, 8, 13, 40])
    func `fits, and keeps all characters in order`(columns: Int) {
        var random = SplitMix64(seed: 7)
        let letters = ["a", "b", "é", " ", " ", "기", "侍", "👾", "half-wide", "long-words-too"]
        for _ in 0..<200 {
            let text = (0..<20).map { _ in letters.randomElement(using: &random) ?? "" }.joined()

            let lines = text.wrapped(to: columns)

            #expect(lines.allSatisfy { $0.displayWidth <= columns })
            #expect(lines.allSatisfy { $0.last != " " })
            #expect(
                lines.joined().filter { $0 != " " } == text.filter { $0 != " " },
                "\(text) in \(columns)"
            )
        }
    }

    @Test(arguments: [("7", 3, "  7"), ("기", 3, " 기"), ("1234", 3, "1234"), ("", 2, "  ")])
    func `pads on the left by columns`(text: String, columns: Int, expected: String) {
        #expect(text.leftPadded(to: columns) == expected)
    }

    @Test(arguments: [
        ("a\u{2027}b", "a\u{2027}b"), ("a\u{2028}b\u{2029}c", "a b c"),
        ("a\u{202F}b", "a\u{202F}b"),
        ("a\u{2029}\u{202A}b\u{202E}\u{202F}c", "a b\u{202F}c"),
        ("a\u{2065}b\u{2066}c\u{2069}d\u{206A}e", "a\u{2065}bcd\u{206A}e"),
        ("\u{7E}\u{7F}\u{80}\u{A0}", "\u{7E}\u{A0}"), ("a\u{B}b\u{C}c", "a b c"),
        ("a\u{8}\u{E}b", "ab"), ("a\u{84}\u{86}b", "ab"), ("a\u{98}never", "anever"),
    ])
    func `removes controls and escape sequences, and nothing else`(text: String, expected: String) {
        #expect(text.sanitizedLine == expected)
    }

    @Test(arguments: [
        ("a\u{2028}b", "a b"), ("a\u{202E}b", "ab"), ("a\r\nb", "a  b"), ("a\u{0}b", "a b"),
        ("plain", "plain"), ("é", "é"),
    ])
    func `replaces each control in a field by a space`(text: String, expected: String) {
        #expect(text.sanitizedField == expected)
    }
}
