import Testing

@testable import CommandLineKit

struct MdocWriterTests {
    @Test(arguments: [
        ("movies search -- -30-", #"movies search \-\- \-30\-"#),
        ("jq '.movies[0].id'", #"jq \(aq.movies[0].id\(aq"#),
        (#"a\nb"#, #"a\enb"#),
        (#"`"^~"#, #"\(ga\(dq\(ha\(ti"#),
        ("기생충", #"\[uAE30]\[uC0DD]\[uCDA9]"#),
        ("é😀", #"\[u00E9]\[u1F600]"#),
        ("NAME,… ×", #"NAME,... \(mu"#),
        ("a|b https://x/", #"a|\:b https:/\:/\:x/"#),
        ("line\nbreak", #"line\[u000A]break"#),
    ])
    func `escapes what means something to roff`(text: String, escaped: String) {
        #expect(MdocWriter.escaped(text) == escaped)
    }

    @Test(arguments: [
        ("", []), ("<movie>…", ["Ar", "movie..."]), ("[<query…>]", ["Oo", "Ar", "query...", "Oc"]),
        ("<name or id>", ["Ar", "name", "or", "id"]), ("[clear]", ["Oo", "Cm", "clear", "Oc"]),
        ("bash|zsh [<file>]", ["Cm", #"bash|\:zsh"#, "Oo", "Ar", "file", "Oc"]),
    ])
    func `turns operands into macros`(operands: String, macros: [String]) {
        #expect(MdocWriter.operands(operands) == macros)
    }

    @Test func `words of a macro are no macros, and no punctuation`() {
        let words = MdocWriter.arguments("No | , YY Noun a,")

        #expect(words == [#"\&No"#, #"\&|"#, #"\&,"#, #"\&YY"#, "Noun", "a,"])
    }

    @Test func `begins a line with each sentence, and with no period or apostrophe`() {
        var writer = MdocWriter()

        writer.text("Reads .tsv files. 'quoted' words (really?) follow a.b")

        #expect(
            writer.page == #"""
                Reads \%.tsv files.
                \(aqquoted\(aq words (really?)
                follow \%a.b

                """#
        )
    }

    @Test func `a parenthesis alone ends no sentence`() {
        var writer = MdocWriter()

        writer.text("a ) b.) c! d) e")

        #expect(writer.page == "a ) \\%b.)\nc!\nd) e\n")
    }

    @Test(arguments: [(76, " b\n"), (77, "\nb\n"), (100, "\nb\n")])
    func `has at most 78 bytes in a line of several words`(length: Int, end: String) {
        let word = String(repeating: "w", count: length)
        var writer = MdocWriter()

        writer.text(word + " b")

        #expect(writer.page == word + end)
    }

    @Test func `keeps lines of text short`() {
        var writer = MdocWriter()

        writer.text(String(repeating: "lorem-ipsum ", count: 40))

        let lines = writer.page.split(separator: "\n")
        #expect(lines.count > 6)
        #expect(lines.allSatisfy { $0.utf8.count <= 80 })
    }
}
