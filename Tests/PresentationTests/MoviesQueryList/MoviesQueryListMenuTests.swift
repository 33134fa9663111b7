import Domain
import DomainDoubles
import Testing

@testable import Presentation

/// A prompt beside movies: its suggestions, its menus, and the queries that are recalled.
@MainActor
struct MoviesQueryListMenuTests {
    private final class Spy {
        var searches: [String] = []
    }

    private let spy = Spy()

    // MARK: Suggestions

    @Test func `the movies follow each text, and a blank one`() async {
        let viewModel = makeViewModel([])

        for text in ["al", "alien", " "] { viewModel.didType(text) }
        #expect(spy.searches == ["al", "alien", "nothing"])

        let alone = makeViewModel([], role: .alone)
        await alone.didType("brazil").value
        #expect(spy.searches.count == 3)
        alone.didSubmit("brazil")
        #expect(spy.searches.last == "brazil")
    }

    @Test func `suggests few queries beside movies, and not what is typed`() async {
        let viewModel = makeViewModel([
            ("Alien ", .recentQuery), ("alien", .recentQuery), ("alien 1", .recentQuery),
            ("alien 2", .recentQuery), ("alien 3", .recentQuery), ("Aliena", .person),
            ("Alien", .title), ("alien western", .filter), ("Alienor", .person),
        ])

        await viewModel.didType("alien ").value

        #expect(texts(viewModel) == ["Alien ", "alien 1", "Aliena", "alien western"])
        #expect(viewModel.state.value.selection == nil)
        await viewModel.didType("  ").value
        #expect(texts(viewModel).isEmpty)
        #expect(viewModel.state.value.phase == .loaded)
    }

    @Test(arguments: [
        PromptSuggestions.Role.live, .narrowing,
    ])
    func `selects the completion of a filter, and suggests only such ones`(
        role: PromptSuggestions.Role
    ) async {
        let viewModel = makeViewModel(
            [
                ("genre:horror dark", .recentQuery), ("genre:horror", .filter),
                ("genre:history", .filter),
            ],
            role: role
        )

        await viewModel.didType("genre:ho").value
        #expect(texts(viewModel) == ["genre:horror", "genre:history"])
        #expect(viewModel.state.value.selection == 0)
        viewModel.didTake()

        #expect(viewModel.state.value.text == "genre:horror ")
        #expect(spy.searches == ["genre:ho", "genre:horror"])
    }

    @Test func `suggests no queries for a text that narrows the movies`() async {
        let viewModel = makeViewModel(
            [("alien 1", .recentQuery), ("Aliena", .person), ("alien western", .filter)],
            role: .narrowing
        )

        await viewModel.didType("alien").value

        #expect(texts(viewModel).isEmpty)
    }

    @Test func `takes a suggestion as the text`() async {
        let viewModel = makeViewModel([("alien 1", .recentQuery), ("alien 2", .recentQuery)])
        await viewModel.didType("alien").value
        viewModel.didTake()
        #expect(viewModel.state.value.text == "alien")

        viewModel.didSelect(1)
        viewModel.didTake()
        #expect(viewModel.state.value.text == "alien 2")
        #expect(viewModel.state.value.selection == nil)

        await viewModel.didType("alien").value
        viewModel.didComplete()
        #expect(viewModel.state.value.text == "alien 1")
        #expect(spy.searches == ["alien", "alien 2", "alien", "alien 1"])
    }

    @Test(arguments: [(-1, 0), (0, 0), (1, 1), (9, 1), (nil, nil)] as [(Int?, Int?)])
    func `selects a row, or the nearest one`(row: Int?, selection: Int?) async {
        let viewModel = makeViewModel([("alien 1", .recentQuery), ("alien 2", .recentQuery)])
        await viewModel.didType("alien").value

        viewModel.didSelect(row)

        #expect(viewModel.state.value.selection == selection)
        await viewModel.didType(" ").value
        viewModel.didSelect(0)
        #expect(viewModel.state.value.selected == nil)
    }

    // MARK: Filters

    @Test(arguments: [("alien", "alien "), ("alien ", "alien "), ("", ""), ("  ", "")])
    func `takes the highlighted filter after the text, which only then has other movies`(
        text: String,
        before: String
    ) async {
        let viewModel = makeViewModel([])
        viewModel.didType(text)
        let count = spy.searches.count
        viewModel.didOpenMenu(.filters)
        #expect(viewModel.state.value.menu == .filters)
        #expect(viewModel.state.value.textBeforeMenu == before)
        #expect(viewModel.state.value.text == before)
        #expect(viewModel.state.value.phase == .loading)

        await viewModel.didType(before + "hor").value
        #expect(texts(viewModel) == ["genre:ahor", "genre:bhor"])
        #expect(viewModel.state.value.selection == 0)
        #expect(spy.searches.count == count)
        viewModel.didSelect(1)
        viewModel.didTake()

        #expect(viewModel.state.value.text == before + "genre:bhor ")
        #expect(viewModel.state.value.menu == nil)
        #expect(spy.searches.last == before + "genre:bhor")
    }

    @Test func `restores the text when the menu is closed`() async {
        let viewModel = makeViewModel([("alien 1", .recentQuery)])
        viewModel.didType("alien")
        viewModel.didOpenMenu(.filters)
        viewModel.didType("alien hor")

        viewModel.didCloseMenu()

        #expect(viewModel.state.value.text == "alien")
        #expect(!viewModel.state.value.isMenuOpen)
        let state = await viewModel.state.first { $0.phase == .loaded }
        #expect(state.items.map(\.text) == ["alien 1"])
        viewModel.didCloseMenu()
        #expect(spy.searches == ["alien", "alien"])
    }

    @Test func `closes the menu when the text before it is deleted`() {
        let viewModel = makeViewModel([])
        viewModel.didType("alien")
        viewModel.didOpenMenu(.filters)
        viewModel.didType("alien h")
        #expect(viewModel.state.value.isMenuOpen)

        viewModel.didType("alie")

        #expect(!viewModel.state.value.isMenuOpen)
        #expect(spy.searches == ["alien", "alie"])
    }

    @Test func `shows the filters for the newest text`() async {
        let viewModel = makeViewModel([])
        viewModel.didOpenMenu(.filters)
        let older = viewModel.didType("h")
        let newer = viewModel.didType("ho")
        await older.value
        await newer.value

        #expect(older.isCancelled)
        #expect(texts(viewModel) == ["genre:aho", "genre:bho"])
    }

    @Test func `never shows suggestions in a menu that was opened meanwhile`() async {
        let suggestions = FakeSuggestions(.success([QuerySuggestion(text: "", origin: .title)]))
        await suggestions.hold("alien")
        let viewModel = makeViewModel(suggestions, role: .live)
        let late = viewModel.didType("alien")
        await suggestions.started("alien")

        viewModel.didOpenMenu(.filters)
        _ = await viewModel.state.first { $0.phase == .loaded }
        await suggestions.release("alien")
        await late.value

        #expect(texts(viewModel) == ["genre:a", "genre:b"])
    }

    // MARK: Orders

    @Test func `an order replaces the one of the text`() async throws {
        let viewModel = makeViewModel([])
        viewModel.didType("alien sort:-year genre:war SORT:title")
        viewModel.didOpenMenu(.orders)
        let state = await viewModel.state.first { $0.phase == .loaded }
        #expect(state.selection == 0)
        #expect(
            Array(state.items.map(\.text).prefix(4)) == [
                "relevance", "popularity", "-popularity", "rating",
            ]
        )

        let row = try #require(state.items.firstIndex { $0.text == "-rating" })
        viewModel.didSelect(row)
        viewModel.didTake()

        #expect(viewModel.state.value.text == "alien genre:war sort:-rating ")
        #expect(viewModel.state.value.menu == nil)
        #expect(spy.searches.last == "alien genre:war sort:-rating")
    }

    @Test func `has no order by relevance without words`() async {
        let viewModel = makeViewModel([])

        viewModel.didType("genre:war")
        viewModel.didOpenMenu(.orders)
        let state = await viewModel.state.first { $0.phase == .loaded }

        #expect(!state.items.isEmpty)
        #expect(!state.items.contains { $0.text.contains("relevance") })
    }

    @Test func `shows the orders that begin with what is typed, and restores the text`() async {
        let viewModel = makeViewModel([])
        viewModel.didType("alien")
        viewModel.didOpenMenu(.orders)
        #expect(viewModel.state.value.text == "alien ")
        await viewModel.didType("alien -Ra").value
        #expect(texts(viewModel) == ["-rating"])
        #expect(viewModel.state.value.selection == 0)

        viewModel.didCloseMenu()

        #expect(viewModel.state.value.text == "alien")
        #expect(!viewModel.state.value.isMenuOpen)
        #expect(spy.searches == ["alien", "alien"])
    }

    @Test func `opens another menu without what was typed in the one before`() {
        let viewModel = makeViewModel([])
        viewModel.didType("alien")
        viewModel.didOpenMenu(.filters)
        viewModel.didType("alien hor")

        viewModel.didOpenMenu(.orders)
        #expect(viewModel.state.value.menu == .orders)
        #expect(viewModel.state.value.text == "alien ")
        viewModel.didOpenMenu(.filters)

        #expect(viewModel.state.value.menu == .filters)
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
        await viewModel.didType("bl").value
        #expect(!viewModel.didRecallNewer())

        var shown: [String] = []
        for _ in 0..<3 {
            viewModel.didRecallOlder()
            shown.append(viewModel.state.value.text)
            #expect(viewModel.state.value.isRecalling)
        }
        #expect(shown == ["blue", "black", "black"])
        #expect(viewModel.state.value.problem == .noOlderQuery)
        #expect(viewModel.didRecallNewer())
        #expect(viewModel.state.value.text == "blue")
        #expect(viewModel.didRecallNewer())

        #expect(viewModel.state.value.text == "bl")
        #expect(!viewModel.state.value.isRecalling)
        #expect(viewModel.state.value.problem == nil)
        #expect(!viewModel.didRecallNewer())
        #expect(spy.searches == ["bl", "blue", "black", "blue", "bl"])
    }

    @Test func `recalls from a text that is typed over an older query`() async {
        let viewModel = makeViewModel([("blue", .recentQuery), ("black", .recentQuery)])
        await viewModel.didType("bl").value
        viewModel.didRecallOlder()

        await viewModel.didType("blue velvet").value
        #expect(!viewModel.state.value.isRecalling)
        #expect(!viewModel.didRecallNewer())
        viewModel.didRecallOlder()
        #expect(viewModel.state.value.text == "blue")
        #expect(viewModel.didRecallNewer())

        #expect(viewModel.state.value.text == "blue velvet")
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
        await viewModel.didType("silent").value
        viewModel.didOpenMenu(menu)
        await viewModel.didType(viewModel.state.value.text + typed).value
        #expect(viewModel.state.value.selected?.text == text)
        #expect(viewModel.state.value.selected?.label == "no years")

        viewModel.didTake()

        #expect(viewModel.state.value.problem == .noValues("years"))
        #expect(viewModel.state.value.isMenuOpen)
    }

    @Test(arguments: [MoviesQueryListMenu.filters, .orders])
    func `a menu that is opened after a recall keeps its text`(menu: MoviesQueryListMenu) async {
        let viewModel = makeViewModel([("alien", .recentQuery)])
        await viewModel.didType("").value
        viewModel.didRecallOlder()
        #expect(viewModel.state.value.text == "alien")

        viewModel.didOpenMenu(menu)

        #expect(!viewModel.state.value.isRecalling)
        #expect(!viewModel.didRecallNewer())
        #expect(viewModel.state.value.isMenuOpen)
    }

    @Test func `recalls no queries to narrow movies by`() async {
        let viewModel = makeViewModel([("alien", .recentQuery)], role: .narrowing)
        await viewModel.didType("").value

        viewModel.didRecallOlder()

        #expect(viewModel.state.value.text.isEmpty)
    }

    @Test func `says that there is no recent query`() async {
        let viewModel = makeViewModel([("Alien", .title)])
        await viewModel.didType("al").value

        viewModel.didRecallOlder()

        #expect(viewModel.state.value.problem == .noRecentQuery)
        #expect(viewModel.state.value.text == "al")
    }

    private func texts(_ viewModel: DefaultMoviesQueryListViewModel) -> [String] {
        viewModel.state.value.items.map(\.text)
    }

    private func makeViewModel(
        _ suggestions: [(String, QuerySuggestion.Origin)],
        role: PromptSuggestions.Role = .live
    ) -> DefaultMoviesQueryListViewModel {
        makeViewModel(StubSuggestions(suggestions), role: role)
    }

    private func makeViewModel(
        _ suggestions: any SuggestMovieQueriesUseCase,
        role: PromptSuggestions.Role = .live
    ) -> DefaultMoviesQueryListViewModel {
        DefaultMoviesQueryListViewModel(
            role: role,
            canGoBack: false,
            suggestQueries: suggestions,
            recentQueries: SpyRecentQueries(),
            navigation: NavigationActions(
                search: { [spy] in spy.searches.append($0?.description ?? "nothing") }
            )
        )
    }
}
