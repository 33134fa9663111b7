import Domain
import Testing

@testable import Presentation

@MainActor
struct MoviesListViewModelTests {
    fileprivate final class Recorder {
        var states: [MoviesListState] = []
    }

    private let recorder = Recorder()

    @Test func `shows that it loads, then the movies`() async throws {
        let viewModel = viewModel(FakeSearch(["alien": [.success(.sample([1, 2]))]]))

        try await viewModel.didSearch(search("alien"))

        #expect(recorder.summaries == ["idle", "loading alien", "1 2 none"])
    }

    @Test func `shows a result without movies as empty`() async throws {
        let nothing = MoviesPage(
            number: 1,
            pageCount: 0,
            totalCount: 0,
            movies: [],
            source: .catalog(.builtIn)
        )
        let viewModel = viewModel(FakeSearch(["zzz": [.success(nothing)]]))

        try await viewModel.didSearch(search("zzz"))

        #expect(recorder.summaries == ["idle", "loading zzz", "empty zzz"])
    }

    @Test func `shows why a search failed`() async throws {
        let viewModel = viewModel(FakeSearch(["alien": [.failure(.credentialRefused(.tmdb))]]))

        try await viewModel.didSearch(search("alien"))

        #expect(viewModel.state.value.phase == .failed(FailureViewModel(.credentialRefused(.tmdb))))
    }

    @Test(arguments: [(MovieList.popular, true), (.trending, false)])
    func `knows which lists a catalog has`(list: MovieList, catalogMayHelp: Bool) async {
        let viewModel = viewModel(FakeSearch(["": [.failure(.offline(.tmdb))]]))

        await viewModel.didSearch(MoviesSearch(query: TypedQuery(MovieQuery(list: list))))

        let failure = FailureViewModel(.offline(.tmdb), catalogMayHelp: catalogMayHelp)
        #expect(viewModel.state.value.phase == .failed(failure))
    }

    @Test func `shows nothing of a cancelled search`() async throws {
        let viewModel = viewModel(FakeSearch(["alien": [.failure(.cancelled)]]))

        try await viewModel.didSearch(search("alien"))

        #expect(recorder.summaries == ["idle", "loading alien"])
    }

    @Test func `never shows a late result over that of a newer search`() async throws {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1]))], "brazil": [.success(.sample([2]))],
        ])
        await useCase.hold("alien 1")
        let viewModel = viewModel(useCase)
        let older = try search("alien")
        async let late: Void = viewModel.didSearch(older)
        await useCase.started("alien 1")

        try await viewModel.didSearch(search("brazil"))
        await useCase.release("alien 1")
        await late

        #expect(recorder.summaries == ["idle", "loading alien", "loading brazil", "2 none"])
    }

    @Test func `is idle again when its caller is cancelled`() async throws {
        let useCase = FakeSearch(["alien": [.success(.sample([1]))]])
        await useCase.hold("alien 1")
        let viewModel = viewModel(useCase)
        let search = try search("alien")
        let caller = Task { await viewModel.didSearch(search) }
        await useCase.started("alien 1")

        caller.cancel()
        await useCase.release("alien 1")
        await caller.value

        #expect(recorder.summaries == ["idle", "loading alien", "idle"])
    }

    @Test func `appends the next page, each movie once`() async throws {
        let useCase = FakeSearch([
            "alien": [
                .success(.sample([1, 2], of: 2)), .success(.sample([2, 3], number: 2, of: 2)),
            ]
        ])
        let viewModel = viewModel(useCase)
        try await viewModel.didSearch(search("alien"))

        await viewModel.didRequestMore()
        await viewModel.didRequestMore()

        #expect(
            recorder.summaries == [
                "idle", "loading alien", "1 2 available", "1 2 loading", "1 2 3 none",
                "1 2 3 none",
            ]
        )
        #expect(viewModel.state.value.problem == .noMoreMovies)
        #expect(await useCase.requests == ["alien 1", "alien 2"])
    }

    @Test(
        arguments: [(.sure, .sure), (.likely, .likely), (.guess, .guess)]
            as [(MatchConfidence, MoviesList.Match)]
    )
    func `says how surely the movies of all pages are meant`(
        confidence: MatchConfidence,
        match: MoviesList.Match
    ) async throws {
        let viewModel = viewModel(
            FakeSearch([
                "alien": [
                    .success(.sample([1], of: 2, confidence: confidence)),
                    .success(.sample([2], number: 2, of: 2, confidence: confidence)),
                ]
            ])
        )

        try await viewModel.didSearch(search("alien", limit: 2))

        let list = try #require(viewModel.list)
        #expect(list.pages == 1...2)
        #expect(list.match == match)
    }

    @Test func `stops at a page without new movies`() async throws {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1], of: 9)), .success(.sample([1], number: 2, of: 9))]
        ])
        let viewModel = viewModel(useCase)

        await viewModel.didSearch(
            MoviesSearch(query: try #require(TypedQuery("alien")), limit: 100)
        )

        #expect(recorder.summaries.last == "1 none")
        #expect(await useCase.requests == ["alien 1", "alien 2"])
    }

    @Test func `requests a page once while it is being loaded`() async throws {
        let useCase = FakeSearch([
            "alien": [
                .success(.sample([1], of: 2)), .success(.sample([2], number: 2, of: 2)),
            ]
        ])
        let viewModel = viewModel(useCase)
        try await viewModel.didSearch(search("alien"))
        await useCase.hold("alien 2")
        async let first: Void = viewModel.didRequestMore()
        await useCase.started("alien 2")

        await viewModel.didRequestMore()
        await useCase.release("alien 2")
        await first

        #expect(await useCase.requests == ["alien 1", "alien 2"])
        #expect(recorder.summaries.last == "1 2 none")
    }

    @Test func `keeps the movies when the next page fails`() async throws {
        let useCase = FakeSearch([
            "alien": [.success(.sample([1], of: 2)), .failure(.offline(.tmdb))]
        ])
        let viewModel = viewModel(useCase)
        try await viewModel.didSearch(search("alien"))

        await viewModel.didRequestMore()

        #expect(recorder.summaries.last == "1 failed: TMDB is not used while offline")
    }

    @Test(arguments: [(3, "1 2 3 available"), (4, "1 2 3 4 available")])
    func `loads as many pages as the limit needs, and cuts off the rest`(
        limit: Int,
        summary: String
    ) async throws {
        let useCase = FakeSearch([
            "alien": [
                .success(.sample([1, 2], of: 3)), .success(.sample([3, 4], number: 2, of: 3)),
                .success(.sample([5, 6], number: 3, of: 3)),
            ]
        ])
        let viewModel = viewModel(useCase)

        try await viewModel.didSearch(search("alien", limit: limit))

        #expect(recorder.summaries == ["idle", "loading alien", summary])
        #expect(await useCase.requests == ["alien 1", "alien 2"])
    }

    @Test func `starts at the requested page`() async throws {
        let useCase = FakeSearch([
            "alien": [.failure(.offline(.tmdb)), .success(.sample([3], number: 2, of: 2))]
        ])
        let viewModel = viewModel(useCase)

        try await viewModel.didSearch(search("alien", page: 2))

        #expect(recorder.summaries.last == "3 none")
    }

    private func viewModel(_ useCase: FakeSearch) -> DefaultMoviesListViewModel {
        let viewModel = DefaultMoviesListViewModel(loader: MoviesLoader(searchMovies: useCase))
        viewModel.state.observe(on: recorder) { $0.states.append($1) }
        return viewModel
    }

    private func search(
        _ text: String,
        page: Int = 1,
        limit: Int? = nil
    ) throws -> MoviesSearch {
        MoviesSearch(query: try #require(TypedQuery(text)), page: page, limit: limit)
    }
}

extension MoviesListViewModelTests.Recorder {
    /// A summary of each state: `1 2 available` for two movies and a next page.
    fileprivate var summaries: [String] {
        states.map { state in
            switch state.phase {
            case .idle: "idle"
            case .loading: "loading \(state.query)"
            case .loaded(let list):
                (list.items.map(\.id) + [summary(of: list.nextPage)]).joined(separator: " ")
            case .empty(let list, _): "empty \(list.query)"
            case .failed(let failure): "failed: \(failure.summary)"
            }
        }
    }

    private func summary(of nextPage: MoviesList.NextPage) -> String {
        if case .failed(let failure) = nextPage {
            "failed: \(failure.summary)"
        } else {
            "\(nextPage)"
        }
    }
}
