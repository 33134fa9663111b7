import Presentation
import SystemKit
import Terminal
import Testing

@testable import MoviesCLI

@MainActor
struct KeyMapTests {
    private let queries = ScriptedQueryList("a", [.recent("alien")])
    private let movies = ScriptedMoviesList()

    @Test func `knows each key of the screens that settings can name`() {
        for screen in KeyScreen.allCases {
            let keys = bindings(on: screen).flatMap(\.actions).flatMap(\.keys)
            for key in keys where key.name != nil {
                #expect(KeyMap().use(of: key, on: screen) != nil, "\(key) \(screen)")
            }
        }
    }

    @Test(arguments: MovableKey.allCases)
    func `moves a key of each screen that it names, also in the help`(key: MovableKey) {
        // The stack, and not a binding, shows the help.
        guard key != .help else { return }
        for screen in key.declaration.screens {
            let before = bindings(on: screen)
            let after = bindings(on: screen, KeyMap(moved: [key: .function(9)]))

            let keys = after.flatMap(\.actions).flatMap(\.keys)
            #expect(before.flatMap(\.actions).flatMap(\.keys).contains(key.declaration.key))
            #expect(keys.contains(.function(9)))
            #expect(!keys.contains(key.declaration.key))
            let isNamed = before.contains { binding in
                binding.label.split(separator: " ").contains {
                    $0 == key.declaration.key.name ?? ""
                }
            }
            #expect(after.contains { $0.label.contains("F9") } == isNamed)
        }
    }

    @Test func `shows moved keys in the bottom line`() {
        let map = KeyMap(moved: [
            .quit: .text("Q"), .typingFilter: .control("t"), .nextMovie: .text("D"),
        ])

        #expect(bindings(on: .list, map).hints.contains { $0.label == "Q" && $0.words == "quit" })
        #expect(bindings(on: .typing, map).hints.contains { $0.label == "^T" })
    }

    @Test func `shows the help by a moved key, and not by the usual one`() {
        func fate(_ key: Key) -> KeyFate {
            KeyFate(
                key,
                bindings: [],
                takesText: false,
                isLoading: false,
                pending: [],
                help: .text("H")
            )
        }

        #expect(fate(.text("H")) == .help)
        #expect(fate(.text("?")) == .now)
        #expect(fate(.function(1)) == .help)
    }

    @Test func `runs a command for the selected movie, and by a letter only where it is a key`() {
        var run: [String] = []
        let keys = UserKeys(commands: [command("play", .text("p")), command("list", .control("t"))])
        let screen = SearchScreen(
            queries,
            movies,
            ScreenContext(
                userKeys: keys,
                run: { run.append("\($0.name) \($1.title)") },
                didChange: {}
            )
        )
        movies.show(.loaded(.sample(["Alien", "Aliens"])))

        screen.press(.text("p"), .control("t"))
        #expect(run == ["list Alien"])
        #expect(screen.bindings.hints.last == KeyHint(label: "^T", words: "list", rank: 9))
        screen.isTyping = false
        screen.press(.text("p"))

        #expect(run == ["list Alien", "play Alien"])
        #expect(screen.bindings.suffix(2).map(\.label) == ["p", "Ctrl-T"])
    }

    private func command(_ name: String, _ key: Key) -> UserCommand {
        UserCommand(name: name, key: key, program: "true", arguments: [], ends: false)
    }

    private func bindings(on screen: KeyScreen, _ map: KeyMap = KeyMap()) -> [KeyBinding] {
        let context = ScreenContext(userKeys: UserKeys(map: map), didChange: {})
        guard screen != .details else {
            return DetailsScreen(ScriptedMovieDetails(), context).bindings
        }
        movies.show(.loaded(.sample(["Alien"])))
        let search = SearchScreen(queries, movies, context)
        search.isTyping = screen == .typing
        return search.bindings
    }
}
