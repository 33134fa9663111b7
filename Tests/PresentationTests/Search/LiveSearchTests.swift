import DomainDoubles
import Testing

@testable import Domain
@testable import Presentation

/// The movies that follow the text of a prompt beside them.
@MainActor
struct LiveSearchTests {
    private final class Spy {
        var opened: [String] = []
        var picked: [String] = []

        /// The movies on the screen when others were last searched for.
        var before: [String] = []
    }

    private let spy = Spy()
    private let recent = SpyRecentQueries()

    // MARK: Typing

    @Test func `selects the first movie of each text, and keeps the one that is selected then`()
        async throws
    {
        let online = FakeSearch([
            "alien": [.success(.sample([5, 4, 2]))], "brazil": [.success(.sample([6]))],
        ])
        await online.hold("alien 1")
        let viewModel = makeViewModel(online)
        viewModel.follow(TypedQuery("alien"))
        await viewModel.listIsLoaded()
        #expect(viewModel.rows == ["1", "2", "3"])
        viewModel.handle(.moveMovies(by: 1))

        await online.started("alien 1")
        await online.release("alien 1")
        await viewModel.onlineListIsLoaded()
        #expect(viewModel.rows == ["5", "2", "4"])
        #expect(viewModel.movies.selected?.id == "2")
        #expect(viewModel.movies.selection == 1)

        viewModel.follow(TypedQuery("brazil"))
        await viewModel.listIsLoaded()
        #expect(viewModel.movies.selection == 0)
    }

    @Test func `shows the movies before until there are others`() async throws {
        let online = FakeSearch(["alien": [.success(.sample([4]))], "brazil": []])
        await online.hold("brazil 1")
        let viewModel = DefaultSearchViewModel(loader: MoviesLoader(searchMovies: online))
        viewModel.follow(TypedQuery("alien"))
        await viewModel.listIsLoaded()

        viewModel.follow(TypedQuery("brazil"))

        #expect(viewModel.rows == ["4"])
        #expect(viewModel.movies.isWaiting)
        viewModel.handle(.open)
        #expect(spy.opened.isEmpty)
        await online.started("brazil 1")
        await online.release("brazil 1")
        _ = await viewModel.firstMovies { !$0.isWaiting }
        #expect(viewModel.rows.isEmpty)
    }

    @Test func `keeps the rows when the next page is loaded, and for the next text`() async throws {
        let pages = [MoviesPage.sample([4, 5], of: 2), .sample([6, 1], number: 2, of: 2)]
        let online = FakeSearch([
            "alien": pages.map { .success($0) }, "brazil": [.success(.sample([7]))],
        ])
        await online.hold("alien 1")
        let viewModel = makeViewModel(online)
        viewModel.follow(TypedQuery("alien"))
        await viewModel.listIsLoaded()
        viewModel.handle(.moveMovies(by: 1))
        await online.started("alien 1")
        await online.release("alien 1")
        await viewModel.onlineListIsLoaded()
        #expect(viewModel.rows == ["4", "2", "5"])

        await viewModel.loadMoreMovies()
        #expect(viewModel.rows == ["4", "2", "5", "6", "1"])
        #expect(viewModel.movies.selected?.id == "2")
        await online.hold("brazil 1")
        let local = viewModel.rows
        viewModel.state.observe(on: spy) { spy, state in
            if case .loading(let before?) = state.movies.phase {
                spy.before = before.items.map(\.id)
            }
        }
        viewModel.follow(TypedQuery("brazil"))

        #expect(spy.before == local)
        await online.started("brazil 1")
        await online.release("brazil 1")
        await viewModel.onlineListIsLoaded()
    }

    @Test func `does not search again for the same words`() async throws {
        let pages = [MoviesPage.sample([4], of: 2), .sample([5], number: 2, of: 2)]
        let online = FakeSearch(["alien": pages.map { .success($0) }])
        let viewModel = makeViewModel(online)
        viewModel.follow(TypedQuery("alien"))
        await viewModel.onlineListIsLoaded()
        await viewModel.loadMoreMovies()

        viewModel.follow(TypedQuery(" alien  "))

        #expect(!viewModel.movies.isWaiting)
        #expect(viewModel.rows.last == "5")
        #expect(await online.requests == ["alien 1", "alien 2"])
    }

    @Test func `says why a filter is invalid, until the next input`() async throws {
        let error = MoviesError.invalidFilter(.genre, value: "x")
        let online = FakeSearch([
            "alien": [.success(.sample([4]))], "alien genre:x": [.failure(error)],
        ])
        let viewModel = makeViewModel(online)
        viewModel.follow(TypedQuery("alien"))
        await viewModel.onlineListIsLoaded()
        let rows = viewModel.rows

        viewModel.follow(TypedQuery("alien genre:x"))
        let state = await viewModel.firstMovies { !$0.isWaiting }
        #expect(viewModel.state.value.problem == .invalidFilter(FailureViewModel(error)))
        #expect(viewModel.rows == rows)
        #expect(!rows.isEmpty)
        #expect(state.query == "alien")

        viewModel.handle(.input)
        viewModel.follow(TypedQuery("alien"))
        viewModel.handle(.moveMovies(by: 1))
        #expect(viewModel.state.value.problem == nil)
    }

    @Test func `asks the online source again after an invalid filter came before its response`()
        async throws
    {
        let error = MoviesError.invalidFilter(.genre, value: "x")
        let online = FakeSearch([
            "alien": [.success(.sample([4]))], "alien genre:x": [.failure(error)],
        ])
        await online.hold("alien 1")
        let viewModel = makeViewModel(online)
        viewModel.follow(TypedQuery("alien"))
        await online.started("alien 1")
        viewModel.follow(TypedQuery("alien genre:x"))
        _ = await viewModel.state.first { $0.problem != nil }
        #expect(viewModel.rows == ["1", "2", "3"])
        await online.release("alien 1")

        viewModel.follow(TypedQuery("alien"))
        await viewModel.onlineListIsLoaded()

        #expect(viewModel.rows == ["1", "4"])
    }

    // MARK: Opening

    @Test func `saves a query only when one of its movies is opened`() async throws {
        var page = MoviesPage.sample([4])
        page.queryToSave = TypedQuery("alien")
        let viewModel = makeViewModel(FakeSearch(["alien": [.success(page)]]))
        viewModel.follow(TypedQuery("alien"))
        await viewModel.onlineListIsLoaded()
        #expect(recent.saved.isEmpty)

        viewModel.handle(.open)
        await Task {}.value

        #expect(spy.opened.count == 1)
        #expect(recent.saved == ["alien"])
    }

    @Test func `saves no query that is not worth it`() async throws {
        let viewModel = makeViewModel(FakeSearch(["al": [.success(.sample([4]))]]))
        viewModel.follow(TypedQuery("al"))
        await viewModel.onlineListIsLoaded()

        viewModel.handle(.open)
        await Task {}.value

        #expect(spy.opened.count == 1)
        #expect(recent.saved.isEmpty)
    }

    // MARK: Marks

    @Test(arguments: ["brazil", "nothing", "broken"])
    func `picks marked movies, whatever was searched for since`(text: String) async throws {
        let online = FakeSearch([
            "alien": [.success(.sample([4]))], "brazil": [.success(.sample([5]))],
            "nothing": [.success(.sample([]))], "broken": [.failure(.offline(.tmdb))],
        ])
        let viewModel = makeViewModel(online, local: StubSearch([]), picks: true)
        viewModel.follow(TypedQuery("alien"))
        await viewModel.onlineListIsLoaded()
        viewModel.handle(.mark)

        viewModel.follow(TypedQuery(text))
        _ = await viewModel.firstMovies { !$0.isWaiting && $0.list?.isProvisional != true }
        #expect(viewModel.movies.marked.map(\.id) == ["4"])
        viewModel.handle(.escape)
        #expect(viewModel.state.value.problem == .markedMovies(1))
        viewModel.handle(.choose)

        #expect(spy.picked == ["4"])
    }

    @Test func `types an alternative into the prompt`() async throws {
        let viewModel = makeViewModel(
            FakeSearch(["alein": [.success(.sample([]))]]),
            local: StubSearch([])
        )
        viewModel.follow(TypedQuery("alein"))
        await viewModel.listIsEmpty()

        viewModel.handle(.choose)

        #expect(viewModel.prompt.text == "Alien")
    }

    // MARK: Movies of a link

    @Test func `narrows the movies of a link by the text, and filters them by its filters`()
        async throws
    {
        let search = EchoSearch(pageSize: 12)
        let viewModel = try makeShelf(search)
        viewModel.follow(nil)
        await viewModel.listIsLoaded()
        #expect(viewModel.state.value.shelfTitle == "Ada Lind")

        viewModel.follow(TypedQuery("2"))
        #expect(viewModel.rows == ["2", "12"])
        #expect(await search.queries == ["person:7 1"])

        viewModel.follow(TypedQuery("1 genre:war sort:-year"))
        #expect(viewModel.movies.isWaiting)
        #expect(viewModel.rows == ["1", "10", "11", "12"])
        await viewModel.listIsLoaded()
        #expect(viewModel.rows == ["1", "10", "11", "12"])
        #expect(viewModel.list?.title == "Ada Lind")
        #expect(viewModel.list?.filters == ["genre:war"])
        #expect(await search.queries.last == "genre:war person:7 sort:-year 1")

        viewModel.follow(nil)
        await viewModel.listIsLoaded()
        #expect(viewModel.rows.count == 12)
        #expect(viewModel.list?.filters == [])
    }

    @Test func `narrows the movies of a link that come after the text`() async throws {
        let viewModel = try makeShelf(EchoSearch(pageSize: 12))

        viewModel.follow(TypedQuery("3"))
        await viewModel.listIsLoaded()

        #expect(viewModel.rows == ["3"])
    }

    @Test func `keeps the movies of a link if a filter is invalid`() async throws {
        let viewModel = try makeShelf(EchoSearch(pageSize: 12))
        viewModel.follow(TypedQuery("1"))
        await viewModel.listIsLoaded()

        viewModel.follow(TypedQuery("1 genre:x"))

        #expect(viewModel.rows == ["1", "10", "11", "12"])
        let failure = FailureViewModel(.invalidFilter(.genre, value: "x"))
        #expect(viewModel.state.value.problem == .invalidFilter(failure))
    }

    private func makeShelf(_ search: EchoSearch) throws -> DefaultSearchViewModel {
        let query = try #require(TypedQuery("person:7"))
        return DefaultSearchViewModel(
            MoviesSearch(query: query, title: "Ada Lind"),
            loader: MoviesLoader(searchMovies: search),
            isNarrowing: true
        )
    }

    private func makeViewModel(
        _ online: FakeSearch,
        local: StubSearch = StubSearch([1, 2, 3]),
        picks: Bool = false
    ) -> DefaultSearchViewModel {
        let pick: @MainActor (MoviesList) -> Void = { [spy] in spy.picked += $0.items.map(\.id) }
        return DefaultSearchViewModel(
            loader: MoviesLoader(
                searchMovies: online,
                searchLocally: local,
                suggestAlternatives: StubAlternatives(),
                pause: { _ in }
            ),
            recentQueries: recent,
            navigation: NavigationActions(
                makeDetails: { SpyDetails($0.movie.title) },
                showDetails: { [spy] in spy.opened.append(($0 as? SpyDetails)?.title ?? "") },
                pick: picks ? pick : nil
            )
        )
    }
}

private struct StubAlternatives: SuggestAlternativesUseCase {
    func execute(_ query: MovieQuery, limit: Int) async -> [QuerySuggestion] {
        [QuerySuggestion(text: "Alien", origin: .title)]
    }
}
