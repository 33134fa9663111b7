import Testing

@testable import Domain
@testable import Presentation

/// The people of a list's movies, which are looked up in batches.
@MainActor
struct MoviesNarrowerTests {
    @Test(arguments: [(1, 1), (99, 1), (100, 2), (199, 2), (200, 3)])
    func `narrows the list again after each hundred movies, and after the last`(
        count: Int,
        times: Int
    ) async {
        let narrower = makeNarrower()
        let items = (1...count).map { item($0) }
        var loadedTimes = 0

        await withCheckedContinuation { continuation in
            narrower.loadPeople(of: items) {
                loadedTimes += 1
                if loadedTimes == times { continuation.resume() }
            }
        }
        await Task {}.value

        #expect(loadedTimes == times)
        #expect(narrower.narrowing(of: items, to: "a").isComplete)
    }

    @Test func `looks up the people of a movie once`() async {
        let narrower = makeNarrower()
        await withCheckedContinuation { continuation in
            narrower.loadPeople(of: [item(1)]) { continuation.resume() }
        }

        narrower.loadPeople(of: [item(1)]) { Issue.record("looked up again") }
        await Task {}.value

        #expect(!narrower.narrowing(of: [item(1), item(2)], to: "a").isComplete)
    }

    @Test(.timeLimit(.minutes(20))) func `looks up the people of movies that are loaded later`()
        async
    {
        let narrower = makeNarrower()
        for items in [[item(1)], [item(1), item(2)]] {
            await withCheckedContinuation { continuation in
                narrower.loadPeople(of: items) { continuation.resume() }
            }

            #expect(narrower.narrowing(of: items, to: "a").isComplete)
        }
    }

    /// Every movie matches every text.
    private struct AllMovies: NarrowMoviesUseCase {
        func execute(_ text: String, in movies: [[String]]) -> [NarrowedMovie] {
            movies.indices.map { NarrowedMovie(index: $0) }
        }
    }

    private func makeNarrower() -> MoviesNarrower {
        MoviesNarrower(
            narrowMovies: AllMovies(),
            localDetails: StubLocalDetails(),
            previews: MoviePreviews { _ in nil }
        )
    }

    private func item(_ id: Int) -> MoviesListItemViewModel {
        MoviesListItemViewModel(Movie(id: .tmdb(id), title: "\(id)"))
    }
}
