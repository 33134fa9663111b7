import Domain
import DomainDoubles
import Testing

@testable import Presentation

/// A prompt beside movies: its suggestions, its menus, and the queries that are recalled.
@MainActor
struct SearchPromptMenuTests {
    /// The queries whose movies are shown, one after the other.
    private final class Spy {
        var searches: [String] = []

        func show(_ search: MoviesSearch?) {
            let text = search?.query.description ?? "nothing"
            if text != searches.last ?? "nothing" { searches.append(text) }
        }
    }

    private let spy = Spy()

    // MARK: Suggestions

    @Test func `the movies follow each text, and a blank one`() {
        let viewModel = makeViewModel([])

        for text in ["al", "alien", " "] { viewModel.handle(.type(text)) }
        #expect(spy.searches == ["al", "alien", "nothing"])
    }

    @Test func `suggests few queries beside movies, and not what is typed`() async {
        let viewModel = makeViewModel([
            ("Alien ", .recentQuery), ("alien", .recentQuery), ("alien 1", .recentQuery),
            ("alien 2", .recentQuery), ("alien 3", .recentQuery), ("Aliena", .person),
            ("Alien", .title), ("alien western", .filter), ("Alienor", .person),
        ])

        await viewModel.typed("alien ")

        #expect(texts(viewModel) == ["Alien ", "alien 1", "Aliena", "alien western"])
        #expect(viewModel.prompt.selection == nil)
        await viewModel.typed("  ")
        #expect(texts(viewModel).isEmpty)
        #expect(viewModel.prompt.phase == .loaded)
    }

    @Test(arguments: [false, true])
    func `selects the completion of a filter, and suggests only such ones`(
        isNarrowing: Bool
    ) async {
        let viewModel = makeViewModel(
            [
                ("genre:horror dark", .recentQuery), ("genre:horror", .filter),
                ("genre:history", .filter),
            ],
            isNarrowing: isNarrowing
        )

        await viewModel.typed("genre:ho")
        #expect(texts(viewModel) == ["genre:horror", "genre:history"])
        #expect(viewModel.prompt.selection == 0)
        viewModel.handle(.choose)

        #expect(viewModel.prompt.text == "genre:horror ")
        #expect(spy.searches == ["genre:ho", "genre:horror"])
    }

    @Test func `suggests no queries for a text that narrows the movies`() async {
        let viewModel = makeViewModel(
            [("alien 1", .recentQuery), ("Aliena", .person), ("alien western", .filter)],
            isNarrowing: true
        )

        await viewModel.typed("alien")

        #expect(texts(viewModel).isEmpty)
    }

    @Test func `takes a suggestion as the text`() async {
        let viewModel = makeViewModel([("alien 1", .recentQuery), ("alien 2", .recentQuery)])
        await viewModel.typed("alien")
        viewModel.handle(.choose)
        #expect(viewModel.prompt.text == "alien")

        viewModel.handle(.selectSuggestion(1))
        viewModel.handle(.choose)
        #expect(viewModel.prompt.text == "alien 2")
        #expect(viewModel.prompt.selection == nil)

        await viewModel.typed("alien")
        viewModel.handle(.complete)
        #expect(viewModel.prompt.text == "alien 1")
        #expect(spy.searches == ["alien", "alien 2", "alien", "alien 1"])
    }

    @Test(arguments: [(-1, 0), (0, 0), (1, 1), (9, 1)])
    func `selects a row, or the nearest one`(row: Int, selection: Int) async {
        let viewModel = makeViewModel([("alien 1", .recentQuery), ("alien 2", .recentQuery)])
        await viewModel.typed("alien")

        viewModel.handle(.selectSuggestion(row))

        #expect(viewModel.prompt.selection == selection)
        await viewModel.typed(" ")
        viewModel.handle(.selectSuggestion(0))
        #expect(viewModel.prompt.selected == nil)
    }

    // MARK: Filters

    @Test(arguments: [("alien", "alien "), ("alien ", "alien "), ("", ""), ("  ", "")])
    func `takes the highlighted filter after the text, which only then has other movies`(
        text: String,
        before: String
    ) async {
        let viewModel = makeViewModel([])
        viewModel.handle(.type(text))
        let count = spy.searches.count
        viewModel.handle(.openMenu(.filters))
        #expect(viewModel.prompt.menu == .filters)
        #expect(viewModel.prompt.textBeforeMenu == before)
        #expect(viewModel.prompt.text == before)
        #expect(viewModel.prompt.phase == .loading)

        await viewModel.typed(before + "hor")
        #expect(texts(viewModel) == ["genre:ahor", "genre:bhor"])
        #expect(viewModel.prompt.selection == 0)
        #expect(spy.searches.count == count)
        viewModel.handle(.selectSuggestion(1))
        viewModel.handle(.choose)

        #expect(viewModel.prompt.text == before + "genre:bhor ")
        #expect(viewModel.prompt.menu == nil)
        #expect(spy.searches.last == before + "genre:bhor")
    }

    @Test func `restores the text when the menu is closed`() async {
        let viewModel = makeViewModel([("alien 1", .recentQuery)])
        viewModel.handle(.type("alien"))
        viewModel.handle(.openMenu(.filters))
        viewModel.handle(.type("alien hor"))

        viewModel.handle(.escape)

        #expect(viewModel.prompt.text == "alien")
        #expect(!viewModel.prompt.isMenuOpen)
        await viewModel.menuIsLoaded()
        #expect(texts(viewModel) == ["alien 1"])
        #expect(spy.searches == ["alien"])
    }

    @Test func `closes the menu when the text before it is deleted`() {
        let viewModel = makeViewModel([])
        viewModel.handle(.type("alien"))
        viewModel.handle(.openMenu(.filters))
        viewModel.handle(.type("alien h"))
        #expect(viewModel.prompt.isMenuOpen)

        viewModel.handle(.type("alie"))

        #expect(!viewModel.prompt.isMenuOpen)
        #expect(spy.searches == ["alien", "alie"])
    }

    @Test func `shows the filters for the newest text`() async {
        let viewModel = makeViewModel([])
        viewModel.handle(.openMenu(.filters))
        let older = viewModel.typing("h")
        let newer = viewModel.typing("ho")
        await older?.value
        await newer?.value

        #expect(older?.isCancelled == true)
        #expect(texts(viewModel) == ["genre:aho", "genre:bho"])
    }

    @Test func `never shows suggestions in a menu that was opened meanwhile`() async {
        let suggestions = FakeSuggestions(.success([QuerySuggestion(text: "", origin: .title)]))
        await suggestions.hold("alien")
        let viewModel = makeViewModel(suggestions)
        let late = viewModel.typing("alien")
        await suggestions.started("alien")

        viewModel.handle(.openMenu(.filters))
        await viewModel.menuIsLoaded()
        await suggestions.release("alien")
        await late?.value

        #expect(texts(viewModel) == ["genre:a", "genre:b"])
    }

    // MARK: Orders

    @Test func `an order replaces the one of the text`() async throws {
        let viewModel = makeViewModel([])
        viewModel.handle(.type("alien sort:-year genre:war SORT:title"))
        viewModel.handle(.openMenu(.orders))
        await viewModel.menuIsLoaded()
        let state = viewModel.prompt
        #expect(state.selection == 0)
        #expect(
            Array(state.items.map(\.text).prefix(4)) == [
                "relevance", "popularity", "-popularity", "rating",
            ]
        )

        let row = try #require(state.items.firstIndex { $0.text == "-rating" })
        viewModel.handle(.selectSuggestion(row))
        viewModel.handle(.choose)

        #expect(viewModel.prompt.text == "alien genre:war sort:-rating ")
        #expect(viewModel.prompt.menu == nil)
        #expect(spy.searches.last == "alien genre:war sort:-rating")
    }

    @Test func `has no order by relevance without words`() async {
        let viewModel = makeViewModel([])

        viewModel.handle(.type("genre:war"))
        viewModel.handle(.openMenu(.orders))
        await viewModel.menuIsLoaded()
        let state = viewModel.prompt

        #expect(!state.items.isEmpty)
        #expect(!state.items.contains { $0.text.contains("relevance") })
    }

    @Test func `shows the orders that begin with what is typed, and restores the text`() async {
        let viewModel = makeViewModel([])
        viewModel.handle(.type("alien"))
        viewModel.handle(.openMenu(.orders))
        #expect(viewModel.prompt.text == "alien ")
        await viewModel.typed("alien -Ra")
        #expect(texts(viewModel) == ["-rating"])
        #expect(viewModel.prompt.selection == 0)

        viewModel.handle(.escape)

        #expect(viewModel.prompt.text == "alien")
        #expect(!viewModel.prompt.isMenuOpen)
        #expect(spy.searches == ["alien"])
    }

    @Test func `opens another menu without what was typed in the one before`() {
        let viewModel = makeViewModel([])
        viewModel.handle(.type("alien"))
        viewModel.handle(.openMenu(.filters))
        viewModel.handle(.type("alien hor"))

        viewModel.handle(.openMenu(.orders))
        #expect(viewModel.prompt.menu == .orders)
        #expect(viewModel.prompt.text == "alien ")
        viewModel.handle(.openMenu(.filters))

        #expect(viewModel.prompt.menu == .filters)
        #expect(spy.searches == ["alien"])
    }

    // MARK: Recent queries

    @Test func `recalls older queries that match the text, and goes back to it`() async {
        let viewModel = makeViewModel(
            StubSuggestions { prefix in
                ["blue", "alien", "black"].filter { $0.hasPrefix(prefix) }
                    .map { QuerySuggestion(text: $0, origin: .recentQuery) }
            }
        )
        await viewModel.typed("bl")
        #expect(!viewModel.recallNewer())

        var shown: [String] = []
        for _ in 0..<3 {
            viewModel.handle(.recallOlder)
            shown.append(viewModel.prompt.text)
            #expect(viewModel.prompt.isRecalling)
        }
        #expect(shown == ["blue", "black", "black"])
        #expect(viewModel.state.value.problem == .noOlderQuery)
        viewModel.handle(.input)
        #expect(viewModel.recallNewer())
        #expect(viewModel.prompt.text == "blue")
        #expect(viewModel.recallNewer())

        #expect(viewModel.prompt.text == "bl")
        #expect(!viewModel.prompt.isRecalling)
        #expect(viewModel.state.value.problem == nil)
        #expect(!viewModel.recallNewer())
        #expect(spy.searches == ["bl", "blue", "black", "blue", "bl"])
    }

    @Test func `recalls from a text that is typed over an older query`() async {
        let viewModel = makeViewModel([("blue", .recentQuery), ("black", .recentQuery)])
        await viewModel.typed("bl")
        viewModel.handle(.recallOlder)

        await viewModel.typed("blue velvet")
        #expect(!viewModel.prompt.isRecalling)
        #expect(!viewModel.recallNewer())
        viewModel.handle(.recallOlder)
        #expect(viewModel.prompt.text == "blue")
        #expect(viewModel.recallNewer())

        #expect(viewModel.prompt.text == "blue velvet")
    }

    @Test(arguments: [
        (MoviesQueryListMenu.filters, "", "genre:a"), (.orders, "y", "year"),
        (.orders, "-y", "-year"),
    ])
    func `does not take what the movies have no values for`(
        menu: MoviesQueryListMenu,
        typed: String,
        text: String
    ) async {
        let viewModel = makeViewModel([])
        await viewModel.typed("silent")
        viewModel.handle(.openMenu(menu))
        await viewModel.typed(viewModel.prompt.text + typed)
        #expect(viewModel.prompt.selected?.text == text)
        #expect(viewModel.prompt.selected?.label == "no years")

        viewModel.handle(.choose)

        #expect(viewModel.state.value.problem == .noValues("years"))
        #expect(viewModel.prompt.isMenuOpen)
    }

    @Test(arguments: [MoviesQueryListMenu.filters, .orders])
    func `a menu that is opened after a recall keeps its text`(menu: MoviesQueryListMenu) async {
        let viewModel = makeViewModel([("alien", .recentQuery)])
        await viewModel.typed("")
        viewModel.handle(.recallOlder)
        #expect(viewModel.prompt.text == "alien")

        viewModel.handle(.openMenu(menu))

        #expect(!viewModel.prompt.isRecalling)
        #expect(!viewModel.recallNewer())
        #expect(viewModel.prompt.isMenuOpen)
    }

    @Test func `recalls no queries to narrow movies by`() async {
        let viewModel = makeViewModel([("alien", .recentQuery)], isNarrowing: true)
        await viewModel.typed("")

        viewModel.handle(.recallOlder)

        #expect(viewModel.prompt.text.isEmpty)
    }

    @Test func `says that there is no recent query`() async {
        let viewModel = makeViewModel([("Alien", .title)])
        await viewModel.typed("al")

        viewModel.handle(.recallOlder)

        #expect(viewModel.state.value.problem == .noRecentQuery)
        #expect(viewModel.prompt.text == "al")
    }

    private func texts(_ viewModel: DefaultSearchViewModel) -> [String] {
        viewModel.prompt.items.map(\.text)
    }

    private func makeViewModel(
        _ suggestions: [(String, QuerySuggestion.Origin)],
        isNarrowing: Bool = false
    ) -> DefaultSearchViewModel {
        makeViewModel(StubSuggestions(suggestions), isNarrowing: isNarrowing)
    }

    private func makeViewModel(
        _ suggestions: any SuggestMovieQueriesUseCase,
        isNarrowing: Bool = false
    ) -> DefaultSearchViewModel {
        let viewModel = DefaultSearchViewModel(isNarrowing: isNarrowing, suggestions: suggestions)
        viewModel.state.observe(on: spy) { $0.show($1.movies.search) }
        return viewModel
    }
}
