import Terminal
import Testing

@testable import MoviesCLI

struct HelpOverlayTests {
    private let bindings = [
        KeyBinding("Enter", "show the details"), KeyBinding("↑ ↓ j k", "select another movie"),
        KeyBinding("q", "quit"),
    ]

    @Test func `lists keys and their purpose in columns`() {
        var help = HelpOverlay(bindings: bindings)

        let content = help.content(TerminalSize(columns: 40, rows: 10))

        #expect(
            content.text == [
                "Keys", "Enter    show the details", "↑ ↓ j k  select another movie",
                "q        quit",
            ]
        )
        #expect(content.hints.map(\.words) == ["close"])
    }

    @Test func `ends with the attribution of the data, which matters less than the keys`() {
        var help = HelpOverlay(bindings: bindings, attribution: "Thanks to the owners.")

        let lines = help.content(TerminalSize(columns: 40, rows: 10)).lines

        #expect(lines.map(\.text).suffix(3) == ["q        quit", "", "Thanks to the owners."])
        #expect(lines.last?.pieces.map(\.style) == [.secondary])
    }

    @Test func `scrolls if there is too little room, and stops at the end`() {
        var help = HelpOverlay(bindings: bindings)
        let size = TerminalSize(columns: 40, rows: 3)
        #expect(help.content(size).hints.map(\.words) == ["more", "close"])

        for _ in 1...5 { scrolls(&help, .down) }
        #expect(help.content(size).text.last == "q        quit")
        #expect(help.content(size).text.count == 3)

        scrolls(&help, .up)
        #expect(help.content(size).text[1] == "Enter    show the details")
        scrolls(&help, .pageUp)
        #expect(help.content(size).text[1] == "Enter    show the details")
    }

    @Test(arguments: [(3, ["more", "close"]), (4, ["close"]), (5, ["close"])])
    func `says that there is more only if it does not fit`(rows: Int, words: [String]) {
        var help = HelpOverlay(bindings: bindings)
        scrolls(&help, .text(" "))

        let content = help.content(TerminalSize(columns: 40, rows: rows))

        #expect(content.hints.map(\.words) == words)
        #expect(content.text.count == 5 - words.count)
        #expect(help.top == words.count - 1)
    }

    @Test func `wraps text in a narrow terminal`() {
        var help = HelpOverlay(bindings: bindings)

        let content = help.content(TerminalSize(columns: 16, rows: 20))

        #expect(content.text.contains("↑ ↓ j   select"))
        #expect(content.lines.allSatisfy { $0.width <= 16 })
    }

    @Test func `closes on every key that does not scroll it`() {
        var help = HelpOverlay(bindings: bindings)

        for key in [Key.escape, .enter, .text("?"), .text("q"), .function(1), .tab, .control("d")] {
            let staysOpen = help.handle(key)
            #expect(!staysOpen, "\(key)")
        }
    }

    private func scrolls(_ help: inout HelpOverlay, _ key: Key) {
        let staysOpen = help.handle(key)
        #expect(staysOpen)
    }
}
