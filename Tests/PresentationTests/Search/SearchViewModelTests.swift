import Testing

@testable import Domain
@testable import Presentation

/// What only the screens use of a list: narrowing, details, other queries and picking.
@MainActor
struct SearchViewModelTests {
    /// Each movie has one writer.
    private struct StubPeople: LocalMovieDetailsRepository {
        func localDetails(of id: MovieID) async -> LocalMovieDetails? {
            let details = MovieDetails(
                movie: Movie(id: id, title: ""),
                credits: MovieCredits(writers: ["Bo of \(id)"]),
                source: .tmdb
            )
            return LocalMovieDetails(details: details, isCurrent: true)
        }
    }

    private struct StubAlternatives: SuggestAlternativesUseCase {
        func execute(_ query: MovieQuery, limit: Int) async -> [QuerySuggestion] {
            [QuerySuggestion(text: "Lantern", origin: .title)]
                + (2...limit).map { QuerySuggestion(text: "\($0)", origin: .title) }
        }
    }

    private final class Spy {
        var made: [SpyDetails] = []
        var picked: [String] = []
        var prompts: [String] = []

        /// The selected movie, and the one whose details are beside the list.
        var selected: [String] = []
    }

    private let spy = Spy()

    @Test func `narrows the loaded movies, and later ones too`() async throws {
        let viewModel = try await loaded("alien", pages: 3)

        viewModel.narrow(to: "2")
        #expect(viewModel.rows == ["2"])
        await viewModel.loadMoreMovies()
        viewModel.narrow(to: "Movie")
        #expect(viewModel.rows.count == 4)
        await viewModel.loadMoreMovies()
        #expect(viewModel.rows.count == 6)
        viewModel.narrow(to: "")

        #expect(viewModel.movies.narrowing == nil)
    }

    @Test func `narrows the movies in another order to the same text`() async throws {
        let viewModel = try await loaded("alien")
        viewModel.narrow(to: "2")

        try viewModel.start("alien sort:-year")
        await viewModel.listIsLoaded()
        #expect(viewModel.movies.narrowing?.text == "2")
        try await viewModel.search("alien")
        #expect(viewModel.movies.narrowing == nil)

        viewModel.narrow(to: "2")
        try viewModel.start("alien rating:10")
        await viewModel.listIsEmpty()
        #expect(viewModel.movies.narrowing == nil)
    }

    @Test func `narrows by the people of movies that were shown`() async throws {
        let viewModel = try await loaded("alien")
        viewModel.handle(.show(rows: 0..<0, hasDetails: true))
        viewModel.handle(.selectMovie(1))
        let details = MovieDetails(
            movie: Movie(id: .tmdb(2), title: "Movie 2"),
            credits: MovieCredits(directors: ["Ada"]),
            source: .tmdb
        )
        spy.made[1].state.value = .loaded(MovieDetailsItemViewModel(details))

        viewModel.narrow(to: "Ada")

        #expect(viewModel.rows == ["2"])
    }

    @Test func `narrows by the people of all movies that this machine knows`() async throws {
        let viewModel = try await loaded("alien", pages: 2)

        viewModel.narrow(to: "Bo of 2")
        #expect(viewModel.rows.isEmpty)
        #expect(viewModel.movies.narrowing?.isComplete == false)

        let state = await viewModel.firstMovies { $0.rowCount > 0 }
        #expect(viewModel.rows == ["2"])
        #expect(state.narrowing?.isComplete == true)
    }

    @Test func `loads all pages one after the other, each once`() async throws {
        let search = EchoSearch(pageCount: 4)
        let viewModel = try await loaded("alien", search)

        viewModel.handle(.moveToEnd)
        viewModel.handle(.moveToEnd)
        await viewModel.loadMoreMovies()
        await viewModel.listIsComplete()

        #expect(await search.queries == ["alien 1", "alien 2", "alien 3", "alien 4"])
    }

    @Test func `shows the details of one movie at a time, and keeps those it has shown`()
        async throws
    {
        let viewModel = try await loaded("alien")
        viewModel.handle(.selectMovie(1))
        #expect(spy.made.isEmpty)
        viewModel.handle(.show(rows: 0..<0, hasDetails: true))
        for row in [0, 1] {
            viewModel.handle(.selectMovie(row))
            await Task {}.value
        }

        #expect(spy.made.map(\.title) == ["Movie 2", "Movie 1"])
        #expect(spy.made[0].events.filter { $0 == "close" }.count == 1)
        spy.made[1].state.value = .failed(FailureViewModel(.offline(.tmdb)))
        #expect(viewModel.movies.isPreviewPending)
        spy.made[0].state.value = .failed(FailureViewModel(.offline(.tmdb)))
        #expect(!viewModel.movies.isPreviewPending)
        #expect(viewModel.movies.preview == spy.made[0].state.value)
        viewModel.handle(.show(rows: 0..<0, hasDetails: false))
        #expect(viewModel.movies.preview == nil)
        #expect(spy.made[0].events.last == "close")
    }

    @Test func `changes the selection and the details beside the list at once`() async throws {
        let viewModel = try await loaded("alien")
        viewModel.handle(.show(rows: 0..<0, hasDetails: true))
        viewModel.state.observe(on: spy) { spy, state in
            let state = state.movies
            guard !state.isWaiting else { return }
            spy.selected.append(
                "\(state.selected?.title ?? "") \(state.preview?.item?.movie.title ?? "")"
            )
        }
        spy.selected = []

        viewModel.handle(.selectMovie(1))
        try await viewModel.search("brazil")
        viewModel.handle(.selectMovie(1))

        #expect(spy.selected == ["Movie 2 Movie 2", "Movie 1 Movie 1", "Movie 2 Movie 2"])
    }

    @Test func `loads the next page near the end, also below the details of a movie`() async throws
    {
        let viewModel = try await loaded("alien", pages: 2)
        #expect(viewModel.rows.count == 2)

        viewModel.handle(.moveMovies(by: 1))
        _ = await viewModel.firstMovies { $0.rowCount == 4 }

        #expect(viewModel.rows == ["1", "2", "3", "4"])
    }

    @Test(arguments: [
        (
            "submarine genre:horror year:1980-1989 sort:year",
            "submarine genre:horror year:1980-1989 not zombie"
        ),
        ("submarine genre:horror year:1980-1989", "submarine genre:horror not zombie"),
        ("genre:horror", "movies not zombie"),
    ])
    func `removes the order or the last filter, and keeps the other words`(
        understood: String,
        text: String
    ) throws {
        var query = try #require(TypedQuery(understood)?.meaning)
        query.filters.excludedText = "zombie"
        let page = MoviesPage.sample([1], notices: [.meaning(query)])
        let list = MoviesList(
            page,
            of: MoviesSearch(query: try #require(TypedQuery("80s horror submarine")))
        )

        #expect(list.textWithoutLastFilter(nil) == text)
    }

    @Test func `opens the details beside the list again when it reappears`() async throws {
        let viewModel = try await loaded("alien", shelf: Self.shelf)
        viewModel.handle(.show(rows: 0..<0, hasDetails: true))
        await Task {}.value
        viewModel.handle(.newSearch)
        viewModel.handle(.reappear)
        await Task {}.value

        #expect(spy.made.map(\.events) == [["preview", "close", "preview"]])
    }

    @Test func `loads the details of the last of several movies that are selected together`()
        async throws
    {
        let viewModel = try await loaded("alien")

        viewModel.handle(.show(rows: 0..<0, hasDetails: true))
        viewModel.handle(.selectMovie(1))
        await Task {}.value
        #expect(spy.made.map(\.events) == [["close"], ["preview"]])
        viewModel.retry()

        #expect(spy.made[1].events == ["preview", "retry"])
    }

    @Test func `suggests no other queries for a wish that is refused`() async throws {
        let viewModel = try await loaded("top 250")

        #expect(viewModel.movies.list == nil)
        #expect(viewModel.movies.alternatives.isEmpty)
    }

    @Test func `suggests other queries, and searches for one`() async throws {
        let search = EchoSearch(pageCount: 1)
        let viewModel = try await loaded("nothing", search)
        #expect(viewModel.movies.selectedAlternative?.text == "Lantern")
        #expect(viewModel.movies.alternatives.count == 5)

        viewModel.handle(.choose)
        await viewModel.listIsLoaded()

        #expect(await search.queries.last == "Lantern 1")
        #expect(viewModel.movies.alternatives.isEmpty)
    }

    @Test func `starts a new search with a query that needs a correction`() async throws {
        let viewModel = DefaultSearchViewModel(
            Self.shelf,
            loader: MoviesLoader(
                searchMovies: FakeSearch([
                    "x genre:horor": [.failure(.invalidFilter(.genre, value: "horor"))],
                    "nothing": [.success(.sample([]))],
                ])
            ),
            navigation: NavigationActions(startNewSearch: { [spy] in spy.prompts.append($0) })
        )
        for text in ["x genre:horor", "nothing", "y"] {
            try await viewModel.search(text)
            viewModel.handle(.newSearch)
        }

        #expect(spy.prompts == ["x genre:horor", "nothing", ""])
    }

    @Test func `ends the flow with the chosen movies`() async throws {
        let viewModel = try await loaded("alien", pages: 2)
        #expect(viewModel.movies.canPick)

        viewModel.handle(.moveMovies(by: 1))
        viewModel.handle(.choose)
        for _ in 0..<2 { viewModel.handle(.mark) }
        viewModel.handle(.selectMovie(0))
        viewModel.handle(.mark)
        viewModel.handle(.choose)

        #expect(spy.picked == ["Movie 2, 1 in all", "Movie 1, 1 in all"])
    }

    private static let shelf = MoviesSearch(query: TypedQuery(MovieQuery()), title: "Ada Lind")

    private func loaded(
        _ text: String,
        pages: Int = 1,
        shelf: MoviesSearch? = nil
    ) async throws -> DefaultSearchViewModel {
        try await loaded(text, EchoSearch(pageCount: pages), shelf: shelf)
    }

    private func loaded(
        _ text: String,
        _ search: EchoSearch,
        shelf: MoviesSearch? = nil
    ) async throws -> DefaultSearchViewModel {
        let viewModel = DefaultSearchViewModel(
            shelf,
            loader: MoviesLoader(searchMovies: search, suggestAlternatives: StubAlternatives()),
            localDetails: StubPeople(),
            navigation: NavigationActions(
                makeDetails: { [spy] known in
                    spy.made.append(SpyDetails(known.movie.title))
                    return spy.made.last
                },
                pick: { [spy] list in
                    spy.picked.append(
                        "\(list.items.map(\.title).joined()), \(list.bestKnownTotal) in all"
                    )
                },
                startNewSearch: { [spy] in spy.prompts.append($0) }
            )
        )
        try await viewModel.search(text)
        return viewModel
    }
}
