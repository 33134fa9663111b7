import Domain
import DomainDoubles
import Testing

@testable import Presentation

/// The movies to choose from while nothing is typed.
@MainActor
struct StartPageTests {
    private final class Recorder {
        var rows: [[String]] = []
    }

    private let recorder = Recorder()
    private let opened = SpyOpenedMovies([Movie(id: .tmdb(2), title: "Movie 2")])

    @Test func `shows opened movies and the lists of this machine, then online ones`() async {
        let viewModel = makeViewModel(online: movies([.trending: [7, 1], .upcoming: [8]]))
        viewModel.state.observe(on: recorder) { recorder, state in
            let ids = state.movies.list?.items.map(\.id) ?? []
            if recorder.rows.last != ids { recorder.rows.append(ids) }
        }

        viewModel.follow(nil)
        await viewModel.sectionsAreLoaded(4)

        // A movie is in the first section only.
        #expect(recorder.rows == [[], ["2", "1", "3"], ["2", "1", "3", "7", "8"]])
        #expect(
            viewModel.list?.sections == [
                .init(title: MoviesList.openedTitle, count: 1), .init(title: "Popular", count: 2),
                .init(title: "Trending today", count: 1), .init(title: "Coming", count: 1),
            ]
        )
        #expect(viewModel.movies.selection == 0)
        #expect(viewModel.movies.query.isEmpty)
    }

    @Test func `comes back when the text is deleted, and is not loaded twice`() async throws {
        let online = movies([.trending: [7]])
        let viewModel = makeViewModel(online: online)
        viewModel.follow(TypedQuery("alien"))
        await viewModel.listIsLoaded()
        #expect(viewModel.movies.query == "alien")

        viewModel.follow(nil)
        await viewModel.sectionsAreLoaded(3)
        let requestCount = online.requested.count
        viewModel.follow(nil)

        #expect(!viewModel.movies.isWaiting)
        #expect(requestCount == 3)
        #expect(online.requested.count == 3)
        #expect(viewModel.movies.query.isEmpty)
    }

    @Test func `has the movie that was opened when the user comes back, still selected`() async {
        let viewModel = makeViewModel(online: movies([.trending: [7, 8]]))
        viewModel.follow(nil)
        await viewModel.sectionsAreLoaded(3)
        viewModel.handle(.selectMovie(4))
        #expect(viewModel.movies.selected?.id == "8")
        viewModel.handle(.reappear)
        await viewModel.listIsLoaded()
        // The online movies are not gone until they are loaded again.
        #expect(viewModel.movies.selected?.id == "8")

        try? await opened.save(Movie(id: .tmdb(8), title: "Movie 8"))
        viewModel.handle(.reappear)
        await viewModel.listIsLoaded()

        #expect(viewModel.rows == ["8", "2", "1", "3", "7"])
        #expect(viewModel.movies.selected?.id == "8")
    }

    @Test func `is not loaded when the user comes back to the movies of a text`() async {
        let local = movies([.popular: [1, 2, 3]])
        let viewModel = makeViewModel(local: local)
        viewModel.follow(TypedQuery("alien"))
        await viewModel.listIsLoaded()

        viewModel.handle(.reappear)

        #expect(viewModel.rows == ["9"])
        #expect(local.requested.isEmpty)
    }

    @Test func `stays as it is if the online source does not respond`() async {
        let online = SpyMovies()
        let loader = makeLoader(online: online)

        loader.showStartPage()
        await loader.task?.value

        #expect(online.requested.count == 3)
        #expect(loader.phase.list?.items.map(\.id) == ["2", "1", "3"])
        #expect(loader.phase.list?.fallback == nil)
    }

    @Test func `shows nothing late over the movies of a text`() async throws {
        let loader = makeLoader(online: movies([.trending: [7]]))
        let search = MoviesSearch(query: try #require(TypedQuery("alien")))

        loader.showStartPage()
        let late = loader.task
        await loader.start(search, isLive: true).value
        await late?.value

        #expect(late?.isCancelled == true)
        #expect(loader.phase.list?.items.map(\.id) == ["9"])
    }

    private func makeViewModel(
        local: SpyMovies? = nil,
        online: SpyMovies? = nil
    ) -> DefaultSearchViewModel {
        DefaultSearchViewModel(loader: makeLoader(local: local, online: online))
    }

    private func makeLoader(local: SpyMovies? = nil, online: SpyMovies? = nil) -> MoviesLoader {
        MoviesLoader(
            searchMovies: StubSearch([9]),
            startPage: FetchStartPageUseCase(
                openedMovies: opened,
                localMovies: local ?? movies([.popular: [1, 2, 3], .topRated: [3]]),
                onlineMovies: online
            ),
            pause: { _ in }
        )
    }
}

extension DefaultSearchViewModel {
    /// Waits until the start page has that many sections.
    fileprivate func sectionsAreLoaded(_ count: Int) async {
        _ = await firstMovies { $0.list?.sections.count == count && !$0.isWaiting }
    }
}

/// A source with these lists, by the ids of their movies; other lists can't be reached.
private func movies(_ lists: [MovieList: [Int]]) -> SpyMovies {
    SpyMovies(search: { query, _ throws(MoviesError) in
        guard let ids = query.list.flatMap({ lists[$0] }) else { throw .offline(.tmdb) }
        return .sample(ids)
    })
}
