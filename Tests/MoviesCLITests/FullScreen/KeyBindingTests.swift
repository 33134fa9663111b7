import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct KeyBindingTests {
    private static let names: [Substring: Key] = [
        "Enter": .enter, "Tab": .tab, "Esc": .escape, "↑": .up, "↓": .down, "←": .left,
        "→": .right, "Space": .text(" "), "Ctrl-Space": .control(" "), "Shift-Tab": .backTab,
        "F1": .function(1), "F5": .function(5),
        "PgUp": .pageUp, "PgDn": .pageDown, "Home": .home, "End": .end,
    ]

    private let screens: [any TerminalScreen] = [
        search(isTyping: true), search(isTyping: false),
        DetailsScreen(ScriptedMovieDetails(), ScreenContext(didChange: {})),
    ]

    private static func search(isTyping: Bool) -> SearchScreen {
        let screen = SearchScreen(ScriptedSearch(), ScreenContext(didChange: {}))
        screen.isTyping = isTyping
        return screen
    }

    @Test func `every key in the help has an effect`() throws {
        for screen in screens {
            for binding in screen.bindings {
                // Ctrl-C ends the program before any screen gets it.
                for name in binding.label.split(separator: " ") where name != "Ctrl-C" {
                    let key = try #require(Self.key(name))
                    var editor = LineEditor()
                    let edits = screen.takesText && editor.handle(key)
                    let hasAction = binding.actions.contains { $0.keys.contains(key) }
                    // The stack opens the help.
                    let opensHelp = name == "F1" || name == "?" && !screen.takesText
                    #expect(hasAction || edits || opensHelp, "\(name) of \(screen)")
                }
            }
        }
    }

    @Test func `binds each key once`() {
        for screen in screens {
            let keys = screen.bindings.flatMap(\.actions).flatMap(\.keys)
            #expect(Set(keys).count == keys.count, "\(screen)")
        }
    }

    @Test func `performs the action of a key, and returns whether there is one`() {
        var events: [String] = []
        let bindings = [
            KeyBinding("a b", "both")
                .on(.text("a")) { events.append("a") }
                .on(.text("b"), .down) { events.append("b") }
        ]

        #expect(bindings.perform(.down))
        #expect(bindings.perform(.text("a")))
        #expect(!bindings.perform(.up))

        #expect(events == ["b", "a"])
    }

    private static func key(_ name: Substring) -> Key? {
        if let key = names[name] { return key }
        if name.hasPrefix("Ctrl-"), let letter = name.last {
            return .control(Character(letter.lowercased()))
        }
        if name.hasPrefix("Alt-"), let letter = name.last {
            return .alt(Character(letter.lowercased()))
        }
        return name.count == 1 ? .text(String(name)) : nil
    }
}
