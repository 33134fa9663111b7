import Testing

@testable import MoviesCLI

struct HelpOverlayTests {
    private let bindings = [
        KeyBinding("Enter", "all about the movie"), KeyBinding("↑ ↓ j k", "go to another movie"),
        KeyBinding("q", "quit"),
    ]

    @Test func `lists keys and what they are for, in columns`() {
        var help = HelpOverlay(bindings)

        let content = help.content(TerminalSize(columns: 40, rows: 10))

        #expect(
            content.text == [
                "Keys", "Enter    all about the movie", "↑ ↓ j k  go to another movie",
                "q        quit",
            ]
        )
        #expect(content.hintVariants == ["Esc closes this"])
    }

    @Test func `scrolls where there is too little room, and not past the end`() {
        var help = HelpOverlay(bindings)
        let size = TerminalSize(columns: 40, rows: 3)
        #expect(help.content(size).hintVariants == ["↑ ↓ more · Esc closes this"])

        for _ in 1...5 { #expect(help.handle(.down) == .handled) }
        #expect(help.content(size).text.last == "q        quit")
        #expect(help.content(size).text.count == 3)

        #expect(help.handle(.up) == .handled)
        #expect(help.content(size).text[1] == "Enter    all about the movie")
        #expect(help.handle(.pageUp) == .handled)
        #expect(help.content(size).text[1] == "Enter    all about the movie")
    }

    @Test func `breaks what is too long for a narrow terminal`() {
        var help = HelpOverlay(bindings)

        let content = help.content(TerminalSize(columns: 16, rows: 20))

        #expect(content.text.contains("↑ ↓ j   go to"))
        #expect(content.lines.allSatisfy { $0.width <= 16 })
    }

    @Test func `closes, and gives keys that are not its own to the screen`() {
        var help = HelpOverlay(bindings)

        for key in [Key.escape, .enter, .text("?"), .function(1)] {
            #expect(help.handle(key) == .dismissed, "\(key)")
        }
        for key in [Key.text("j"), .text("q"), .tab, .function(2)] {
            #expect(help.handle(key) == .passThrough, "\(key)")
        }
    }
}
