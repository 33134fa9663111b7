import Terminal
import Testing

struct KeyNameTests {
    @Test(arguments: [
        ("q", Key.text("q")), ("Q", .text("Q")), ("?", .text("?")), ("^", .text("^")),
        ("기", .text("기")), (" ", .text(" ")), ("space", .text(" ")), ("Ctrl-T", .control("t")),
        ("ctrl-t", .control("t")), ("^T", .control("t")), ("^Space", .control(" ")),
        ("Alt-J", .alt("j")), ("alt-1", .alt("1")), ("F5", .function(5)), ("f12", .function(12)),
    ])
    func `takes the names of the help, and similar ones`(name: String, key: Key) {
        #expect(Key(name: name) == key)
    }

    @Test(arguments: [
        "", "qq", "Esc", "Enter", "Up", "F0", "F13", "Ctrl-", "Ctrl-TT", "Ctrl-1", "Alt-",
        "\t", "\u{301}", "\u{1B}", "\u{200B}",
    ])
    func `takes no other names`(name: String) {
        #expect(Key(name: name) == nil)
    }

    @Test(arguments: ["Ctrl-I", "Ctrl-M", "Ctrl-J", "Ctrl-H", "^["])
    func `takes no key that a terminal can't tell from another`(name: String) {
        #expect(Key(name: name) == nil)
    }

    @Test(arguments: [
        (Key.text("Q"), "Q", "Q"), (.text(" "), "Space", "Space"),
        (.control("f"), "Ctrl-F", "^F"), (.control(" "), "Ctrl-Space", "^Space"),
        (.alt("j"), "Alt-J", "Alt-J"), (.function(5), "F5", "F5"),
    ])
    func `has a name and a short one`(key: Key, name: String, short: String) {
        #expect(key.name == name)
        #expect(key.shortName == short)
        #expect(Key(name: name) == key)
    }

    @Test func `has no name for a key that can't be chosen`() {
        #expect(Key.up.name == nil)
        #expect(Key.escape.shortName == nil)
    }
}
