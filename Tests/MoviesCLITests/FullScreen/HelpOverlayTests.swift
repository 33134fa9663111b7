import Testing

@testable import MoviesCLI

struct HelpOverlayTests {
    private let bindings = [
        KeyBinding("Enter", "show the details"), KeyBinding("↑ ↓ j k", "select another movie"),
        KeyBinding("q", "quit"),
    ]

    @Test func `lists keys and their purpose in columns`() {
        var help = HelpOverlay(bindings)

        let content = help.content(TerminalSize(columns: 40, rows: 10))

        #expect(
            content.text == [
                "Keys", "Enter    show the details", "↑ ↓ j k  select another movie",
                "q        quit",
            ]
        )
        #expect(content.hintVariants == ["Esc close"])
    }

    @Test func `scrolls if there is too little room, and stops at the end`() {
        var help = HelpOverlay(bindings)
        let size = TerminalSize(columns: 40, rows: 3)
        #expect(help.content(size).hintVariants == ["↑ ↓ more · Esc close"])

        for _ in 1...5 { #expect(help.handle(.down) == .handled) }
        #expect(help.content(size).text.last == "q        quit")
        #expect(help.content(size).text.count == 3)

        #expect(help.handle(.up) == .handled)
        #expect(help.content(size).text[1] == "Enter    show the details")
        #expect(help.handle(.pageUp) == .handled)
        #expect(help.content(size).text[1] == "Enter    show the details")
    }

    @Test func `wraps text in a narrow terminal`() {
        var help = HelpOverlay(bindings)

        let content = help.content(TerminalSize(columns: 16, rows: 20))

        #expect(content.text.contains("↑ ↓ j   select"))
        #expect(content.lines.allSatisfy { $0.width <= 16 })
    }

    @Test func `closes, and passes other keys on to the screen`() {
        var help = HelpOverlay(bindings)

        for key in [Key.escape, .enter, .text("?"), .function(1)] {
            #expect(help.handle(key) == .dismissed, "\(key)")
        }
        for key in [Key.text("j"), .text("q"), .tab, .function(2)] {
            #expect(help.handle(key) == .passThrough, "\(key)")
        }
    }
}
