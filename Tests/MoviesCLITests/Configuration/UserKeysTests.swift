import CommandLineKit
import Terminal
import TestSupport
import Testing

@testable import MoviesCLI

/// The settings `commands` and `keys`.
struct UserKeysTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `reads commands`() throws {
        let keys = try keys(
            """
            {commands: [
              {key: 'p', name: 'play', run: ['mpv', '--', 'a {title}', '{{']},
              {key: '^T', name: 'pick me', run: ['x'], ends: true},
            ]}
            """
        )

        #expect(keys.commands.map(\.name) == ["play", "pick me"])
        #expect(keys.commands.map(\.key) == [.text("p"), .control("t")])
        #expect(keys.commands.map(\.program) == ["mpv", "x"])
        #expect(keys.commands.map(\.ends) == [false, true])
        #expect(
            keys.commands[0].arguments.map(\.parts) == [
                [.text("--")], [.text("a "), .field("title")], [.text("{")],
            ]
        )
    }

    @Test(arguments: ["{}", "{commands: [], keys: {}}", "{commands: null, keys: {quit: null}}"])
    func `has nothing without settings`(text: String) throws {
        #expect(try keys(text) == UserKeys())
    }

    @Test(arguments: [
        ("{key: 'p', name: 'play'}", 1, "command 'play' has no 'run'"),
        ("{name: 'play', run: ['a']}", 1, "command 'play' has no 'key'"),
        ("{key: 'p', run: ['a']}", 1, "command 1 has no 'name'"),
        (
            "{key: 'p', name: 5, run: ['a']}", 18,
            "command 1: 'name' must be a short name in quotes, such as 'play'"
        ),
        (
            "{key: 'p', name: ' ', run: ['a']}", 18,
            "command 1: 'name' must be a short name in quotes, such as 'play'"
        ),
        ("{key: 'p', name: 'play', run: []}", 31, "command 'play': 'run' is empty; name a program"),
        (
            "{key: 'p', name: 'play', run: 'a'}", 31,
            "command 'play': 'run' must be a list, such as ['mpv', '{url}']"
        ),
        (
            "{key: 'p', name: 'play', run: [5]}", 32,
            "command 'play': 'run' must be a list of strings in quotes"
        ),
        (
            "{key: 'p', name: 'play', run: ['{id}']}", 32,
            "command 'play': 'run' must begin with a program, which can't have a placeholder"
        ),
        (
            "{key: 'p', name: 'play', run: ['a', '{imdbid}']}", 37,
            "command 'play': unknown placeholder {imdbid}; did you mean {imdb_id}?"
        ),
        (
            "{key: 'p', name: 'play', run: ['a', '{id']}", 37,
            "command 'play': 'run': a '{' is not closed; '{{' is a brace"
        ),
        (
            "{key: 'p', name: 'play', run: ['a'], ends: 1}", 44,
            "command 'play': 'ends' must be true or false"
        ),
        (
            "{key: 'p', name: 'play', run: ['a'], end: 1}", 38,
            "command 'play' has the unknown member 'end'; did you mean 'ends'?"
        ),
        ("{key: 'p', key: 'r'}", 12, "command 1 has 'key' twice"),
        (
            "{key: 'Enter', name: 'play', run: ['a']}", 7,
            "command 'play': 'key' must be a character, or a key such as 'Ctrl-T', 'Alt-T' or 'F6', not 'Enter'"
        ),
        (
            "'mpv'", 1,
            "command 1 must be a command, such as {key: 'p', name: 'play', run: ['mpv', '{url}']}"
        ),
    ])
    func `says what is wrong with a command, and where`(
        command: String,
        column: Int,
        message: String
    ) {
        expectError("{commands: [\n\(command)]}", line: 2, column: column, message)
    }

    @Test(arguments: [
        ("q", "'q' is the quit key; move it with keys: {quit: 'Q'}"),
        ("J", "'J' is the scrollDown key; move it with keys: {scrollDown: 'F6'}"),
        ("Space", "'Space' is the mark key; move it with keys: {mark: 'F6'}"),
        ("ctrl-s", "'Ctrl-S' is the typingSort key; move it with keys: {typingSort: 'F6'}"),
        ("F5", "'F5' is the reload key; move it with keys: {reload: 'F6'}"),
        ("Ctrl-C", "'Ctrl-C' is taken: it quits"),
        ("Ctrl-W", "'Ctrl-W' is taken: it deletes text"),
    ])
    func `says what has the key of a command`(key: String, message: String) {
        expectError(
            "{commands: [{key: '\(key)', name: 'play', run: ['a']}]}",
            line: 1,
            column: 13,
            "command 'play': \(message)"
        )
    }

    @Test func `refuses a key or a name that another command has`() {
        let first = "{commands: [{key: 'p', name: 'play', run: ['a']},\n"

        expectError(
            first + "{key: 'p', name: 'other', run: ['a']}]}",
            line: 2,
            column: 1,
            "command 'other': 'p' is the key of 'play' already"
        )
        expectError(
            first + "{key: 'P', name: 'play', run: ['a']}]}",
            line: 2,
            column: 1,
            "command 'play' has the name of another command"
        )
    }

    @Test func `a command may have a key that was moved away, but not the new one`() throws {
        let moved = "{keys: {quit: 'Q'}, commands: [{key: '%', name: 'play', run: ['a']}]}"

        let keys = try keys(moved.replacing("%", with: "q"))

        #expect(keys.map[.quit] == .text("Q"))
        #expect(keys.commands.map(\.key) == [.text("q")])
        #expect(throws: ErrorReport.self) { try self.keys(moved.replacing("%", with: "Q")) }
    }

    @Test func `two keys may change places, and one key may mean different things in two places`()
        throws
    {
        let map = try keys("{keys: {quit: 's', sort: 'q', trailer: 'f'}}").map

        #expect([map[.quit], map[.sort], map[.trailer]] == [.text("s"), .text("q"), .text("f")])
        #expect(map[.filter] == .text("f"))
    }

    @Test(arguments: [
        ("qiut: 'Q'", 1, "'keys' has the unknown name 'qiut'; did you mean 'quit'?"),
        ("quit: 's'", 7, "'quit' can't be 's', the key for sort"),
        ("quit: 'Ctrl-D'", 7, "'quit' can't be 'Ctrl-D', which moves by half a page"),
        (
            "quit: 'Esc'", 7,
            "'quit' must be a character, or a key such as 'Ctrl-T', 'Alt-T' or 'F6', not 'Esc'"
        ),
        ("quit: 5", 7, "'quit' must be a character, or a key such as 'Ctrl-T', 'Alt-T' or 'F6'"),
        (
            "reload: 'R'", 9,
            "'reload' works while you type, when characters are text; it must be a key such as 'Ctrl-T', 'Alt-T' or 'F6'"
        ),
        ("quit: 'Q', quit: 'X'", 12, "'keys' has 'quit' twice"),
    ])
    func `says what is wrong with a moved key`(member: String, column: Int, message: String) {
        expectError("{keys: {\n\(member)}}", line: 2, column: column, message)
    }

    @Test(arguments: ["{commands: {}}", "{commands: 'p'}", "{keys: []}", "{keys: 5}"])
    func `refuses other types`(text: String) {
        #expect(throws: ErrorReport.self) { try keys(text) }
    }

    private func keys(_ text: String) throws -> UserKeys {
        try folder.write(text, to: ConfigurationFile.name)
        return try UserKeys(ConfigurationFile(folder: folder.path))
    }

    private func expectError(_ text: String, line: Int, column: Int, _ message: String) {
        let path = folder.path(of: ConfigurationFile.name)
        let expected = "\(path), line \(line), column \(column): \(message)"
        #expect(throws: ErrorReport(.configuration, expected)) { try keys(text) }
    }
}
