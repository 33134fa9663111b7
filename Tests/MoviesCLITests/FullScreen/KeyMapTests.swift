import CommandLineKit
import Presentation
import SystemKit
import Terminal
import TestSupport
import Testing

@testable import MoviesCLI

@MainActor
struct KeyMapTests {
    private let search = ScriptedSearch("a", [.recent("alien")])

    @Test func `a program can have no key that a screen uses`() throws {
        for screen in KeyScreen.allCases {
            let keys = bindings(on: screen).flatMap(\.actions).flatMap(\.keys)
            for name in keys.filter({ screen != .typing || !$0.isText }).compactMap(\.name) {
                let keys = try self.keys(["\(name):run(a)"])
                #expect(keys.binds.allSatisfy { keys.conflict(of: $0) != nil }, "\(name)")
            }
        }
    }

    @Test(arguments: KeyAction.allCases)
    func `moves each key of an action where it is one, also in the help`(
        action: KeyAction
    ) throws {
        // The stack, and not a binding, shows the help.
        guard action != .help else { return }
        for place in action.places {
            let new = place.key.isText ? "%" : "f9"
            let bind = try KeyBind("\(new):\(action.rawValue)")
            for screen in place.screens {
                let before = bindings(on: screen)
                let after = try bindings(on: screen, ["\(new):\(action.rawValue)"])

                let keys = after.flatMap(\.actions).flatMap(\.keys)
                #expect(before.flatMap(\.actions).flatMap(\.keys).contains(place.key))
                #expect(keys.contains(bind.key))
                #expect(!keys.contains(place.key))
                let isNamed = before.contains { binding in
                    binding.label.split(separator: " ").contains { $0 == place.key.name ?? "" }
                }
                #expect(after.contains { $0.label.contains(new.uppercased()) } == isNamed)
            }
        }
    }

    @Test func `lists each meaning of a key in the manual once, and the names of actions`() {
        let lists = ManualList.keys
        let typing = lists[0].entries
        let actions = lists.last?.entries ?? []

        #expect(
            typing.filter { $0.name == "Enter" }.map(\.meaning) == [
                "show the details", "take the selected suggestion",
                "search for the selected query", "pick the movie, or the marked movies",
            ]
        )
        #expect(typing.prefix(4).allSatisfy { $0.name == "Enter" })
        #expect(Set(typing).count == typing.count)
        #expect(actions.map(\.name) == KeyAction.allCases.map(\.rawValue))
        #expect(actions.contains(HelpEntry("quit", "the key q in the list and in details")))
        #expect(
            actions.contains(
                HelpEntry("mark", "the key Space in the list and Ctrl-Space while you type")
            )
        )
    }

    @Test func `shows moved keys in the bottom line`() throws {
        let map = ["Q:quit", "ctrl-t:filter", "D:next-movie"]

        #expect(
            try bindings(on: .list, map).hints.contains { $0.label == "Q" && $0.words == "quit" }
        )
        #expect(try bindings(on: .typing, map).hints.contains { $0.label == "^T" })
    }

    @Test(arguments: [(Key.text("H"), true), (.text("?"), false), (.function(1), true)])
    func `shows the help by a moved key, and not by the usual one`(key: Key, isHelp: Bool) throws {
        let terminal = FakeTerminal(userKeys: try keys(["H:help"]))
        search.show(.loaded(.sample(["Alien"])))
        terminal.flow.push(.search(search))

        terminal.press(.tab, key)

        #expect((terminal.screen.lines[0] == "Keys") == isHelp)
    }

    @Test func `runs a program for the selected movie, and by a letter only where it is a key`()
        throws
    {
        var run: [String] = []
        let keys = try keys(["p:run(play {title})", "ctrl-t:run(list)"])
        let screen = SearchScreen(
            search,
            ScreenContext(
                userKeys: keys,
                run: { run.append("\($0.name) \($1.title)") },
                didChange: {}
            )
        )
        search.show(.loaded(.sample(["Alien", "Aliens"])))

        screen.press(.text("p"), .control("t"))
        #expect(run == ["list Alien"])
        #expect(screen.bindings.hints.last == KeyHint(label: "^T", words: "list", rank: 9))
        screen.isTyping = false
        screen.press(.text("p"))

        #expect(run == ["list Alien", "play Alien"])
        #expect(screen.bindings.suffix(2).map(\.label) == ["p", "Ctrl-T"])
        #expect(screen.bindings.suffix(2).map(\.purpose) == ["run play {title}", "run list"])
    }

    private func keys(_ binds: [String]) throws -> UserKeys {
        var keys = UserKeys()
        for bind in binds { keys.add(try KeyBind(bind)) }
        return keys
    }

    private func bindings(on screen: KeyScreen, _ binds: [String]) throws -> [KeyBinding] {
        bindings(on: screen, try keys(binds))
    }

    private func bindings(on screen: KeyScreen, _ keys: UserKeys = UserKeys()) -> [KeyBinding] {
        let context = ScreenContext(userKeys: keys, didChange: {})
        guard screen != .details else {
            return DetailsScreen(ScriptedMovieDetails(), context).bindings
        }
        search.show(.loaded(.sample(["Alien"])))
        let searchScreen = SearchScreen(search, context)
        searchScreen.isTyping = screen == .typing
        return searchScreen.bindings
    }
}
