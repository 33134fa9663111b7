import Testing

@testable import CommandLineKit

struct ShellLineTests {
    @Test(arguments: [
        ("movies ", ["movies"], ""), ("movies  a  b", ["movies", "a"], "b"), ("", [], ""),
        (#"a\ b c\"d"#, ["a b"], #"c"d"#), (#"'a b'"c d" e"#, ["a bc d"], "e"),
        (#"a 'it'\''s"#, ["a"], "it's"), (#""a\"b\x" '\'"#, [#"a"b\x"#], #"\"#),
        ("'' a", [""], "a"), (#"a \"#, ["a"], ""), ("기생 \"충", ["기생"], "충"),
    ])
    func `has words without their quotes`(line: String, words: [String], word: String) {
        let line = ShellLine(line)

        #expect(line.words == words)
        #expect(line.word == word)
    }

    @Test func `has escapes in single quotes only in fish`() {
        #expect(ShellLine(#"'it\'s a"#, escapesInSingleQuotes: true).word == "it's a")
        #expect(ShellLine(#"'it\'s a"#).words == [#"it\s"#])
    }

    @Test(
        arguments: [
            ("a b\\ c", "", "b\\ c", nil), ("a --b=c", "--b=", "c", nil), ("a b:", "b:", "", nil),
            ("a b:c\\ d", "b:", "c\\ d", nil), ("a \"b c", "", "b c", "\""),
            ("a b=\"c:d", "b=", "c:d", "\""), ("a 'b'\\''c", "b'", "c", "'"),
            ("a b='c d'e", "b=", "'c d'e", nil), ("a:b c", "", "c", nil),
        ] as [(String, String, String, Unicode.Scalar?)]
    )
    func `says what readline replaces`(
        line: String,
        kept: String,
        typed: String,
        quote: Unicode.Scalar?
    ) {
        let line = ShellLine(line, breaks: " \t\n\"'><=;|&(:")

        #expect(line.kept == kept)
        #expect(line.typed == typed)
        #expect(line.quote == quote)
    }
}
