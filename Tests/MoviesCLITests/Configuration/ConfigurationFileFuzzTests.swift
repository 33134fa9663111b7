import CommandLineKit
import Domain
import Foundation
import TestSupport
import Testing

@testable import MoviesCLI

/// Changes of files that people write by hand, with or without mistakes.
struct ConfigurationFileFuzzTests {
    private static let corpus = FuzzCorpus(
        [
            "", "// mine\n", "{}", "{\n}\n", "{ region: 'US' }",
            """
            // My settings.
            {
              language: 'ko-KR', // titles
              "region": "KR",
              /* not { yet: 'done' } */
              'timeout': +2.5e0,
              mouse: true,
              notIn: ['a.csv', "b's.csv",],
              commands: [{key: 'p', run: ['mpv', '{title}']}],
              keys: {quit: 'Q'},
            }

            """,
            "\u{FEFF}{\r\n\tcolor: 'never',\r\n\thistory: false\r\n}\r\n",
            "{accessToken:'a}b',apiKey:\"\\u0041\\x41\\\n\",unknown:null,source:'auto'}",
            "{ region: 'US', region: 'JP', in: 'x', images: true /* , */ }",
            "{\u{A0}apiURL:\u{2028}'https://example.org' , imageURL: null }",
        ],
        tokens: [
            "{", "}", "[", "]", ",", ":", "'", "\"", "\\", "//", "/*", "*/", "\n", "\r\n", " ",
            "null", "true", "region", "'region'", "\"region\"", "language", "mouse", "apiKey: 'x',",
            "\\u0072egion", "'r\\x65gion': 'x',", "\\u", "\u{A0}", "\u{2028}", "\u{FEFF}",
            "Infinity",
            "-", ".", "0x1F", "1e999", "é", "region: 'X',",
        ]
    )

    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `a stored setting is read back, and the rest of the file stays`() throws {
        let counts = try fuzz("set", Self.corpus, iterations: 800) { file, random in
            let (setting, literal, text) = try Self.change(&random)
            let before = read(file)
            guard let changed = ConfigurationFile.contents(file, setting, to: literal) else {
                try #require(before == nil, "the program can read it")
                return false
            }
            try #require(Self.isObject(changed))
            if let before {
                let after = try #require(read(changed))
                try #require(after[setting] == text)
                try #require(Self.others(after, [setting]) == Self.others(before, [setting]))
            }
            if let member = (try? JSON5Outline(file))?.member(setting.rawValue) {
                let expected =
                    file[..<member.valueRange.lowerBound] + Array(literal.utf8)
                    + file[member.valueRange.upperBound...]
                try #require(Array(expected) == changed)
            } else if file.contains(UInt8(ascii: "/")) {
                try #require(Self.isPart(file, of: changed))
            }
            return true
        }

        #expect(counts.valid > 200)
        #expect(counts.invalid > 100)
    }

    @Test func `a removed setting is gone, and the others stay`() throws {
        let counts = try fuzz("unset", Self.corpus, iterations: 800) { file, random in
            let before = read(file)
            let stored = Setting.inFile.filter { before?[$0] != nil }
            let settings = stored.isEmpty ? Setting.inFile : stored
            let setting = try #require(settings.randomElement(using: &random))
            guard let changed = ConfigurationFile.contents(file, removing: setting) else {
                try #require(before?[setting] == nil)
                return false
            }
            try #require(Self.isObject(changed))
            try #require(try Self.members(changed, setting) == Self.members(file, setting))
            if let before {
                let after = try #require(read(changed))
                try #require(after[setting] == nil)
                try #require(Self.others(after, [setting]) == Self.others(before, [setting]))
            }
            return true
        }

        #expect(counts.valid > 50)
        #expect(counts.invalid > 100)
    }

    @Test func `a stored credential is the only one`() throws {
        let counts = try fuzz("set-token", Self.corpus, iterations: 800) { file, random in
            let isToken = Bool.random(using: &random)
            let credential: Credential = isToken ? .accessToken("n'e\\w") : .apiKey("n'e\\w")
            let before = read(file)
            guard let changed = ConfigurationFile.contents(file, storing: credential) else {
                try #require(before == nil, "the program can read it")
                return false
            }
            try #require(Self.isObject(changed))
            if let before {
                let after = try #require(read(changed))
                try #require(after[isToken ? .accessToken : .apiKey] == "n'e\\w")
                try #require(after[isToken ? .apiKey : .accessToken] == nil)
                let secrets: [Setting] = [.accessToken, .apiKey]
                try #require(Self.others(after, secrets) == Self.others(before, secrets))
            }
            return true
        }

        #expect(counts.valid > 200)
        #expect(counts.invalid > 100)
    }

    /// The settings of a file; `nil` if the program can't read it.
    private func read(_ bytes: [UInt8]) -> [Setting: String]? {
        guard (try? folder.rewrite(bytes, to: ConfigurationFile.name)) != nil,
            let file = try? ConfigurationFile(folder: folder.path)
        else { return nil }
        let pairs = Setting.inFile.compactMap { setting in
            file.text(of: setting).map { (setting, $0) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// A setting, a value in JSON5, and the value's text.
    private static func change(
        _ random: inout SplitMix64
    ) throws -> (Setting, literal: String, text: String) {
        let setting = try #require(Setting.inFile.randomElement(using: &random))
        switch setting.declaration.type.notation {
        case .string: return (setting, JSON5Literal.text("it's \\ \"KR\"\n"), "it's \\ \"KR\"\n")
        case .number: return (setting, "7", "7")
        case .boolean: return (setting, "true", "true")
        case .strings: return (setting, JSON5Literal.list(["a,b", "]"]), "a,b\n]")
        case .list: return (setting, "[]", "0")
        case .object: return (setting, "{}", "0")
        }
    }

    private static func others(
        _ values: [Setting: String],
        _ settings: [Setting]
    ) -> [Setting: String] {
        values.filter { !settings.contains($0.key) }
    }

    private static func isObject(_ file: [UInt8]) -> Bool {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return (try? decoder.decode([String: Anything].self, from: Data(file))) != nil
    }

    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }

    /// The keys and values of a file as they are written, without those of a setting.
    private static func members(_ file: [UInt8], _ setting: Setting) throws -> [String] {
        try JSON5Outline(file).members.filter { $0.key != setting.rawValue }.map { member in
            String(decoding: file[member.keyRange], as: UTF8.self) + ": "
                + String(decoding: file[member.valueRange], as: UTF8.self)
        }
    }

    /// Whether all bytes of one array are in another, in the same order.
    private static func isPart(_ bytes: [UInt8], of others: [UInt8]) -> Bool {
        var rest = bytes[...]
        for byte in others where byte == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
