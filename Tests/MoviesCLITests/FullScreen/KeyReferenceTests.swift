import CommandLineKit
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The manual page has the keys that the screens show in their help.
@MainActor
struct KeyReferenceTests {
    private let list = ScriptedMoviesList()
    private let context = ScreenContext(didChange: {})

    @Test func `has the keys of the prompt`() {
        let prompt = PromptScreen(ScriptedQueryList(), context)

        #expect(entries("The prompt") == prompt.bindings.map(\.entry))
    }

    @Test func `has the keys of results, also if there are none and if they are narrowed`() {
        let screen = ResultsScreen(list, context)
        var keys: Set<HelpEntry> = []

        list.show(.loaded(.sample(["Alien"])))
        keys.formUnion(screen.bindings.map(\.entry))
        list.narrow = { _ in [0] }
        list.didStartNarrowing()
        list.didType("a")
        list.didEndTyping()
        keys.formUnion(screen.bindings.map(\.entry))
        list.show(.empty(.sample([]), alternatives: [.title("Alien")]))
        keys.formUnion(screen.bindings.map(\.entry))

        #expect(Set(entries("Results")) == keys)
    }

    @Test func `has the keys of the line above results`() {
        let screen = ResultsScreen(list, context)
        list.show(.loaded(.sample(["Alien"])))

        list.didStartNarrowing()
        #expect(entries("Results, while narrowing") == screen.bindings.map(\.entry))
        list.didStartFiltering()
        #expect(entries("Results, while filtering") == screen.bindings.map(\.entry))
        list.didStartSorting()
        #expect(entries("Results, while sorting") == screen.bindings.map(\.entry))
    }

    @Test func `has the keys of details`() {
        let details = DetailsScreen(ScriptedMovieDetails(), context)

        #expect(entries("Details") == details.bindings.map(\.entry))
    }

    @Test func `has the keys that are different with --pick`() {
        let picked = ScriptedMoviesList(canPick: true)
        let results = ResultsScreen(picked, context)
        let viewModel = ScriptedMovieDetails()
        viewModel.canPick = true
        let details = DetailsScreen(viewModel, context)

        picked.show(.loaded(.sample(["Alien"])))
        var keys = results.bindings.map(\.entry) + details.bindings.map(\.entry)
        picked.didStartNarrowing()
        keys += results.bindings.map(\.entry)

        let others = KeyReference.lists.filter { $0.title != "Picking movies" }.flatMap(\.entries)
        #expect(Set(entries("Picking movies")).isSubset(of: keys))
        #expect(Set(keys).subtracting(others).isSubset(of: entries("Picking movies")))
    }

    private func entries(_ title: String) -> [HelpEntry] {
        KeyReference.lists.first { $0.title == title }?.entries ?? []
    }
}

extension KeyBinding {
    /// As it is in the manual page.
    fileprivate var entry: HelpEntry { HelpEntry(label, purpose) }
}
