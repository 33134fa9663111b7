import CommandLineKit
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The manual page has the keys that the screens show in their help.
@MainActor
struct KeyReferenceTests {
    private let queries = ScriptedQueryList("a", [.recent("alien")])
    private let context = ScreenContext(didChange: {})

    @Test func `has the keys while text is typed, in every state of the screen`() {
        let list = ScriptedMoviesList()
        let screen = SearchScreen(queries, list, context)
        list.show(.loaded(.sample(["Alien"])))
        let movies = screen.bindings.map(\.entry)
        queries.didSelect(0)
        queries.state.value.menu = .orders(after: "")
        let menu = screen.bindings.map(\.entry)
        queries.didSelect(nil)
        list.show(.empty(.sample([]), alternatives: [.title("Alien")]))
        let alternatives = screen.bindings.map(\.entry)

        let entries = entries("Search screen, while you type")
        #expect(Set(entries) == Set(movies + menu + alternatives))
        #expect(entries.filter(movies.contains) == movies)
    }

    @Test func `has the keys in the list`() {
        let screen = SearchScreen(queries, ScriptedMoviesList(), context)
        screen.isTyping = false

        #expect(entries("Search screen, in the list") == screen.bindings.map(\.entry))
    }

    @Test func `has the keys of details`() {
        let details = DetailsScreen(ScriptedMovieDetails(), context)

        #expect(entries("Details") == details.bindings.map(\.entry))
    }

    @Test func `has the keys that are different with --pick`() {
        let movies = ScriptedMoviesList(canPick: true)
        let search = SearchScreen(queries, movies, context)
        let viewModel = ScriptedMovieDetails()
        viewModel.canPick = true
        let details = DetailsScreen(viewModel, context)

        movies.show(.loaded(.sample(["Alien"])))
        var keys = search.bindings.map(\.entry) + details.bindings.map(\.entry)
        search.isTyping = false
        keys += search.bindings.map(\.entry)

        let others = KeyReference.lists.filter { $0.title != "Picking movies" }.flatMap(\.entries)
        #expect(Set(entries("Picking movies")).isSubset(of: keys))
        #expect(Set(keys).subtracting(others).isSubset(of: entries("Picking movies")))
    }

    @Test func `has the names of the keys that can be moved, with the keys`() {
        let entries = entries("Names of keys in the setting 'keys'")

        #expect(entries.map(\.name) == MovableKey.allCases.map(\.rawValue))
        #expect(entries.contains(HelpEntry("quit", "the key q, in the list and in details")))
        #expect(entries.contains(HelpEntry("typingMark", "the key Ctrl-Space, while you type")))
    }

    private func entries(_ title: String) -> [HelpEntry] {
        KeyReference.lists.first { $0.title == title }?.entries ?? []
    }
}

extension KeyBinding {
    /// As it is in the manual page.
    fileprivate var entry: HelpEntry { HelpEntry(label, purpose) }
}
