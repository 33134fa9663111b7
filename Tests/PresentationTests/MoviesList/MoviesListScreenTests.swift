import Domain
import Testing

@testable import Presentation

/// What only the screens use of a list: narrowing, details, other queries and picking.
@MainActor
struct MoviesListScreenTests {
    /// Matches titles and people that contain the text.
    private struct StubNarrowing: NarrowMoviesUseCase {
        func execute(_ text: String, in movies: [NarrowableMovie]) -> [NarrowedMovie] {
            movies.enumerated().compactMap { index, movie in
                ([movie.title] + movie.others).contains { $0.contains(text) }
                    ? NarrowedMovie(index: index) : nil
            }
        }
    }

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
        }
    }

    private final class Spy {
        var made: [SpyDetails] = []
        var picked: [String] = []
        var prompts: [String] = []
        var backCount = 0
    }

    private let spy = Spy()

    @Test func `narrows the loaded movies, and later ones too`() async throws {
        let viewModel = try await loaded("alien", pages: 3)

        viewModel.didNarrow(to: "2")
        #expect(viewModel.narrowing.value?.rows.map(\.index) == [1])
        await viewModel.didRequestAll()
        viewModel.didNarrow(to: "Movie")
        #expect(viewModel.narrowing.value?.rows.count == 6)
        viewModel.didNarrow(to: nil)

        #expect(viewModel.narrowing.value == nil)
    }

    @Test func `narrows the movies in another order to the same text`() async throws {
        let viewModel = try await loaded("alien")
        viewModel.didNarrow(to: "2")

        viewModel.didSort(by: "-year")
        await viewModel.listIsLoaded()
        #expect(viewModel.narrowing.value?.text == "2")
        await viewModel.didSearch(MoviesSearch(query: try #require(TypedQuery("alien"))))
        #expect(viewModel.narrowing.value == nil)

        viewModel.didNarrow(to: "2")
        #expect(viewModel.didFilter(by: "rating:10") == nil)
        _ = await viewModel.state.first { if case .empty = $0 { true } else { false } }
        #expect(viewModel.narrowing.value == nil)
    }

    @Test func `narrows by the people of movies that were shown`() async throws {
        let viewModel = try await loaded("alien")
        viewModel.didPreview(try item(1, of: viewModel))
        let details = MovieDetails(
            movie: Movie(id: .tmdb(2), title: "Movie 2"),
            credits: MovieCredits(directors: ["Ada"]),
            source: .tmdb
        )
        spy.made[0].state.value = .loaded(MovieDetailsItemViewModel(details))

        viewModel.didNarrow(to: "Ada")

        #expect(viewModel.narrowing.value?.rows.map(\.index) == [1])
    }

    @Test func `narrows by the people of all movies that this machine knows`() async throws {
        let viewModel = try await loaded("alien", pages: 2)

        viewModel.didNarrow(to: "Bo of 2")
        #expect(viewModel.narrowing.value?.rows.isEmpty == true)
        #expect(viewModel.narrowing.value?.isComplete == false)

        let narrowing = await viewModel.narrowing.first { $0?.rows.isEmpty == false }
        #expect(narrowing?.rows.map(\.index) == [1])
        #expect(narrowing?.isComplete == true)
    }

    @Test func `loads all pages one after the other, each once`() async throws {
        let search = EchoSearch(pageCount: 4)
        let viewModel = try await loaded("alien", search)

        async let all: Void = viewModel.didRequestAll()
        async let again: Void = viewModel.didRequestAll()
        await viewModel.didReachEnd()
        _ = await (all, again)

        #expect(await search.queries == ["alien 1", "alien 2", "alien 3", "alien 4"])
    }

    @Test func `shows the details of one movie at a time, and keeps those it has shown`()
        async throws
    {
        let viewModel = try await loaded("alien")
        for index in [0, 1, 0] {
            viewModel.didPreview(try item(index, of: viewModel))
            await Task {}.value
        }

        #expect(spy.made.map(\.title) == ["Movie 1", "Movie 2"])
        #expect(spy.made[0].events.filter { $0 == "close" }.count == 1)
        #expect(viewModel.preview.value === spy.made[0])
        viewModel.didPreview(nil)
        #expect(viewModel.preview.value == nil)
        #expect(spy.made[0].events.last == "close")
    }

    @Test func `makes the details again for the movies of another search`() async throws {
        let viewModel = try await loaded("alien")
        viewModel.didPreview(try item(0, of: viewModel))
        await viewModel.didSearch(MoviesSearch(query: try #require(TypedQuery("alien"))))

        viewModel.didPreview(try item(0, of: viewModel))

        #expect(spy.made.map(\.title) == ["Movie 1", "Movie 1"])
        #expect(viewModel.preview.value === spy.made[1])
    }

    @Test func `loads the details of the last of several movies that are selected together`()
        async throws
    {
        let viewModel = try await loaded("alien")

        for index in [0, 1] { viewModel.didPreview(try item(index, of: viewModel)) }
        await Task {}.value
        #expect(spy.made.map(\.events) == [["close"], ["preview"]])
        await viewModel.didRetry()

        #expect(spy.made[1].events == ["preview", "retry"])
    }

    @Test func `suggests other queries, and searches for one`() async throws {
        let search = EchoSearch(pageCount: 1)
        let viewModel = try await loaded("nothing", search)
        let alternative = try #require(viewModel.alternatives.value.first)
        viewModel.didRequestNewSearch()
        #expect(spy.prompts == ["nothing"])

        viewModel.didSelectAlternative(alternative)
        await viewModel.listIsLoaded()

        #expect(await search.queries.last == "Lantern 1")
        #expect(viewModel.alternatives.value.isEmpty)
        viewModel.didRequestNewSearch()
        #expect(spy.prompts == ["nothing", ""])
    }

    @Test func `starts a new search with a query that needs a correction`() async throws {
        let viewModel = DefaultMoviesListViewModel(
            searchMovies: FakeSearch([
                "x genre:horor": [.failure(.invalidFilter(.genre, value: "horor"))]
            ]),
            actions: MoviesListViewModelActions(
                navigation: NavigationActions(startNewSearch: { [spy] in spy.prompts.append($0) })
            )
        )
        for text in ["x genre:horor", "y"] {
            await viewModel.didSearch(MoviesSearch(query: try #require(TypedQuery(text))))
            viewModel.didRequestNewSearch()
        }

        #expect(spy.prompts == ["x genre:horor", ""])
    }

    @Test func `ends the flow with the chosen movies`() async throws {
        let viewModel = try await loaded("alien", pages: 2)
        #expect(viewModel.canPick)

        viewModel.didPick([try item(1, of: viewModel)])

        #expect(spy.picked == ["Movie 2, 1 in all"])
    }

    private func loaded(_ text: String, pages: Int = 1) async throws -> DefaultMoviesListViewModel {
        try await loaded(text, EchoSearch(pageCount: pages))
    }

    private func loaded(
        _ text: String,
        _ search: EchoSearch
    ) async throws -> DefaultMoviesListViewModel {
        let viewModel = DefaultMoviesListViewModel(
            searchMovies: search,
            narrowMovies: StubNarrowing(),
            localDetails: StubPeople(),
            suggestAlternatives: StubAlternatives(),
            actions: MoviesListViewModelActions(
                makeDetails: { [spy] known in
                    spy.made.append(SpyDetails(known.movie.title))
                    return spy.made.last
                },
                navigation: NavigationActions(
                    pick: { [spy] list in
                        spy.picked.append(
                            "\(list.items.map(\.title).joined()), \(list.bestKnownTotal) in all"
                        )
                    },
                    startNewSearch: { [spy] in spy.prompts.append($0) },
                    goBack: { [spy] in spy.backCount += 1 }
                )
            )
        )
        await viewModel.didSearch(MoviesSearch(query: try #require(TypedQuery(text))))
        return viewModel
    }

    private func item(
        _ index: Int,
        of viewModel: DefaultMoviesListViewModel
    ) throws -> MoviesListItemViewModel {
        try #require(viewModel.list?.items[index])
    }
}
