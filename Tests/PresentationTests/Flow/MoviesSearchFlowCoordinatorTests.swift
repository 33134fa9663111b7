import Domain
import Presentation
import Testing

@MainActor
struct MoviesSearchFlowCoordinatorTests {
    /// Keeps a stack of screens, as whoever shows them does.
    private final class FakeScreens: MoviesSearchFlowNavigator {
        enum Screen {
            case prompt(any MoviesQueryListViewModel)
            case list(any MoviesListViewModel)
            case details(any MovieDetailsViewModel)
        }

        var stack: [Screen] = []
        var page: (any WebPageViewModel)?
        var hasQuit = false

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

    /// Another screen is shown than the one that is wanted.
    private struct Missing: Error {}

    private let screens = FakeScreens()
    private let coordinator: MoviesSearchFlowCoordinator

    init() {
        coordinator = MoviesSceneDIContainer(dependencies: OneMovieScene(id: 348))
            .makeMoviesSearchFlowCoordinator(screens: screens)
    }

    @Test func `goes from a query that was chosen to films, to details, and back`() async throws {
        coordinator.start()
        try screens.prompt().didSubmit("alien")

        let list = try screens.list()
        let film = try await item(of: list)
        #expect(film.id == "348")

        list.didSelect(film)
        let details = try screens.details()
        let state = await details.state.first { if case .loaded = $0 { true } else { false } }
        guard case .loaded(let item) = state else { throw Missing() }
        #expect(item.movie.title == "Film 348")

        details.didGoBack()
        #expect(try screens.list() === list)
        list.didGoBack()
        #expect(try screens.prompt().initialText.isEmpty)
    }

    @Test func `begins with what the prompt suggests before anything is typed`() async throws {
        coordinator.start()

        let state = try await screens.prompt().state.first { $0 != .idle && $0 != .loading }

        #expect(state == .loaded([]))
    }

    @Test func `begins with results where there is a search, over its text in the prompt`()
        async throws
    {
        coordinator.start(MoviesSearch(query: try #require(MovieQuery("alien"))))

        let list = try screens.list()
        #expect(try await item(of: list).id == "348")
        list.didGoBack()
        #expect(try screens.prompt().initialText == "alien")
    }

    @Test func `starts over with an empty prompt for a new query`() async throws {
        coordinator.start(MoviesSearch(query: try #require(MovieQuery("alien"))))

        try screens.list().didRequestNewSearch()

        #expect(screens.stack.count == 1)
        #expect(try screens.prompt().initialText.isEmpty)
    }

    @Test func `stays where it is for a query in which nothing can be seen`() throws {
        coordinator.start()

        try screens.prompt().didSubmit(" \t")

        #expect(screens.stack.count == 1)
    }

    @Test func `tells how the opening of a page goes, beside the list`() async throws {
        coordinator.start(MoviesSearch(query: try #require(MovieQuery("alien"))))
        let list = try screens.list()

        list.didRequestWebPage(of: try await item(of: list))

        let page = try #require(screens.page)
        let state = await page.state.first { $0 != .idle && $0 != .opening }
        #expect(state == .url("https://example.org/348"))
        #expect(try screens.list() === list)
    }

    @Test func `quits from the prompt, the list and the details`() async throws {
        for depth in 1...3 {
            screens.hasQuit = false
            coordinator.start()
            if depth > 1 { try screens.prompt().didSubmit("alien") }
            if depth > 2 { try screens.list().didSelect(try await item(of: screens.list())) }

            switch screens.stack.last {
            case .prompt(let viewModel): viewModel.didQuit()
            case .list(let viewModel): viewModel.didQuit()
            case .details(let viewModel): viewModel.didQuit()
            case nil: break
            }

            #expect(screens.hasQuit)
            #expect(screens.stack.count == depth)
        }
    }

    private func item(of list: any MoviesListViewModel) async throws -> MoviesListItemViewModel {
        let state = await list.state.first { if case .loaded = $0 { true } else { false } }
        guard case .loaded(let list) = state else { throw Missing() }
        return try #require(list.items.first)
    }
}
