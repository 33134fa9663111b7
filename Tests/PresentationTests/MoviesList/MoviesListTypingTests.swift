import Domain
import Testing

@testable import Presentation

/// What is typed or chosen above a list to filter and sort it.
@MainActor
struct MoviesListTypingTests {
    @Test func `edits the filters of the list, and completes words`() async throws {
        let search = EchoSearch()
        let viewModel = try await loaded(search, "alien genre:war")
        viewModel.didStartFiltering()
        #expect(viewModel.state.value.typedText == "genre:war ")

        viewModel.didType("genre:war genre:s")
        viewModel.didMoveChoice(by: -1)
        viewModel.didMoveChoice(by: 1)
        viewModel.didComplete()
        #expect(viewModel.state.value.typedText == "genre:war genre:science-fiction ")
        viewModel.didSubmit()
        await viewModel.listIsLoaded()

        #expect(await search.queries.last?.contains("science-fiction") == true)
        #expect(viewModel.state.value.mode == .browsing)
    }

    @Test func `completes a name after the words of filters`() async throws {
        let viewModel = try await loaded(EchoSearch())
        viewModel.didStartFiltering()

        viewModel.didType("genre:war person:ada s")
        #expect(completions(viewModel) == ["genre:war person:ada sort:"])
        await viewModel.namesTask?.value
        #expect(
            completions(viewModel) == [
                "genre:war person:ada sort:", #"genre:war person:"Ada Sund" "#,
            ]
        )
        viewModel.didMoveChoice(by: 1)
        viewModel.didComplete()

        #expect(viewModel.state.value.typedText == #"genre:war person:"Ada Sund" "#)
    }

    @Test func `does not complete a name in an older text`() async throws {
        let viewModel = try await loaded(EchoSearch())
        viewModel.didStartFiltering()
        viewModel.didType("person:ada")
        let older = viewModel.namesTask

        viewModel.didType("sort:-y")
        await older?.value
        await viewModel.namesTask?.value
        #expect(completions(viewModel) == ["sort:-year "])

        viewModel.didType("person:ada")
        viewModel.didEndTyping()
        await viewModel.namesTask?.value
        #expect(viewModel.state.value.mode == .browsing)
    }

    @Test func `goes on with the typing if a filter is invalid`() async throws {
        let viewModel = try await loaded(EchoSearch())
        viewModel.didStartFiltering()
        viewModel.didType("bad")

        viewModel.didSubmit()

        #expect(viewModel.state.value.typedText == "bad")
        #expect(viewModel.state.value.problem != nil)
    }

    @Test func `filters a search that failed`() async throws {
        let viewModel = DefaultMoviesListViewModel(searchMovies: FakeSearch([:]))
        await viewModel.didSearch(MoviesSearch(query: try #require(TypedQuery("alien"))))
        #expect(!viewModel.state.value.isWaiting)

        viewModel.submitFilters("genre:war")

        #expect(viewModel.state.value.isWaiting)
        #expect(viewModel.state.value.query == "alien genre:war")
        #expect(viewModel.state.value.mode == .browsing)
    }

    @Test func `removes the order, then the last filter`() async throws {
        let search = EchoSearch()
        let viewModel = try await loaded(search, "alien genre:war year:1979 sort:-year")
        for query in ["alien genre:war year:1979 1", "alien genre:war 1", "alien 1"] {
            viewModel.didRemoveLastFilter()
            await viewModel.listIsLoaded()
            #expect(await search.queries.last == query)
        }

        viewModel.didRemoveLastFilter()

        #expect(viewModel.state.value.problem == .noFilterToRemove)
        #expect(await search.queries.count == 4)
    }

    // MARK: Sorting

    @Test(arguments: [
        (0, false, "alien 1"), (1, false, "alien sort:popularity 1"),
        (-1, true, "alien sort:-runtime 1"),
    ])
    func `chooses an order`(steps: Int, isReversed: Bool, query: String) async throws {
        let search = EchoSearch()
        let viewModel = try await loaded(search)
        viewModel.didStartSorting()
        viewModel.didMoveChoice(by: steps)
        if isReversed { viewModel.didReverseOrder() }

        viewModel.didSubmit()
        await viewModel.listIsLoaded()

        #expect(await search.queries.last == query)
        #expect(viewModel.state.value.mode == .browsing)
    }

    @Test func `starts with the order of the list`() async throws {
        let viewModel = try await loaded(EchoSearch(), "alien sort:-year")

        viewModel.didStartSorting()

        guard case .sorting(let orders, isReversed: true) = viewModel.state.value.mode else {
            Issue.record("not sorting")
            return
        }
        #expect(orders.selected == "year")
    }

    @Test(
        arguments: [
            ("-YEAR", "year", true, nil), ("rating", "rating", false, nil), ("", nil, false, nil),
            ("votes", nil, false, .unknownOrder(["rating", "year"])),
        ] as [(String, String?, Bool, MoviesListState.Problem?)]
    )
    func `chooses the typed order, or none`(
        text: String,
        selected: String?,
        isReversed: Bool,
        problem: MoviesListState.Problem?
    ) {
        var state = MoviesListState()
        state.startSorting(by: ["rating", "year"])

        state.typeOrder(text)

        #expect(state.problem == problem)
        guard case .sorting(let orders, isReversed) = state.mode else {
            #expect(problem != nil && state.mode == .browsing)
            return
        }
        #expect(orders.selected == selected)
    }

    private func completions(_ viewModel: DefaultMoviesListViewModel) -> [String]? {
        guard case .filtering(_, let completions) = viewModel.state.value.mode else { return nil }
        return completions.texts
    }

    private func loaded(
        _ search: EchoSearch,
        _ text: String = "alien"
    ) async throws -> DefaultMoviesListViewModel {
        let viewModel = DefaultMoviesListViewModel(
            searchMovies: search,
            completeNames: CompleteNamesUseCase(people: OneName())
        )
        await viewModel.didSearch(MoviesSearch(query: try #require(TypedQuery(text))))
        return viewModel
    }
}

private struct OneName: PersonSuggestionsRepository {
    func personSuggestions(
        for text: String,
        onlyDirectors: Bool,
        limit: Int
    ) async throws(MoviesError) -> [PersonSuggestion] {
        [PersonSuggestion(name: "Ada Sund", rank: 1)]
    }
}
