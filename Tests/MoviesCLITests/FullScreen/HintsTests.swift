import Domain
import DomainDoubles
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

/// Which key hints a narrower terminal drops first.
@MainActor
struct HintsTests {
    private let search = ScriptedSearch("", [])
    private let details = ScriptedMovieDetails()

    @Test func `drops hints while text is typed, the most important ones last`() {
        let screen = screen(search)
        search.show(.loaded(.sample(["A", "B"])))
        #expect(
            dropped(screen) == [
                "^O browser", "↑↓ select", "Tab list", "^S sort", "^F filter", "Esc quit",
                "F1 keys",
                "Enter open",
            ]
        )

        search.state.value.prompt.menu = .orders
        #expect(
            dropped(screen) == ["^O browser", "↑↓ select", "Tab take", "Esc cancel", "F1 keys"]
        )
        search.state.value.prompt.items = [
            QuerySuggestionViewModel(.init(text: "year", origin: .order))
        ]
        search.state.value.prompt.selection = 0
        #expect(dropped(screen).suffix(2) == ["F1 keys", "Enter take"])
    }

    @Test func `drops the hint to retry late`() {
        search.show(.failed(.timeout))

        #expect(dropped(screen(search)).suffix(3) == ["Esc quit", "F1 keys", "F5 retry"])
    }

    @Test func `drops hints of the list, the most important ones last`() {
        let screen = screen(search)
        screen.isTyping = false
        search.show(.loaded(.sample(["A", "B"])))

        #expect(
            dropped(screen) == [
                "o browser", "s sort", "f filter", "Space mark", "/ text", "Esc back", "q quit",
                "? keys", "Enter open",
            ]
        )
    }

    @Test func `drops hints of movies to pick, the most important ones last`() {
        let search = ScriptedSearch("", [], canPick: true)
        let screen = screen(search)
        search.show(.loaded(.sample(["A", "B"])))
        #expect(dropped(screen).suffix(4) == ["^F filter", "Esc quit", "F1 keys", "Enter pick"])

        screen.isTyping = false
        #expect(
            dropped(screen).suffix(6) == [
                "/ text", "→ open", "Esc back", "q quit", "? keys", "Enter pick",
            ]
        )
    }

    private func screen(_ search: ScriptedSearch) -> SearchScreen {
        SearchScreen(search, ScreenContext(didChange: {}))
    }

    @Test func `drops hints of the details, the most important ones last`() {
        let screen = DetailsScreen(details, ScreenContext(didChange: {}))
        details.state.value = .loaded(.sample())
        #expect(
            dropped(screen) == [
                "J/K other movies", "o browser", "↑↓ scroll", "q quit", "Esc back", "? keys",
            ]
        )

        details.state.value = .loaded(MovieDetailsItemViewModel(.full))
        #expect(
            dropped(screen) == [
                "J/K other movies", "t trailer", "o browser", "↑↓ select", "Enter follow link",
                "q quit",
                "Esc back", "? keys",
            ]
        )

        details.canPick = true
        #expect(
            dropped(screen) == [
                "J/K other movies", "t trailer", "o browser", "↑↓ select", "→ follow link",
                "q quit", "Esc back",
                "? keys", "Enter pick",
            ]
        )
    }

    /// The hints in the order in which they disappear from narrower and narrower lines.
    private func dropped(_ screen: any TerminalScreen) -> [String] {
        let hints = screen.shown().hints
        var rest = hints.map { "\($0.label) \($0.words)" }
        var result: [String] = []
        for columns in (0..<200).reversed() {
            let line = StatusLine(hints: hints).line(columns: columns).text
            result += rest.filter { !line.contains($0) }
            rest.removeAll { !line.contains($0) }
        }
        return result
    }
}
