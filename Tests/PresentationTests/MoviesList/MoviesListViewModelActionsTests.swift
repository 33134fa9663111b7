import Domain
import Testing

@testable import Presentation

/// What a list of films does beside showing films: trying again, and leading elsewhere.
@MainActor
struct MoviesListViewModelActionsTests {
    private final class Spy {
        var events: [String] = []
    }

    private let spy = Spy()

    @Test func `searches once more for what has failed`() async throws {
        let useCase = FakeSearch(["alien": [.failure(.credentialRefused)]])
        let viewModel = makeViewModel(useCase)
        try await viewModel.didSearch(search("alien"))

        await viewModel.didRetry()

        #expect(await useCase.requests == ["alien 1", "alien 1"])
        #expect(viewModel.state.value == .failed(FailureViewModel(.credentialRefused)))
    }

    @Test func `asks once more for a page that has failed, and not for films that are there`()
        async throws
    {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1], of: 2)), .failure(.credentialRefused)]
        ])
        let viewModel = makeViewModel(useCase)
        try await viewModel.didSearch(search("alien"))

        await viewModel.didRetry()
        #expect(await useCase.requests == ["alien 1"])
        await viewModel.didReachEnd()
        await viewModel.didRetry()
        #expect(await useCase.requests == ["alien 1", "alien 2", "alien 2"])
    }

    @Test func `asks once more where something else stands in for the answer`() async throws {
        let fallback = MoviesPage(
            number: 1,
            pageCount: 1,
            totalCount: 1,
            movies: [Movie(id: .tmdb(1), title: "Alien")],
            source: .catalog(.builtIn),
            fallback: .catalog(reason: .timedOut(server: "s"))
        )
        let useCase = FakeSearch(["alien": [.success(fallback)]])
        let viewModel = makeViewModel(useCase)
        try await viewModel.didSearch(search("alien"))

        await viewModel.didRetry()

        #expect(await useCase.requests == ["alien 1", "alien 1"])
    }

    @Test func `leads to a film, its page, the prompt and away`() async throws {
        let viewModel = makeViewModel(FakeSearch(["alien": [.success(.sample([348]))]]))
        try await viewModel.didSearch(search("alien"))
        guard case .loaded(let list) = viewModel.state.value else {
            Issue.record("no films")
            return
        }
        let film = try #require(list.items.first)

        viewModel.didSelect(film)
        viewModel.didRequestWebPage(of: film)
        viewModel.didRequestNewSearch()
        viewModel.didGoBack()
        viewModel.didQuit()

        #expect(spy.events == ["details 348", "web page 348", "new search", "back", "quit"])
    }

    @Test func `gives up a search when it is left`() async throws {
        let useCase = FakeSearch(["alien": [.success(.sample([1]))]])
        await useCase.close("alien 1")
        let viewModel = makeViewModel(useCase)
        let request = try search("alien")
        async let answer: Void = viewModel.didSearch(request)
        await useCase.arrival(of: "alien 1")

        viewModel.didGoBack()
        await useCase.open("alien 1")
        await answer

        #expect(spy.events == ["back"])
        if case .loaded = viewModel.state.value { Issue.record("shows what nobody wants") }
    }

    private func makeViewModel(_ useCase: FakeSearch) -> DefaultMoviesListViewModel {
        DefaultMoviesListViewModel(
            searchMovies: useCase,
            actions: MoviesListViewModelActions(
                showDetails: { [spy] in spy.events.append("details \($0)") },
                navigation: NavigationActions(
                    openWebPage: { [spy] in spy.events.append("web page \($0)") },
                    startNewSearch: { [spy] in spy.events.append("new search") },
                    goBack: { [spy] in spy.events.append("back") },
                    quit: { [spy] in spy.events.append("quit") }
                )
            )
        )
    }

    private func search(_ text: String) throws -> MoviesSearch {
        MoviesSearch(query: try #require(MovieQuery(text)))
    }
}
