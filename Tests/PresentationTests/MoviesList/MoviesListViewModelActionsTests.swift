import Domain
import DomainDoubles
import Testing

@testable import Presentation

/// The retries and the navigation of a list of movies.
@MainActor
struct MoviesListViewModelActionsTests {
    private final class Spy {
        var events: [String] = []
    }

    private let spy = Spy()

    @Test func `searches again after a failure`() async throws {
        let useCase = FakeSearch(["alien": [.failure(.credentialRefused(.tmdb))]])
        let viewModel = makeViewModel(useCase)
        try await viewModel.didSearch(search("alien"))

        await viewModel.didRetry()

        #expect(await useCase.requests == ["alien 1", "alien 1"])
        #expect(viewModel.state.value.phase == .failed(FailureViewModel(.credentialRefused(.tmdb))))
    }

    @Test func `requests a page again that has failed, and not movies that are loaded`()
        async throws
    {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1], of: 2)), .failure(.credentialRefused(.tmdb))]
        ])
        let viewModel = makeViewModel(useCase)
        try await viewModel.didSearch(search("alien"))

        await viewModel.didRetry()
        #expect(await useCase.requests == ["alien 1"])
        await viewModel.didRequestMore()
        await viewModel.didRetry()
        #expect(await useCase.requests == ["alien 1", "alien 2", "alien 2"])
    }

    @Test func `can load the next page again after its caller was cancelled`() async throws {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1], of: 2)), .success(.sample([2], number: 2, of: 2))]
        ])
        let viewModel = makeViewModel(useCase)
        try await viewModel.didSearch(search("alien"))
        await useCase.hold("alien 2")
        let caller = Task { await viewModel.didRequestMore() }
        await useCase.started("alien 2")
        #expect(viewModel.list?.nextPage == .loading)

        caller.cancel()
        await useCase.release("alien 2")
        await caller.value

        #expect(viewModel.list?.nextPage == .available)
        #expect(viewModel.list?.items.map(\.id) == ["1"])
    }

    @Test func `searches again if a fallback is shown`() async throws {
        let fallback = MoviesPage(
            number: 1,
            pageCount: 1,
            totalCount: 1,
            movies: [Movie(id: .tmdb(1), title: "Alien")],
            source: .catalog(.builtIn),
            fallback: .catalog(reason: .server(.example, .timedOut))
        )
        let useCase = FakeSearch(["alien": [.success(fallback)]])
        let viewModel = makeViewModel(useCase)
        try await viewModel.didSearch(search("alien"))

        await viewModel.didRetry()

        #expect(await useCase.requests == ["alien 1", "alien 1"])
    }

    @Test func `leads to a movie, its web page, the prompt, back and out`() async throws {
        let viewModel = makeViewModel(FakeSearch(["alien": [.success(.sample([348]))]]))
        try await viewModel.didSearch(search("alien"))

        viewModel.didChoose()
        viewModel.didOpen()
        viewModel.didRequestWebPage()
        viewModel.didRequestNewSearch()
        viewModel.didGoBack()
        viewModel.didQuit()

        #expect(
            spy.events == [
                "details of Movie 348", "details of Movie 348", "web page id(348)", "new search ",
                "back", "quit",
            ]
        )
    }

    @Test func `cancels a search when it goes back`() async throws {
        let useCase = FakeSearch(["alien": [.success(.sample([1]))]])
        await useCase.hold("alien 1")
        let viewModel = makeViewModel(useCase)
        let request = try search("alien")
        async let searching: Void = viewModel.didSearch(request)
        await useCase.started("alien 1")

        viewModel.didGoBack()
        await useCase.release("alien 1")
        await searching

        #expect(spy.events == ["back"])
        #expect(viewModel.list == nil)
    }

    @Test func `goes on with a search while a new one is typed`() async throws {
        let useCase = FakeSearch(["alien": [.success(.sample([1]))]])
        await useCase.hold("alien 1")
        let viewModel = makeViewModel(useCase)
        let request = try search("alien")
        async let searching: Void = viewModel.didSearch(request)
        await useCase.started("alien 1")

        viewModel.didRequestNewSearch()
        await useCase.release("alien 1")
        await searching

        #expect(viewModel.list != nil)
    }

    private func makeViewModel(_ useCase: FakeSearch) -> DefaultMoviesListViewModel {
        DefaultMoviesListViewModel(
            loader: MoviesLoader(searchMovies: useCase),
            navigation: NavigationActions(
                makeDetails: { SpyDetails($0.movie.title) },
                showDetails: { [spy] in
                    spy.events.append("details of \(($0 as? SpyDetails)?.title ?? "")")
                },
                openWebPage: { [spy] in spy.events.append("web page \($0)") },
                startNewSearch: { [spy] in spy.events.append("new search \($0)") },
                goBack: { [spy] in spy.events.append("back") },
                quit: { [spy] in spy.events.append("quit") }
            )
        )
    }

    private func search(_ text: String) throws -> MoviesSearch {
        MoviesSearch(query: try #require(TypedQuery(text)))
    }
}
