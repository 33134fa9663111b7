import Domain
import DomainDoubles
import TestSupport
import Testing

@testable import Presentation

@MainActor
struct SearchPromptTests {
    /// Removes a query only when the gate is open.
    private struct GatedQueries: RecentQueriesRepository {
        let gate: Gate

        func recentQueries() async throws(MoviesError) -> RecentQueries { RecentQueries() }
        func save(_ query: TypedQuery) async throws(MoviesError) {}
        func remove(_ text: String) async throws(MoviesError) -> Bool {
            await gate.opened()
            return true
        }
        func removeAll() async throws(MoviesError) {}
    }

    private static let blue = QuerySuggestionViewModel(
        QuerySuggestion(text: "blue", origin: .recentQuery)
    )

    private let recentQueries = SpyRecentQueries(["blue", "alien"])

    @Test func `shows the suggestions for the typed text`() async throws {
        let viewModel = makeViewModel([("ade", .recentQuery), ("ade Runner", .person)])

        await viewModel.typed("Bl")

        let items = try loaded(viewModel)
        #expect(items.map(\.text) == ["Blade", "Blade Runner"])
        #expect(items.map(\.isRecent) == [true, false])
    }

    @Test func `has the year of a title, and the query for it`() {
        let title = QuerySuggestion(text: "Dune", origin: .title, year: 2021, query: "Dune 2021")

        let item = QuerySuggestionViewModel(title)

        #expect(
            [item.text, item.year.map(String.init), item.query] == ["Dune", "2021", "Dune 2021"]
        )
        #expect(QuerySuggestionViewModel(.init(text: "a", origin: .title)).query == "a")
    }

    @Test(
        arguments: [
            (.recentQuery, "recent"), (.openedMovie, "opened"), (.person, "person"),
            (.title, nil), (.filter, "filter"), (.order, nil),
        ] as [(QuerySuggestion.Origin, String?)]
    )
    func `says what is no title`(origin: QuerySuggestion.Origin, label: String?) {
        let item = QuerySuggestionViewModel(QuerySuggestion(text: "a", origin: origin))

        #expect(item.label == label)
        #expect(item.isRecent == (origin == .recentQuery))
    }

    @Test func `shows up to twenty suggestions for a text`() async throws {
        let suggestions = FakeSuggestions(
            .success([QuerySuggestion(text: "ue", origin: .recentQuery)])
        )
        let viewModel = makeViewModel(suggestions)
        var states: [MoviesQueryListState] = []
        let owner = FakeOwner()
        viewModel.state.observe(on: owner) { _, new in
            if states.last != new.prompt { states.append(new.prompt) }
        }

        await viewModel.typed("bl")
        #expect(try loaded(viewModel) == [Self.blue])
        viewModel.handle(.selectSuggestion(0))
        await viewModel.deleting()?.value

        #expect(states.map(\.phase) == [.loading, .loading, .loaded, .loaded, .loading, .loaded])
        // The menu stays until there is another one.
        #expect(states.map(\.items.count) == [0, 0, 1, 1, 1, 1])
        #expect(await suggestions.limits == [20, 20])
    }

    @Test func `shows why there are no suggestions`() async {
        let viewModel = makeViewModel(FakeSuggestions(.failure(.offline(.tmdb))))

        await viewModel.typed("bl")

        #expect(viewModel.prompt.phase == .failed(FailureViewModel(.offline(.tmdb))))
    }

    @Test func `never replaces the suggestions for a newer text`() async throws {
        let suggestions = FakeSuggestions(.success([QuerySuggestion(text: "u", origin: .person)]))
        await suggestions.hold("b")
        let viewModel = makeViewModel(suggestions)
        let older = viewModel.typing("b")
        await suggestions.started("b")

        await viewModel.typed("bl")
        await suggestions.release("b")
        await older?.value

        #expect(try loaded(viewModel).map(\.text) == ["blu"])
    }

    @Test
    func `loads while it deletes a recent query, then shows the menu for the newest text`()
        async throws
    {
        let viewModel = makeViewModel([("ue", .recentQuery)])
        await viewModel.typed("bl")
        viewModel.handle(.selectSuggestion(0))

        let removal = viewModel.deleting()
        #expect(viewModel.prompt.phase == .loading)
        viewModel.handle(.type("glue, bl"))
        await removal?.value

        #expect(recentQueries.saved == ["alien"])
        #expect(try loaded(viewModel).map(\.text) == ["glue, blue"])
    }

    @Test func `shows why it can't delete a query, unless other text was typed meanwhile`()
        async throws
    {
        let failure = MoviesQueryListState.Phase.failed(FailureViewModel(.offline(.tmdb)))
        for (text, isShown) in [("bl", true), ("blu", false)] {
            let viewModel = DefaultSearchViewModel(
                suggestions: StubSuggestions([("blue", .recentQuery)]),
                recentQueries: SpyRecentQueries(failingWith: .offline(.tmdb))
            )
            await viewModel.typed("bl")
            viewModel.handle(.selectSuggestion(0))
            var states: [MoviesQueryListState] = []
            let owner = FakeOwner()
            viewModel.state.observe(on: owner) { _, new in
                if states.last != new.prompt { states.append(new.prompt) }
            }

            let removal = viewModel.deleting()
            let newer = viewModel.typing(text)
            await removal?.value
            await newer?.value

            #expect(states.map(\.phase).contains(failure) == isShown)
        }
    }

    @Test func `shows no menu from before a deletion while it deletes`() async {
        let suggestions = FakeSuggestions(
            .success([QuerySuggestion(text: "ue", origin: .recentQuery)])
        )
        let gate = Gate()
        let viewModel = DefaultSearchViewModel(
            suggestions: suggestions,
            recentQueries: GatedQueries(gate: gate)
        )
        await viewModel.typed("b")
        await suggestions.hold("bl")
        let older = viewModel.typing("bl")
        await suggestions.started("bl")
        viewModel.handle(.selectSuggestion(0))

        let removal = viewModel.deleting()
        await suggestions.release("bl")
        await older?.value

        #expect(viewModel.prompt.phase == .loading)
        gate.open()
        await suggestions.started("bl")
        await suggestions.release("bl")
        await removal?.value
        #expect(viewModel.prompt.phase == .loaded)
    }

    @Test func `searches with the options of the prompt`() {
        let options = MovieQuery(includesAdult: true, isExact: true)
        let viewModel = DefaultSearchViewModel(options: options)

        viewModel.handle(.type("  blade   runner "))

        #expect(viewModel.loader.search?.query == TypedQuery("blade runner", options: options))
        #expect(TypedQuery("blade runner")?.meaning.includesAdult == false)
    }

    @Test func `deletes a recent query, and no other`() async throws {
        let viewModel = makeViewModel([("ue", .recentQuery), ("ack", .person)])
        await viewModel.typed("bl")
        for row in [1, 0] {
            viewModel.handle(.selectSuggestion(row))
            viewModel.handle(.input)
            await viewModel.deleting()?.value
            #expect((viewModel.state.value.problem == .nothingToDelete) == (row == 1))
        }
        #expect(recentQueries.saved == ["alien"])
    }

    @Test func `selects nothing in the menu of another text after a deletion`() async throws {
        let gate = Gate()
        let viewModel = DefaultSearchViewModel(
            suggestions: StubSuggestions([("blue", .recentQuery)]),
            recentQueries: GatedQueries(gate: gate)
        )
        await viewModel.typed("bl")
        viewModel.handle(.selectSuggestion(0))
        let removal = viewModel.deleting()
        let newer = viewModel.typing("blu")
        gate.open()
        await removal?.value
        await newer?.value

        #expect(viewModel.prompt.selection == nil)
    }

    @Test(arguments: [
        ("Amélie", [0..<4], "[Amél]ie"), ("Ame\u{301}lie", [0..<3], "[Ame\u{301}]lie"),
        ("Blade Runner", [0..<2, 6..<12], "[Bl]ade [Runner]"), ("Alien", [], "Alien"),
        ("Alien", [0..<5], "[Alien]"), ("", [], ""),
        // Ranges outside of the text.
        ("Alien", [3..<9], "Ali[en]"), ("Alien", [7..<9], "Alien"), ("Alien", [-2..<1], "Alien"),
        ("Alien", [2..<4, 1..<3, 3..<3], "Al[ie]n"),
    ])
    func `marks the typed text`(text: String, matches: [Range<Int>], expected: String) {
        let item = QuerySuggestionViewModel(
            QuerySuggestion(text: text, origin: .title, matches: matches)
        )

        let marked = item.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined()
        #expect(marked == expected)
        #expect(item.text == text)
    }

    private func makeViewModel(
        _ suggestions: [(String, QuerySuggestion.Origin)]
    ) -> DefaultSearchViewModel {
        makeViewModel(
            FakeSuggestions(.success(suggestions.map { QuerySuggestion(text: $0, origin: $1) }))
        )
    }

    private func makeViewModel(_ suggestions: FakeSuggestions) -> DefaultSearchViewModel {
        DefaultSearchViewModel(
            suggestions: suggestions,
            recentQueries: recentQueries
        )
    }

    private func loaded(
        _ viewModel: DefaultSearchViewModel
    ) throws -> [QuerySuggestionViewModel] {
        guard viewModel.prompt.phase == .loaded else { throw MoviesError.cancelled }
        return viewModel.prompt.items
    }
}
