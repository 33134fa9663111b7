import Domain
import Presentation
import Testing

@MainActor
struct MoviesSearchFlowCoordinatorTests {
    /// A stack of view models in place of navigator.
    private final class FakeNavigator: MoviesSearchFlowNavigator {
        enum Screen {
            case prompt(any MoviesQueryListViewModel)
            case list(any MoviesListViewModel)
            case details(any MovieDetailsViewModel)
        }

        var stack: [Screen] = []
        var page: (any WebPageViewModel)?
        var hasQuit = false
        var picked: MoviesList?

        func showMoviesQueryList(_ viewModel: any MoviesQueryListViewModel) {
            stack = [.prompt(viewModel)]
        }

        func showMoviesList(_ viewModel: any MoviesListViewModel) {
            stack.append(.list(viewModel))
        }

        func showMovieDetails(_ viewModel: any MovieDetailsViewModel) {
            stack.append(.details(viewModel))
        }

        func showWebPage(_ viewModel: any WebPageViewModel) { page = viewModel }
        func goBack() { stack.removeLast() }
        func pick(_ movies: MoviesList) { picked = movies }
        func quit() { hasQuit = true }

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

        list.didSelect(movie)
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

    @Test func `starts over with an empty prompt for a new query`() async throws {
        coordinator.start(MoviesSearch(query: try #require(TypedQuery("alien"))))

        try navigator.list().didRequestNewSearch()

        #expect(navigator.stack.count == 1)
        #expect(try navigator.prompt().initialText.isEmpty)
    }

    @Test func `stays on the prompt for a query without visible characters`() throws {
        coordinator.start()

        try navigator.prompt().didSubmit(" \t")

        #expect(navigator.stack.count == 1)
    }

    @Test func `shows whether a web page was opened, beside the list`() async throws {
        coordinator.start(MoviesSearch(query: try #require(TypedQuery("alien"))))
        let list = try navigator.list()

        list.didRequestWebPage(of: try await item(of: list))

        let page = try #require(navigator.page)
        let state = await page.state.first { $0 != .idle && $0 != .opening }
        #expect(state == .url("https://example.org/348"))
        #expect(try navigator.list() === list)
    }

    @Test func `quits from the prompt, the list and the details`() async throws {
        for depth in 1...3 {
            navigator.hasQuit = false
            coordinator.start()
            if depth > 1 { try navigator.prompt().didSubmit("alien") }
            if depth > 2 { try navigator.list().didSelect(try await item(of: navigator.list())) }

            switch navigator.stack.last {
            case .prompt(let viewModel): viewModel.didQuit()
            case .list(let viewModel): viewModel.didQuit()
            case .details(let viewModel): viewModel.didQuit()
            case nil: break
            }

            #expect(navigator.hasQuit)
            #expect(navigator.stack.count == depth)
        }
    }

    private func item(of list: any MoviesListViewModel) async throws -> MoviesListItemViewModel {
        let state = await list.state.first { if case .loaded = $0 { true } else { false } }
        guard case .loaded(let list) = state else { throw Missing() }
        return try #require(list.items.first)
    }
}
