import CommandLineKit
import TestSupport
import Testing

@testable import MoviesCLI

/// Changes of one setting in the text of the configuration file.
struct StoredSettingTests {
    @Test(arguments: [
        ("", "{\n  region: 'KR',\n}\n"), ("// mine", "// mine\n{\n  region: 'KR',\n}\n"),
        ("{}", "{\n  region: 'KR',\n}"), ("{\n}\n", "{\n  region: 'KR',\n}\n"),
        ("{ region: 'US' }", "{ region: 'KR' }"),
        (
            "{ \"region\" : /* a */ null , mouse: true }",
            "{ \"region\" : /* a */ 'KR' , mouse: true }"
        ),
        ("{ region: 'US', region: 'JP' }", "{ region: 'KR', region: 'JP' }"),
        (
            "{ // mine\n  mouse: true // no\n  // end\n}",
            "{ // mine\n  mouse: true, // no\n  // end\n  region: 'KR',\n}"
        ),
        ("{\r\n  mouse: true,\r\n}\r\n", "{\r\n  mouse: true,\r\n  region: 'KR',\r\n}\r\n"),
        ("{mouse:true}", "{mouse:true, region: 'KR'}"),
        ("{ mouse: true, }", "{ mouse: true, region: 'KR' }"),
        ("{ mouse: true /* no */ }", "{ mouse: true, /* no */ region: 'KR' }"),
        ("{ /* none */ }", "{ /* none */ \n  region: 'KR',\n}"),
        ("\t{ notIn: [\n  'a',\n] }", "\t{ notIn: [\n  'a',\n], region: 'KR' }"),
        // The decoder takes an escape for its character, and no wide space.
        ("{ 'r\\u0065gion': 'US' }", "{ 'r\\u0065gion': 'KR' }"),
        ("\u{A0}\u{2028}", "{\n  region: 'KR',\n}\n"),
    ])
    func `stores a setting, and keeps the comments and the order`(
        text: String,
        changed: String
    ) throws {
        let bytes = ConfigurationFile.contents(Array(text.utf8), .region, to: "'KR'")

        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == changed)
        #expect(try file(changed).text(of: .region) == "KR")
    }

    @Test(arguments: [
        ("{ region: 'US' }", "{ }"), ("{region:'US'}", "{}"),
        ("{ region: 'US', mouse: true }", "{ mouse: true }"),
        ("{ mouse: true, region: 'US' }", "{ mouse: true, }"),
        ("{\n  // here\n  region: 'US',\n  mouse: true,\n}\n", "{\n  // here\n  mouse: true,\n}\n"),
        ("{\r\n  region: 'US',\r\n  mouse: true\r\n}", "{\r\n  mouse: true\r\n}"),
        ("{\n  mouse: true,\n  region: 'US'\n}\n", "{\n  mouse: true,\n}\n"),
        ("{\n  region: 'US', // of me\n  mouse: true,\n}", "{\n  // of me\n  mouse: true,\n}"),
        ("{ region: 'US' /* of me */, mouse: true }", "{ region: null /* of me */, mouse: true }"),
        ("{ region: 'US', mouse: true, region: 'JP' }", "{ mouse: true, }"),
        ("{\n  mouse: true\n  , region: 'US'\n}", "{\n  mouse: true\n  , \n}"),
    ])
    func `removes a setting, and nothing else`(text: String, changed: String) throws {
        let bytes = ConfigurationFile.contents(Array(text.utf8), removing: .region)

        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == changed)
        let file = try file(changed)
        #expect(file.text(of: .region) == nil)
        #expect(file.text(of: .mouse) == (text.contains("mouse") ? "true" : nil))
    }

    @Test func `removes a list of several lines`() {
        let text = "{\n  commands: [\n    {key: 'p'},\n  ],\n  mouse: true,\n}\n"

        let bytes = ConfigurationFile.contents(Array(text.utf8), removing: .commands)

        #expect(bytes == Array("{\n  mouse: true,\n}\n".utf8))
    }

    @Test(arguments: [
        "[]", "{", "{ a: b }", "x", "{ a: 1 } // \u{0}", "{ region: 'US' } }", "{ region: 'US',, }",
        "{ region: 'U\nS' }", "\u{A0}// mine",
    ])
    func `does not change what is no object`(text: String) {
        #expect(ConfigurationFile.contents(Array(text.utf8), .region, to: "'KR'") == nil)
        #expect(ConfigurationFile.contents(Array(text.utf8), removing: .region) == nil)
    }

    @Test func `does not change what is not UTF-8`() {
        let bytes = Array("{ region: '".utf8) + [0xFF] + Array("' }".utf8)

        #expect(ConfigurationFile.contents(bytes, .region, to: "'KR'") == nil)
    }

    @Test(arguments: ["", "// mine\n", "{}", "{ mouse: true } // region: 'KR'"])
    func `has nothing to remove if the setting is not there`(text: String) {
        #expect(ConfigurationFile.contents(Array(text.utf8), removing: .region) == nil)
    }

    @Test func `changes a file in which another value is invalid`() {
        let bytes = ConfigurationFile.contents(Array("{ mouse: 5 }".utf8), .region, to: "'KR'")

        #expect(bytes == Array("{ mouse: 5, region: 'KR' }".utf8))
    }

    @Test(arguments: ["a'b", "a\\b", "a\"b", "\u{2028}", "a\u{7}b", "\u{85}", "e\u{301}", "기생충"])
    func `a literal is the text again`(text: String) throws {
        let literal = JSON5Literal.list([text, "x"])

        #expect(try file("{ notIn: \(literal) }").text(of: .excluded) == text + "\nx")
    }

    private func file(_ text: String) throws -> ConfigurationFile {
        let folder = try TemporaryDirectory()
        try folder.write(text, to: ConfigurationFile.name)
        return try ConfigurationFile(folder: folder.path)
    }
}
