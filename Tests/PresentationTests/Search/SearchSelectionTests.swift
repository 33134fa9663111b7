import Testing

@testable import Domain
@testable import Presentation

/// Which movie of a list is selected, what is marked, and when more movies are loaded.
@MainActor
struct SearchSelectionTests {
    /// Matches titles that end with the text, those with a larger number first.
    private struct StubNarrowing: NarrowMoviesUseCase {
        func execute(_ text: String, in movies: [[String]]) -> [NarrowedMovie] {
            movies.indices.reversed().filter { movies[$0][0].hasSuffix(text) }.map {
                NarrowedMovie(index: $0)
            }
        }
    }

    private final class Spy {
        var opened: [String] = []
    }

    private let spy = Spy()

    // MARK: More movies

    @Test(arguments: [(0..<4, 4, false), (0..<4, 5, true), (0..<6, 0, true), (2..<5, 0, false)])
    func `loads the next page near the end, if there is one`(
        rows: Range<Int>,
        selection: Int,
        isNear: Bool
    ) async throws {
        let search = EchoSearch(pageCount: 2, pageSize: 10)
        let viewModel = try await loaded(search)
        viewModel.handle(.selectMovie(selection))
        #expect(await search.queries.count == 1)

        viewModel.handle(.show(rows: rows, hasDetails: false))
        await tasks()
        #expect((viewModel.list?.nextPage != .available) == isNear)
        viewModel.handle(.show(rows: 0..<10, hasDetails: false))
        await viewModel.listIsComplete()
        viewModel.handle(.show(rows: 0..<20, hasDetails: false))
        await tasks()

        #expect(viewModel.list?.items.count == 20)
        #expect(await search.queries.count == 2)
        #expect(viewModel.movies.selection == selection)
    }

    @Test func `does not load the next page of a narrowed list`() async throws {
        let search = EchoSearch(pageCount: 2)
        let viewModel = try await loaded(search)
        viewModel.narrow(to: "2")

        viewModel.handle(.show(rows: 0..<1, hasDetails: false))
        await tasks()

        #expect(viewModel.list?.nextPage == .available)
    }

    @Test func `goes to the last movie of all, which it loads first`() async throws {
        let viewModel = try await loaded(EchoSearch(pageCount: 3))

        viewModel.handle(.moveToEnd)
        #expect(viewModel.movies.selection == 1)
        #expect(viewModel.movies.isLoadingToEnd)
        await viewModel.listIsComplete()

        #expect(viewModel.movies.selection == 5)
        #expect(!viewModel.movies.isLoadingToEnd)
    }

    @Test func `follows the end only until the next input`() async throws {
        let viewModel = try await loaded(EchoSearch(pageCount: 3))
        viewModel.handle(.moveToEnd)
        viewModel.handle(.input)
        viewModel.handle(.moveMovies(by: -1))
        _ = await viewModel.firstMovies { $0.list?.items.count == 4 }
        await tasks()

        #expect(viewModel.movies.selection == 0)
        #expect(viewModel.list?.nextPage == .available)
    }

    // MARK: Narrowing

    @Test func `selects the best match of each text, and goes back to the row before`()
        async throws
    {
        let viewModel = try await loaded(EchoSearch(pageSize: 25))
        viewModel.handle(.selectMovie(2))

        viewModel.narrow(to: "5")
        #expect(viewModel.rows == ["25", "15", "5"])
        #expect(viewModel.movies.selected?.id == "25")
        viewModel.handle(.moveMovies(by: 1))
        viewModel.narrow(to: "5")
        #expect(viewModel.movies.selected?.id == "15")
        viewModel.narrow(to: "Movie 5")
        #expect(viewModel.movies.selected?.id == "5")
        viewModel.narrow(to: " ")

        #expect(viewModel.movies.selection == 2)
        #expect(viewModel.movies.narrowing == nil)
    }

    @Test func `stays at a movie that was opened in a narrowed list`() async throws {
        let viewModel = try await loaded(EchoSearch(pageSize: 25))
        viewModel.narrow(to: "5")
        viewModel.handle(.moveMovies(by: 1))

        viewModel.handle(.choose)
        #expect(spy.opened == ["Movie 15"])
        #expect(viewModel.rows == ["25", "15", "5"])
        viewModel.narrow(to: "")

        #expect(viewModel.movies.selected?.id == "15")
    }

    @Test func `goes back to the row before if no movie matched`() async throws {
        let viewModel = try await loaded(EchoSearch(pageSize: 25))
        viewModel.handle(.selectMovie(2))
        viewModel.narrow(to: "x")
        #expect(viewModel.movies.selection == nil)

        viewModel.handle(.choose)
        viewModel.narrow(to: "")

        #expect(spy.opened.isEmpty)
        #expect(viewModel.movies.selection == 2)
    }

    @Test func `loads all movies of a catalog that is narrowed, also in another order`()
        async throws
    {
        let catalog = EchoSearch(pageCount: 3, source: .catalog(.builtIn))
        let viewModel = try await loaded(catalog)
        viewModel.narrow(to: "5")
        viewModel.handle(.show(rows: 0..<2, hasDetails: false))
        await viewModel.listIsComplete()
        #expect(viewModel.rows == ["5"])

        try viewModel.start("alien sort:year")
        await viewModel.listIsLoaded()
        viewModel.handle(.show(rows: 0..<0, hasDetails: false))
        await viewModel.listIsComplete()
        #expect(await catalog.queries.last == "alien sort:year 3")

        let online = try await loaded(EchoSearch(pageCount: 3))
        online.narrow(to: "5")
        online.handle(.show(rows: 0..<0, hasDetails: false))
        await tasks()
        #expect(online.list?.nextPage == .available)
    }

    @Test func `loads all movies only while the narrowed list is shown`() async throws {
        let catalog = EchoSearch(pageCount: 3, pageSize: 10, source: .catalog(.builtIn))
        let viewModel = try await loaded(catalog)
        viewModel.narrow(to: "5")
        await tasks()
        #expect(viewModel.list?.nextPage == .available)
        viewModel.handle(.show(rows: 0..<1, hasDetails: false))
        await viewModel.listIsComplete()

        viewModel.narrow(to: "")
        try viewModel.start("alien sort:year")
        await viewModel.listIsLoaded()
        viewModel.handle(.show(rows: 0..<1, hasDetails: false))
        await tasks()

        #expect(viewModel.list?.nextPage == .available)
    }

    // MARK: Marks

    @Test func `marks movies and unmarks them, and keeps marked ones that filters hide`()
        async throws
    {
        let viewModel = try await loaded(EchoSearch(pageSize: 3))
        for row in [1, 0, 1] {
            viewModel.handle(.selectMovie(row))
            viewModel.handle(.mark)
        }
        #expect(viewModel.movies.selection == 2)
        #expect(viewModel.movies.row(0)?.isMarked == true)
        #expect(viewModel.movies.row(1)?.isMarked == false)

        try viewModel.start("alien genre:war")
        #expect(viewModel.movies.list != nil)
        #expect(viewModel.movies.isWaiting)
        await viewModel.listIsLoaded()
        #expect(viewModel.movies.selection == 0)
        try viewModel.start("alien rating:10")
        await viewModel.listIsEmpty()

        #expect(viewModel.movies.chosen.map(\.id) == ["1"])
    }

    /// Waits until tasks that inputs have started wait themselves.
    private func tasks() async {
        await Task {}.value
    }

    private func loaded(
        _ search: EchoSearch,
        _ text: String = "alien"
    ) async throws -> DefaultSearchViewModel {
        let viewModel = DefaultSearchViewModel(
            loader: MoviesLoader(searchMovies: search),
            narrowMovies: StubNarrowing(),
            navigation: NavigationActions(
                makeDetails: { SpyDetails($0.movie.title) },
                showDetails: { [spy] in spy.opened.append(($0 as? SpyDetails)?.title ?? "") }
            )
        )
        try await viewModel.search(text)
        return viewModel
    }
}
