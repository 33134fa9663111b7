import Domain
import DomainDoubles
import Presentation
import TestSupport
import Testing

@MainActor
struct MoviesSearchFlowCoordinatorTests {
    private final class FakeNavigator: MoviesSearchFlowNavigator {
        var stack: [MoviesSearchFlowScreen] = []
        var page: WebPageViewModel?
        var hasQuit = false
        var picked: MoviesList?

        /// The number of screens, each time that they changed.
        var depths: [Int] = []

        /// The title of the last screen, each time.
        var titles: [String] = []

        func show(_ screens: [MoviesSearchFlowScreen]) {
            stack = screens
            depths.append(screens.count)
            titles.append(screens.last?.title ?? "")
        }

        func showWebPage(_ viewModel: WebPageViewModel) { page = viewModel }

        func end(with picked: MoviesList?) {
            hasQuit = true
            self.picked = picked
        }

        func prompt() throws -> any MoviesQueryListViewModel {
            guard case .search(let viewModel, _)? = stack.last else { throw Missing() }
            return viewModel
        }

        func list() throws -> any MoviesListViewModel {
            guard case .search(_, let viewModel)? = stack.last else { throw Missing() }
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
    private let scene = FewMoviesScene([348, 349, 350])
    private let coordinator: MoviesSearchFlowCoordinator

    init() {
        coordinator = MoviesSceneDIContainer(dependencies: scene)
            .makeMoviesSearchFlowCoordinator(navigator: navigator)
    }

    @Test func `goes from a text to its movies, to the details, and back`() async throws {
        coordinator.start()
        let (prompt, list) = (try navigator.prompt(), try navigator.list())
        #expect(!prompt.canGoBack)
        prompt.didType("alien")
        _ = await list.state.first { $0.query == "alien" && !$0.isWaiting }
        #expect(list.state.value.selected?.id == "348")
        #expect(navigator.stack.count == 1)

        list.didOpen()
        let details = try navigator.details()
        let state = await details.state.first { if case .loaded = $0 { true } else { false } }
        guard case .loaded(let item) = state else { throw Missing() }
        #expect(item.movie.title == "Movie 348")

        details.didGoBack()
        #expect(try navigator.list() === list)
        #expect(try navigator.prompt().state.value.text == "alien")
        await coordinator.finishSaving()
        #expect(scene.recent.saved == ["alien"])
    }

    @Test func `starts with an opened movie, even if it is saved after its details were left`()
        async throws
    {
        let gate = Gate()
        let opened = SpyOpenedMovies(willSave: { await gate.opened() })
        MoviesSceneDIContainer(dependencies: FewMoviesScene([348, 349], opened: opened))
            .makeMoviesSearchFlowCoordinator(navigator: navigator).start(search("alien"))
        let (prompt, list) = (try navigator.prompt(), try navigator.list())
        _ = try await item(of: list)
        list.didOpen()
        let details = try navigator.details()
        _ = await details.state.first { if case .loaded = $0 { true } else { false } }

        details.didGoBack()
        prompt.didType("")
        let before = await list.state.first { !$0.isWaiting && $0.list?.sections.isEmpty == false }
        #expect(before.list?.sections.map(\.title) == ["Popular"])
        gate.open()

        let after = await list.state.first { !$0.isWaiting && $0.list?.sections.count == 2 }
        #expect(after.list?.sections.first?.title == MoviesList.openedTitle)
    }

    @Test func `waits before it ends for what it saves`() async throws {
        let gate = Gate()
        let opened = SpyOpenedMovies(willSave: { await gate.opened() })
        let coordinator = MoviesSceneDIContainer(
            dependencies: FewMoviesScene([348, 349], opened: opened)
        ).makeMoviesSearchFlowCoordinator(navigator: navigator)
        coordinator.start(search("alien"))
        let list = try navigator.list()
        _ = try await item(of: list)
        list.didOpen()
        let details = try navigator.details()
        _ = await details.state.first { if case .loaded = $0 { true } else { false } }
        details.didQuit()

        let end = Task {
            await coordinator.finishSaving()
            return opened.saved
        }
        // Begins after that one.
        Task { gate.open() }

        #expect(await end.value == ["Movie 348"])
    }

    @Test func `shows what is known of a movie from the first moment`() async throws {
        coordinator.start()
        let list = try navigator.list()
        list.didShowDetailsBeside(true)
        _ = await list.state.first { !$0.isWaiting }

        list.didOpen()

        #expect(navigator.titles.last == "Movie 348")
    }

    @Test func `starts with movies to choose from`() async throws {
        coordinator.start()

        let list = try navigator.list()
        let state = await list.state.first { !$0.isWaiting }

        #expect(state.list?.sections.map(\.count) == [3])
        #expect(try navigator.prompt().state.value.text.isEmpty)
        #expect(navigator.stack.last?.title == "")
    }

    @Test func `starts with the movies of a search, whose text can be edited`() async throws {
        coordinator.start(search("alien genre:war"))

        #expect(try navigator.prompt().state.value.text == "alien genre:war ")
        let list = try navigator.list()
        #expect(try await item(of: list).id == "348")
        #expect(list.shelfTitle == nil)
        try navigator.prompt().didType("alien")
        #expect(list.state.value.query == "alien")
    }

    @Test func `types an alternative or a shorter text into the prompt`() async throws {
        coordinator.start(search("alien genre:war"))
        let list = try navigator.list()
        _ = try await item(of: list)

        list.didRemoveLastFilter()

        #expect(try navigator.prompt().state.value.text == "alien")
        #expect(list.state.value.query == "alien")
    }

    @Test func `goes to the movies of a person, which the prompt narrows, and back`() async throws {
        coordinator.start(search("alien"))
        let list = try navigator.list()
        _ = try await item(of: list)
        list.didOpen()
        _ = try await navigator.details().state.first { $0.item != nil }
        try navigator.details().didSelect(.person(name: "Ada Lind", id: "7"))

        let shelf = try navigator.list()
        #expect(shelf.shelfTitle == "Ada Lind")
        #expect(try navigator.prompt().state.value.text.isEmpty)
        #expect(try navigator.prompt().canGoBack)
        _ = try await item(of: shelf)
        #expect(navigator.stack.map(\.title) == ["alien", "Movie 348", "Ada Lind"])
        try navigator.prompt().didType("nothing")
        #expect(shelf.state.value.narrowing?.text == "nothing")
        #expect(navigator.stack.last?.title == "Ada Lind")

        shelf.didGoBack()
        try navigator.details().didGoBack()
        #expect(try navigator.list() === list)
    }

    @Test func `shows an empty prompt for a new search over the list, to go back to it`() throws {
        coordinator.start(search("alien"))
        let list = try navigator.list()

        list.didRequestNewSearch()

        #expect(navigator.stack.count == 2)
        #expect(try navigator.prompt().state.value.text.isEmpty)
        #expect(try navigator.prompt().canGoBack)
        try navigator.prompt().didCancel()
        #expect(try navigator.list() === list)
    }

    // MARK: Other movies of the list

    @Test func `shows the details of the next movie of the list, and of the one before`()
        async throws
    {
        coordinator.start(search("alien"))
        let list = try navigator.list()
        _ = try await item(of: list)
        list.didOpen()

        for (distance, title) in [
            (1, "Movie 349"), (1, "Movie 350"), (1, "Movie 350"), (-1, "Movie 349"),
            (-1, "Movie 348"), (-1, "Movie 348"),
        ] {
            let before = navigator.depths.count
            try navigator.details().didRequestOther(by: distance)
            _ = try await navigator.details().state.first { $0.item != nil }
            #expect(navigator.stack.last?.title == title)
            #expect(navigator.stack.count == 2)
            #expect(try navigator.details().canShowOther)
            // The list below is not shown in between.
            #expect(!navigator.depths.dropFirst(before).contains(1))
        }
        list.didGoBack()
        #expect(list.state.value.selected?.id == "348")
    }

    @Test func `shows no other movie over details that are not of the list`() async throws {
        coordinator.start(search("alien"))
        let list = try navigator.list()
        _ = try await item(of: list)
        list.didOpen()
        let details = try navigator.details()
        _ = await details.state.first { $0.item != nil }
        let movie = try #require(list.state.value.row(2)?.item)
        details.didSelect(.movie(movie))
        #expect(navigator.stack.count == 3)
        _ = try await navigator.details().state.first { $0.item != nil }

        #expect(details.canShowOther == false)
        #expect(try !navigator.details().canShowOther)
        try navigator.details().didRequestOther(by: 1)

        #expect(navigator.stack.map(\.title) == ["alien", "Movie 348", "Movie 350"])
        #expect(list.state.value.selection == 0)
    }

    // MARK: The end

    @Test func `a list stops loading when the user leaves its prompt`() async throws {
        let gate = Gate()
        MoviesSceneDIContainer(dependencies: FewMoviesScene(movies: GatedMovies(gate: gate)))
            .makeMoviesSearchFlowCoordinator(navigator: navigator)
            .start()
        let (prompt, list) = (try navigator.prompt(), try navigator.list())
        let alien = try #require(search("alien"))
        let loading = Task { await list.didSearch(alien) }
        _ = await list.state.first { $0.query == "alien" }

        prompt.didCancel()
        gate.open()
        await loading.value

        #expect(list.state.value.isWaiting)
        #expect(navigator.hasQuit)
    }

    /// Finds a movie only when the gate is open.
    private struct GatedMovies: MoviesRepository {
        let gate: Gate

        func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
            await gate.opened()
            return .sample([348])
        }

        func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
            throw .movieNotFound(id, .tmdb)
        }
    }

    @Test func `ends when the user goes back from the first screen`() throws {
        coordinator.start()

        try navigator.prompt().didCancel()

        #expect(navigator.hasQuit)
        #expect(navigator.stack.isEmpty)
        #expect(navigator.picked == nil)
    }

    @Test func `ends with the picked movies, and saves the query that found them`() async throws {
        let coordinator = MoviesSceneDIContainer(dependencies: scene)
            .makeMoviesSearchFlowCoordinator(navigator: navigator, picksMovies: true)
        coordinator.start(search("alien"))
        let list = try navigator.list()
        _ = try await item(of: list)

        list.didChoose()

        #expect(navigator.hasQuit)
        #expect(navigator.stack.isEmpty)
        #expect(navigator.picked?.items.map(\.id) == ["348"])
        await coordinator.finishSaving()
        #expect(scene.recent.saved == ["alien"])
    }

    @Test func `shows whether a web page was opened, beside the list`() async throws {
        coordinator.start(search("alien"))
        let list = try navigator.list()

        _ = try await item(of: list)
        list.didRequestWebPage()

        let page = try #require(navigator.page)
        let state = await page.state.first { $0 != .idle && $0 != .opening }
        #expect(state == .url("https://example.org/348"))
        #expect(try navigator.list() === list)
    }

    @Test func `quits from the prompt, the list and the details`() async throws {
        for screen in 0...2 {
            let navigator = FakeNavigator()
            MoviesSceneDIContainer(dependencies: scene)
                .makeMoviesSearchFlowCoordinator(navigator: navigator).start(search("alien"))
            let list = try navigator.list()
            _ = try await item(of: list)

            switch screen {
            case 0: try navigator.prompt().didQuit()
            case 1: list.didQuit()
            default:
                list.didOpen()
                try navigator.details().didQuit()
            }

            #expect(navigator.hasQuit)
            #expect(navigator.stack.isEmpty)
        }
    }

    // MARK: Without a live screen

    @Test func `searches for a text when it is submitted if movies do not follow it`() async throws
    {
        MoviesSceneDIContainer(dependencies: scene)
            .makeMoviesSearchFlowCoordinator(navigator: navigator, isLive: false).start()
        let list = try navigator.list()

        _ = try await navigator.prompt().didType("alien").value
        #expect(list.state.value.phase == .idle)
        try navigator.prompt().didSubmit(" \t")
        #expect(list.state.value.phase == .idle)
        try navigator.prompt().didSubmit("alien")

        #expect(try await item(of: list).id == "348")
        #expect(scene.recent.saved == ["alien"])
    }

    private func search(_ text: String) -> MoviesSearch? {
        TypedQuery(text).map { MoviesSearch(query: $0) }
    }

    private func item(of list: any MoviesListViewModel) async throws -> MoviesListItemViewModel {
        try #require(await list.state.first { !$0.isWaiting }.selected)
    }
}
