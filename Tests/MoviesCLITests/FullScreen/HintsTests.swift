import Domain
import DomainDoubles
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

/// Which key hints a narrower terminal drops first.
@MainActor
struct HintsTests {
    private let list = ScriptedMoviesList()
    private let prompt = ScriptedQueryList()
    private let details = ScriptedMovieDetails()

    @Test func `drops hints of a list, the most important ones last`() {
        list.show(.loaded(.sample(["A", "B"])))
        #expect(
            droppedFromList() == [
                "n new search", "o browser", "s sort", "f filter", "/ narrow", "q quit",
                "Enter details", "? keys",
            ]
        )

        list.show(
            .loaded(
                .sample(
                    ["A"],
                    fallback: FallbackViewModel(.catalog(reason: .server(.example, .timedOut)))
                )
            )
        )
        #expect(droppedFromList().suffix(4) == ["q quit", "r retry", "Enter details", "? keys"])
    }

    @Test func `drops hints of a list to pick from, the most important ones last`() {
        let list = ScriptedMoviesList(canPick: true)
        list.show(.loaded(.sample(["A", "B"])))

        #expect(
            dropped(ResultsScreen(list, ScreenContext(didChange: {}))) == [
                "n new search", "o browser", "s sort", "f filter", "→ details", "/ narrow",
                "q quit", "Enter pick", "? keys",
            ]
        )
    }

    @Test func `drops hints of a list without movies, the most important ones last`() {
        list.show(.failed(.timeout))
        #expect(
            droppedFromList() == ["n new search", "q quit", "Esc back", "? keys", "r retry"]
        )

        list.show(.empty(.sample([]), alternatives: [.title("Alien")]))
        #expect(
            droppedFromList() == ["n new search", "q quit", "Esc back", "Enter search", "? keys"]
        )

        var filtered = MoviesList.sample([])
        filtered.filters = ["genre:war"]
        list.show(.empty(filtered))
        #expect(
            droppedFromList() == [
                "f filter", "n new search", "x remove the last filter", "q quit", "Esc back",
                "? keys",
            ]
        )
    }

    @Test func `drops hints of the line above a list, the most important ones last`() {
        list.show(.loaded(.sample(["A", "B"])))
        list.didStartNarrowing()
        #expect(
            droppedFromList() == ["Tab keep", "↑↓ select", "Esc all movies", "Enter details"]
        )

        list.didType("a")
        list.didEndTyping()
        #expect(
            droppedFromList() == [
                "n new search", "o browser", "s sort", "f filter", "Esc all movies", "/ narrow",
                "q quit", "Enter details", "? keys",
            ]
        )

        list.didStartFiltering()
        #expect(
            droppedFromList() == ["↑↓ select", "Esc cancel", "Tab complete", "Enter filter"]
        )

        list.didStartSorting()
        #expect(
            droppedFromList() == ["Esc cancel", "- reverse", "←→ select", "Enter sort"]
        )
    }

    @Test func `has only one hint while the first movies load`() {
        list.showLoading("blade")

        #expect(droppedFromList() == ["Esc cancel"])
    }

    @Test func `drops hints of the prompt, the most important ones last`() {
        let screen = PromptScreen(prompt, ScreenContext(didChange: {}))
        #expect(dropped(screen) == ["↑↓ select", "Enter search", "Esc quit", "F1 keys"])

        prompt.state.value = .loaded([.title("Alien")])
        prompt.canGoBack = true
        #expect(
            dropped(screen)
                == ["Tab complete", "↑↓ select", "Enter search", "Esc back", "F1 keys"]
        )

        prompt.state.value = .loaded([.recent("alien")])
        screen.press(.text("a"))
        #expect(
            dropped(screen) == [
                "Ctrl-R recall", "Tab complete", "↑↓ select", "Enter search", "Esc clear",
                "F1 keys",
            ]
        )
    }

    @Test func `drops hints of the details, the most important ones last`() {
        let screen = DetailsScreen(details, ScreenContext(didChange: {}))
        details.state.value = .loaded(.sample())
        #expect(
            dropped(screen) == ["o browser", "↑↓ scroll", "q quit", "Esc back", "? keys"]
        )

        details.state.value = .loaded(MovieDetailsItemViewModel(.full))
        #expect(
            dropped(screen) == [
                "t trailer", "o browser", "↑↓ select", "Enter follow link", "q quit",
                "Esc back", "? keys",
            ]
        )

        details.canPick = true
        #expect(
            dropped(screen) == [
                "t trailer", "o browser", "↑↓ select", "→ follow link", "q quit", "Esc back",
                "? keys", "Enter pick",
            ]
        )
    }

    private func droppedFromList() -> [String] {
        dropped(ResultsScreen(list, ScreenContext(didChange: {})))
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
