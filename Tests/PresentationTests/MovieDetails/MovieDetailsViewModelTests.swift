import Domain
import Testing

@testable import Presentation

@MainActor
struct MovieDetailsViewModelTests {
    /// Answers each request with the next answer, behind a door that may be closed.
    private actor FakeDetails: FetchMovieDetailsUseCase {
        private var answers: [Result<MovieDetails, MoviesError>]
        private var isClosed = false
        private var waiting: CheckedContinuation<Void, Never>?

        init(_ answers: Result<MovieDetails, MoviesError>...) {
            self.answers = answers
        }

        func execute(_ id: MovieID) async throws(MoviesError) -> MovieDetails {
            if isClosed { await withCheckedContinuation { waiting = $0 } }
            guard !answers.isEmpty else { throw .offline }
            return try answers.removeFirst().get()
        }

        func close() { isClosed = true }

        func open() {
            isClosed = false
            waiting?.resume()
        }
    }

    private static let film = MovieDetails(
        movie: Movie(id: .tmdb(7), title: "Lantern"),
        tagline: "A light.",
        runtime: 95,
        cast: [CastMember(name: "Ada", character: "Keeper")],
        source: .tmdb
    )

    @Test func `shows that it loads, then the film`() async {
        let viewModel = makeViewModel(FakeDetails(.success(Self.film)))
        var states: [MovieDetailsState] = []
        let owner = FakeOwner()
        viewModel.state.observe(on: owner) { states.append($0) }

        await viewModel.didOpen()

        #expect(states == [.idle, .loading, .loaded(MovieDetailsItemViewModel(Self.film))])
    }

    @Test func `shows the film at once, and its poster when that is there, or fails to come`()
        async throws
    {
        struct StubPoster: FetchPosterImageUseCase {
            let result: Result<[UInt8], MoviesError>

            func execute(_ address: String) async throws(MoviesError) -> [UInt8] {
                try result.get()
            }
        }
        let film = MovieDetails(
            movie: Movie(id: .tmdb(7), title: "Lantern", posterURL: "https://example.org/l.jpg"),
            source: .tmdb
        )
        for (result, poster) in [
            (Result<[UInt8], MoviesError>.success([1, 2]), [UInt8]?.some([1, 2])),
            (.failure(.offline), nil),
        ] {
            let viewModel = DefaultMovieDetailsViewModel(
                id: .tmdb(7),
                fetchDetails: FakeDetails(.success(film)),
                fetchPoster: StubPoster(result: result)
            )
            var items: [MovieDetailsItemViewModel] = []
            let owner = FakeOwner()
            viewModel.state.observe(on: owner) { state in
                if case .loaded(let item) = state { items.append(item) }
            }

            await viewModel.didOpen()

            #expect(items.map(\.poster) == [nil, poster])
            #expect(items.map(\.isLoadingPoster) == [true, false])
        }
    }

    @Test func `asks once more after a failure, and not for what is there`() async {
        let viewModel = makeViewModel(
            FakeDetails(.failure(.timedOut(server: "x")), .success(Self.film))
        )

        await viewModel.didOpen()
        #expect(viewModel.state.value == .failed(FailureViewModel(.timedOut(server: "x"))))
        await viewModel.didRetry()
        #expect(viewModel.state.value == .loaded(MovieDetailsItemViewModel(Self.film)))
        // A third request would fail.
        await viewModel.didRetry()
        await viewModel.didOpen()
        #expect(viewModel.state.value == .loaded(MovieDetailsItemViewModel(Self.film)))
    }

    @Test func `asks once more where something else stands in for the film`() async {
        var fallback = Self.film
        fallback.fallback = .catalog(reason: .timedOut(server: "x"))
        let viewModel = makeViewModel(FakeDetails(.success(fallback), .success(Self.film)))

        await viewModel.didOpen()
        await viewModel.didRetry()

        #expect(viewModel.state.value == .loaded(MovieDetailsItemViewModel(Self.film)))
    }

    @Test func `shows nothing of an answer that comes after it was left`() async {
        let details = FakeDetails(.success(Self.film))
        await details.close()
        var hasGoneBack = false
        let viewModel = makeViewModel(
            details,
            NavigationActions(goBack: { hasGoneBack = true })
        )
        let opening = Task { await viewModel.didOpen() }
        _ = await viewModel.state.first { $0 == .loading }

        viewModel.didGoBack()
        await details.open()
        await opening.value

        #expect(hasGoneBack)
        #expect(viewModel.state.value == .loading)
    }

    @Test func `names the film whose page is wanted`() {
        var asked: [MovieID] = []
        let viewModel = makeViewModel(
            FakeDetails(),
            NavigationActions(openWebPage: { asked.append($0) })
        )

        viewModel.didRequestWebPage()

        #expect(asked == [.tmdb(7)])
    }

    private func makeViewModel(
        _ details: FakeDetails,
        _ navigation: NavigationActions = NavigationActions()
    ) -> DefaultMovieDetailsViewModel {
        DefaultMovieDetailsViewModel(id: .tmdb(7), fetchDetails: details, navigation: navigation)
    }

    private final class FakeOwner {}
}
