import Domain
import DomainDoubles
import Testing

@testable import Presentation

/// The retries and the navigation of the search screen.
@MainActor
struct SearchActionsTests {
    private final class Spy {
        var events: [String] = []
    }

    private let spy = Spy()

    @Test(arguments: [
        // After a failure, for a fallback, and not for movies that are as they should be.
        (Result.failure(MoviesError.credentialRefused(.tmdb)), 2), (.success(fallback), 2),
        (.success(.sample([1], of: 2)), 1),
    ])
    func `searches again for what a retry may change`(
        result: Result<MoviesPage, MoviesError>,
        count: Int
    ) async throws {
        let useCase = FakeSearch(["alien": [result]])
        let viewModel = makeViewModel(useCase)
        try await viewModel.search("alien")

        viewModel.handle(.retry)
        await viewModel.loader.task?.value

        #expect(await useCase.requests == Array(repeating: "alien 1", count: count))
    }

    nonisolated private static var fallback: MoviesPage {
        var page = MoviesPage.sample([1], source: .catalog(.builtIn))
        page.fallback = .catalog(reason: .server(.example, .timedOut))
        return page
    }

    @Test func `requests a page again that has failed, and none after the last`() async throws {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1], of: 2)), .failure(.credentialRefused(.tmdb))],
            "brazil": [.success(.sample([1]))],
        ])
        let viewModel = makeViewModel(useCase)
        try await viewModel.search("alien")

        await viewModel.loadMoreMovies()
        viewModel.handle(.retry)
        await viewModel.loader.task?.value
        #expect(await useCase.requests == ["alien 1", "alien 2", "alien 2"])
        try await viewModel.search("brazil")
        await viewModel.loadMoreMovies()

        #expect(await useCase.requests.last == "brazil 1")
    }

    @Test func `leads to a movie, its web page, the prompt, back and out`() async throws {
        let useCase = FakeSearch(["alien": [.success(.sample([348]))]])
        let viewModel = makeViewModel(useCase, shelf: Self.shelf)
        try await viewModel.search("alien")

        for event in [.choose, .open, .openWebPage, .newSearch, .back, .quit] as [SearchEvent] {
            viewModel.handle(event)
        }

        #expect(
            spy.events == [
                "details of Movie 348", "details of Movie 348", "web page id(348)", "new search ",
                "back", "quit",
            ]
        )
    }

    @Test(arguments: [SearchEvent.back, .quit, .escape])
    func `cancels a search and the menu when it is left`(event: SearchEvent) async throws {
        let (useCase, suggestions) = (
            FakeSearch(["alien": [.success(.sample([1]))]]), FakeSuggestions(.success([]))
        )
        await useCase.hold("alien 1")
        await suggestions.hold("")
        let viewModel = makeViewModel(useCase, suggestions)
        let loading = viewModel.typing("")
        await suggestions.started("")
        try viewModel.start("alien")
        await useCase.started("alien 1")

        viewModel.handle(event)
        #expect(loading?.isCancelled == true)
        await useCase.release("alien 1")
        await suggestions.release("")
        await viewModel.loader.task?.value

        #expect(spy.events == [event == .quit ? "quit" : "back"])
        #expect(viewModel.list == nil)
    }

    @Test func `goes on with a search while a new one is typed`() async throws {
        let useCase = FakeSearch(["alien": [.success(.sample([1]))]])
        await useCase.hold("alien 1")
        let viewModel = makeViewModel(useCase, shelf: Self.shelf)
        try viewModel.start("alien")
        await useCase.started("alien 1")

        viewModel.handle(.newSearch)
        await useCase.release("alien 1")
        await viewModel.loader.task?.value

        #expect(viewModel.list != nil)
    }

    private static let shelf = MoviesSearch(query: TypedQuery(MovieQuery()), title: "Ada Lind")

    private func makeViewModel(
        _ useCase: FakeSearch,
        _ suggestions: any SuggestMovieQueriesUseCase = StubSuggestions([]),
        shelf: MoviesSearch? = nil
    ) -> DefaultSearchViewModel {
        DefaultSearchViewModel(
            shelf,
            loader: MoviesLoader(searchMovies: useCase),
            suggestions: suggestions,
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
}
