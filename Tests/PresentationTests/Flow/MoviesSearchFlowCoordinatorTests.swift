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

        func search() throws -> any SearchViewModel {
            guard case .search(let viewModel)? = stack.last else { throw Missing() }
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
        let list = try navigator.search()
        #expect(!list.state.value.canGoBack)
        list.handle(.type("alien"))
        _ = await list.state.first { $0.movies.query == "alien" && !$0.movies.isWaiting }
        #expect(list.state.value.movies.selected?.id == "348")
        #expect(navigator.stack.count == 1)

        list.handle(.open)
        let details = try navigator.details()
        let state = await details.state.first { if case .loaded = $0 { true } else { false } }
        guard case .loaded(let item) = state else { throw Missing() }
        #expect(item.movie.title == "Movie 348")

        details.handle(.back)
        #expect(try navigator.search() === list)
        #expect(try navigator.search().state.value.prompt.text == "alien")
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
        let list = try navigator.search()
        _ = try await item(of: list)
        list.handle(.open)
        let details = try navigator.details()
        _ = await details.state.first { if case .loaded = $0 { true } else { false } }

        details.handle(.back)
        list.handle(.type(""))
        let before = await list.state.first {
            !$0.movies.isWaiting && $0.movies.list?.sections.isEmpty == false
        }
        #expect(before.movies.list?.sections.map(\.title) == ["Popular"])
        gate.open()

        let after = await list.state.first {
            !$0.movies.isWaiting && $0.movies.list?.sections.count == 2
        }
        #expect(after.movies.list?.sections.first?.title == MoviesList.openedTitle)
    }

    @Test func `waits before it ends for what it saves`() async throws {
        let gate = Gate()
        let opened = SpyOpenedMovies(willSave: { await gate.opened() })
        let coordinator = MoviesSceneDIContainer(
            dependencies: FewMoviesScene([348, 349], opened: opened)
        ).makeMoviesSearchFlowCoordinator(navigator: navigator)
        coordinator.start(search("alien"))
        let list = try navigator.search()
        _ = try await item(of: list)
        list.handle(.open)
        let details = try navigator.details()
        _ = await details.state.first { if case .loaded = $0 { true } else { false } }
        details.handle(.quit)

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
        let list = try navigator.search()
        list.handle(.show(rows: 0..<0, hasDetails: true))
        _ = await list.state.first { !$0.movies.isWaiting }

        list.handle(.open)

        #expect(navigator.titles.last == "Movie 348")
    }

    @Test func `starts with movies to choose from`() async throws {
        coordinator.start()

        let list = try navigator.search()
        let state = await list.state.first { !$0.movies.isWaiting }

        #expect(state.movies.list?.sections.map(\.count) == [3])
        #expect(try navigator.search().state.value.prompt.text.isEmpty)
        #expect(navigator.stack.last?.title == "")
    }

    @Test func `starts with the movies of a search, whose text can be edited`() async throws {
        coordinator.start(search("alien genre:war"))

        #expect(try navigator.search().state.value.prompt.text == "alien genre:war ")
        let list = try navigator.search()
        #expect(try await item(of: list).id == "348")
        #expect(list.state.value.shelfTitle == nil)
        try navigator.search().handle(.type("alien"))
        #expect(list.state.value.movies.query == "alien")
    }

    @Test func `types an alternative or a shorter text into the prompt`() async throws {
        coordinator.start(search("alien genre:war"))
        let list = try navigator.search()
        _ = try await item(of: list)

        list.handle(.removeLastFilter)

        #expect(try navigator.search().state.value.prompt.text == "alien")
        #expect(list.state.value.movies.query == "alien")
    }

    @Test func `goes to the movies of a person, which the prompt narrows, and back`() async throws {
        coordinator.start(search("alien"))
        let list = try navigator.search()
        _ = try await item(of: list)
        list.handle(.open)
        _ = try await navigator.details().state.first { $0.item != nil }
        try navigator.details().handle(.select(.person(name: "Ada Lind", id: "7")))

        let shelf = try navigator.search()
        #expect(shelf.state.value.shelfTitle == "Ada Lind")
        #expect(try navigator.search().state.value.prompt.text.isEmpty)
        #expect(try navigator.search().state.value.canGoBack)
        _ = try await item(of: shelf)
        #expect(navigator.stack.map(\.title) == ["alien", "Movie 348", "Ada Lind"])
        try navigator.search().handle(.type("nothing"))
        #expect(shelf.state.value.movies.narrowing?.text == "nothing")
        #expect(navigator.stack.last?.title == "Ada Lind")

        shelf.handle(.back)
        try navigator.details().handle(.back)
        #expect(try navigator.search() === list)
    }

    @Test func `shows an empty prompt for a new search over a shelf, to go back to it`() throws {
        let query = try #require(TypedQuery("person:7"))
        coordinator.start(MoviesSearch(query: query, title: "Ada Lind"))
        let shelf = try navigator.search()

        shelf.handle(.newSearch)

        #expect(navigator.stack.count == 2)
        #expect(try navigator.search().state.value.prompt.text.isEmpty)
        #expect(try navigator.search().state.value.canGoBack)
        try navigator.search().handle(.back)
        #expect(try navigator.search() === shelf)
    }

    // MARK: Other movies of the list

    @Test func `shows the details of the next movie of the list, and of the one before`()
        async throws
    {
        coordinator.start(search("alien"))
        let list = try navigator.search()
        _ = try await item(of: list)
        list.handle(.open)

        for (distance, title) in [
            (1, "Movie 349"), (1, "Movie 350"), (1, "Movie 350"), (-1, "Movie 349"),
            (-1, "Movie 348"), (-1, "Movie 348"),
        ] {
            let before = navigator.depths.count
            try navigator.details().handle(.showOther(by: distance))
            _ = try await navigator.details().state.first { $0.item != nil }
            #expect(navigator.stack.last?.title == title)
            #expect(navigator.stack.count == 2)
            #expect(try navigator.details().canShowOther)
            // The list below is not shown in between.
            #expect(!navigator.depths.dropFirst(before).contains(1))
        }
        list.handle(.back)
        #expect(list.state.value.movies.selected?.id == "348")
    }

    @Test func `shows no other movie over details that are not of the list`() async throws {
        coordinator.start(search("alien"))
        let list = try navigator.search()
        _ = try await item(of: list)
        list.handle(.open)
        let details = try navigator.details()
        _ = await details.state.first { $0.item != nil }
        let movie = try #require(list.state.value.movies.row(2)?.item)
        details.handle(.select(.movie(movie)))
        #expect(navigator.stack.count == 3)
        _ = try await navigator.details().state.first { $0.item != nil }

        #expect(details.canShowOther == false)
        #expect(try !navigator.details().canShowOther)
        try navigator.details().handle(.showOther(by: 1))

        #expect(navigator.stack.map(\.title) == ["alien", "Movie 348", "Movie 350"])
        #expect(list.state.value.movies.selection == 0)
    }

    // MARK: The end

    @Test func `ends when the user goes back from the first screen`() throws {
        coordinator.start()

        try navigator.search().handle(.back)

        #expect(navigator.hasQuit)
        #expect(navigator.stack.isEmpty)
        #expect(navigator.picked == nil)
    }

    @Test func `ends with the picked movies, and saves the query that found them`() async throws {
        let coordinator = MoviesSceneDIContainer(dependencies: scene)
            .makeMoviesSearchFlowCoordinator(navigator: navigator, picksMovies: true)
        coordinator.start(search("alien"))
        let list = try navigator.search()
        _ = try await item(of: list)

        list.handle(.choose)

        #expect(navigator.hasQuit)
        #expect(navigator.stack.isEmpty)
        #expect(navigator.picked?.items.map(\.id) == ["348"])
        await coordinator.finishSaving()
        #expect(scene.recent.saved == ["alien"])
    }

    @Test func `shows whether a web page was opened, beside the list`() async throws {
        coordinator.start(search("alien"))
        let list = try navigator.search()

        _ = try await item(of: list)
        list.handle(.openWebPage)

        let page = try #require(navigator.page)
        let state = await page.state.first { $0 != .idle && $0 != .opening }
        #expect(state == .url("https://www.themoviedb.org/movie/348"))
        #expect(try navigator.search() === list)
    }

    @Test func `quits from the list and the details`() async throws {
        for isDetails in [false, true] {
            let navigator = FakeNavigator()
            MoviesSceneDIContainer(dependencies: scene)
                .makeMoviesSearchFlowCoordinator(navigator: navigator).start(search("alien"))
            let list = try navigator.search()
            _ = try await item(of: list)

            if isDetails {
                list.handle(.open)
                try navigator.details().handle(.quit)
            } else {
                list.handle(.quit)
            }

            #expect(navigator.hasQuit)
            #expect(navigator.stack.isEmpty)
        }
    }

    private func search(_ text: String) -> MoviesSearch? {
        TypedQuery(text).map { MoviesSearch(query: $0) }
    }

    private func item(of list: any SearchViewModel) async throws -> MoviesListItemViewModel {
        try #require(await list.state.first { !$0.movies.isWaiting }.movies.selected)
    }
}
