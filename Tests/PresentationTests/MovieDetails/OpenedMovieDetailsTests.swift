import Domain
import DomainDoubles
import TestSupport
import Testing

@testable import Presentation

/// Which of the movies whose details are shown are saved as opened.
@MainActor
struct OpenedMovieDetailsTests {
    private static let movie = MovieDetails(
        movie: Movie(id: .tmdb(7), title: "Lantern", posterURL: "https://example.org/l.jpg"),
        source: .tmdb
    )
    private static let full = MoviesError.storage(
        StorageFailure(operation: .write, path: "/x", reason: "No space left on device")
    )

    private let opened = SpyOpenedMovies()

    @Test func `saves a movie that is opened, and none beside a list`() async {
        let viewModel = makeViewModel()

        await viewModel.didPreview()
        #expect(opened.saved.isEmpty)
        await viewModel.didOpen()

        #expect(opened.saved == ["Lantern"])
    }

    @Test func `saves a movie that this machine knows`() async {
        let local = LocalMovieDetails(details: Self.movie, isCurrent: true)
        let viewModel = makeViewModel(local: local, .failure(.offline(.tmdb)))

        await viewModel.didOpen()

        #expect(opened.saved == ["Lantern"])
    }

    @Test func `saves no movie that can't be loaded, until it can`() async {
        let viewModel = makeViewModel(.failure(.offline(.tmdb)), .success(Self.movie))

        await viewModel.didOpen()
        #expect(opened.saved.isEmpty)
        await viewModel.didRetry()

        #expect(opened.saved == ["Lantern"])
    }

    @Test func `saves no movie beside a list after it was closed`() async throws {
        let viewModel = makeViewModel(.success(Self.movie), .success(Self.movie))
        await viewModel.didOpen()
        try await opened.removeAll()

        viewModel.didClose()
        await viewModel.didPreview()

        #expect(opened.saved.isEmpty)
    }

    @Test func `shows a movie that can't be saved, its poster, and why`() async {
        struct Poster: PosterImagesRepository {
            func poster(at url: String) async throws(MoviesError) -> [UInt8]? { [1] }
        }
        let unwritable = SpyOpenedMovies(failingWith: Self.full)
        let viewModel = makeViewModel(saving: unwritable, posters: Poster())

        await viewModel.didOpen()

        let item = viewModel.state.value.item
        #expect(item?.movie.title == "Lantern")
        #expect(item?.poster == [1])
        #expect(item?.unsaved == FailureViewModel(Self.full))
    }

    @Test func `saves the only movie that a command shows, and none of several`() async {
        for (count, saved) in [(1, ["Movie 7"]), (2, [])] {
            let dependencies = FewMoviesScene([7])
            let loads = MoviesSceneDIContainer(dependencies: dependencies)
                .makeMovieDetailsLoads(movies: Array(repeating: .id(.tmdb(7)), count: count))

            #expect(await loads.states.last == "finished")
            #expect(dependencies.opened.saved == saved)
        }
    }

    @Test func `a command shows a movie that can't be saved, and why`() async throws {
        let loader = MovieDetailsLoader(
            fetchDetails: FakeDetails(.success(Self.movie)),
            openedMovies: SpyOpenedMovies(failingWith: Self.full)
        )

        let item = try await loader.load(.id(.tmdb(7)))

        #expect(item.movie.title == "Lantern")
        #expect(item.unsaved == FailureViewModel(Self.full))
    }

    private func makeViewModel(
        local: LocalMovieDetails? = nil,
        saving movies: SpyOpenedMovies? = nil,
        posters: (any PosterImagesRepository)? = nil,
        _ results: Result<MovieDetails, MoviesError>...
    ) -> DefaultMovieDetailsViewModel {
        DefaultMovieDetailsViewModel(
            known: .lantern,
            fetchDetails: FakeDetails(results.isEmpty ? [.success(Self.movie)] : results),
            localDetails: StubLocalDetails(details: local),
            openedMovies: movies ?? opened,
            posters: posters,
            pause: { _ in }
        )
    }
}
