import Domain
import Presentation
import Testing

@MainActor
struct MoviesSearchFlowCoordinatorTests {
    private final class FakeNavigator: MoviesSearchFlowNavigator {
        var stack: [MoviesSearchFlowScreen] = []
        var page: (any WebPageViewModel)?
        var hasQuit = false
        var picked: MoviesList?

        func show(_ screens: [MoviesSearchFlowScreen]) { stack = screens }

        func showWebPage(_ viewModel: any WebPageViewModel) { page = viewModel }

        func end(with picked: MoviesList?) {
            hasQuit = true
            self.picked = picked
        }

        func prompt() throws -> any MoviesQueryListViewModel {
            guard case .prompt(let viewModel)? = stack.last else { throw Missing() }
            return viewModel
        }

        func list() throws -> any MoviesListViewModel {
            guard case .list(let viewModel)? = stack.last else { throw Missing() }
            return viewModel
        }

        func details() throws -> any MovieDetailsViewModel {
            guard case .details(let viewModel)? = stack.last else { throw Missing() }
            return viewModel
        }
    }

    /// Another screen is shown than the expected one.
    private struct Missing: Error {}

    private let navigator = FakeNavigator()
    private let coordinator: MoviesSearchFlowCoordinator

    init() {
        coordinator = MoviesSceneDIContainer(dependencies: OneMovieScene(id: 348))
            .makeMoviesSearchFlowCoordinator(navigator: navigator)
    }

    @Test func `goes from a query to the results, to the details, and back`() async throws {
        coordinator.start()
        try navigator.prompt().didSubmit("alien")

        let list = try navigator.list()
        let movie = try await item(of: list)
        #expect(movie.id == "348")

        list.didOpen()
        let details = try navigator.details()
        let state = await details.state.first { if case .loaded = $0 { true } else { false } }
        guard case .loaded(let item) = state else { throw Missing() }
        #expect(item.movie.title == "Movie 348")

        details.didGoBack()
        #expect(try navigator.list() === list)
        list.didGoBack()
        #expect(try navigator.prompt().initialText.isEmpty)
    }

    @Test func `starts with the suggestions for an empty prompt`() async throws {
        coordinator.start()

        let state = try await navigator.prompt().state.first { $0 != .idle && $0 != .loading }

        #expect(state == .loaded([]))
    }

    @Test func `starts with results if there is a search, over a prompt with its text`()
        async throws
    {
        coordinator.start(MoviesSearch(query: try #require(TypedQuery("alien"))))

        let list = try navigator.list()
        #expect(try await item(of: list).id == "348")
        list.didGoBack()
        #expect(try navigator.prompt().initialText == "alien")
    }

    @Test func `shows an empty prompt for a new query over the list, to go back to it`() throws {
        coordinator.start(MoviesSearch(query: try #require(TypedQuery("alien"))))
        let list = try navigator.list()

        list.didRequestNewSearch()

        #expect(navigator.stack.count == 3)
        #expect(try navigator.prompt().initialText.isEmpty)
        #expect(try navigator.prompt().canGoBack)
        try navigator.prompt().didCancel()
        #expect(try navigator.list() === list)
    }

    @Test func `shows the results of a new query in place of its prompt`() throws {
        coordinator.start(MoviesSearch(query: try #require(TypedQuery("alien"))))
        let list = try navigator.list()
        list.didRequestNewSearch()

        try navigator.prompt().didSubmit("brazil")
        #expect(navigator.stack.count == 3)
        #expect(try navigator.list() !== list)
        try navigator.list().didGoBack()

        #expect(try navigator.list() === list)
        list.didGoBack()
        #expect(try !navigator.prompt().canGoBack)
    }

    @Test func `ends when the user goes back from the first screen`() throws {
        coordinator.start()

        try navigator.prompt().didCancel()

        #expect(navigator.hasQuit)
        #expect(navigator.stack.isEmpty)
        #expect(navigator.picked == nil)
    }

    @Test func `shows only a list to pick from, and ends with the picked movies`() async throws {
        MoviesSceneDIContainer(dependencies: OneMovieScene(id: 348))
            .makeMoviesSearchFlowCoordinator(navigator: navigator, picksMovies: true)
            .start(MoviesSearch(query: try #require(TypedQuery("alien"))))
        #expect(navigator.stack.count == 1)
        let list = try navigator.list()
        _ = try await item(of: list)

        list.didChoose()

        #expect(navigator.hasQuit)
        #expect(navigator.stack.isEmpty)
        #expect(navigator.picked?.items.map(\.id) == ["348"])
    }

    @Test func `stays on the prompt for a query without visible characters`() throws {
        coordinator.start()

        try navigator.prompt().didSubmit(" \t")

        #expect(navigator.stack.count == 1)
    }

    @Test func `shows whether a web page was opened, beside the list`() async throws {
        coordinator.start(MoviesSearch(query: try #require(TypedQuery("alien"))))
        let list = try navigator.list()

        _ = try await item(of: list)
        list.didRequestWebPage()

        let page = try #require(navigator.page)
        let state = await page.state.first { $0 != .idle && $0 != .opening }
        #expect(state == .url("https://example.org/348"))
        #expect(try navigator.list() === list)
    }

    @Test func `quits from the prompt, the list and the details`() async throws {
        for depth in 1...3 {
            let navigator = FakeNavigator()
            MoviesSceneDIContainer(dependencies: OneMovieScene(id: 348))
                .makeMoviesSearchFlowCoordinator(navigator: navigator).start()
            if depth > 1 { try navigator.prompt().didSubmit("alien") }
            if depth > 2 {
                let list = try navigator.list()
                _ = try await item(of: list)
                list.didOpen()
            }
            #expect(navigator.stack.count == depth)

            switch navigator.stack.last {
            case .prompt(let viewModel): viewModel.didQuit()
            case .list(let viewModel): viewModel.didQuit()
            case .details(let viewModel): viewModel.didQuit()
            case nil: break
            }

            #expect(navigator.hasQuit)
            #expect(navigator.stack.isEmpty)
        }
    }

    private func item(of list: any MoviesListViewModel) async throws -> MoviesListItemViewModel {
        try #require(await list.state.first { $0.selected != nil }.selected)
    }
}
