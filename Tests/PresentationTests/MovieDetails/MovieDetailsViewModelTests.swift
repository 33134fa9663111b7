import Domain
import DomainDoubles
import TestSupport
import Testing

@testable import Presentation

@MainActor
struct MovieDetailsViewModelTests {
    private static let movie = MovieDetails(
        movie: Movie(id: .tmdb(7), title: "Lantern"),
        tagline: "A light.",
        runtime: 95,
        credits: MovieCredits(cast: [CastMember(name: "Ada", character: "Keeper")]),
        source: .tmdb
    )

    @Test func `shows that it loads, then the movie`() async {
        let viewModel = makeViewModel(FakeDetails(.success(Self.movie)))
        var states: [MovieDetailsState] = []
        let owner = FakeOwner()
        viewModel.state.observe(on: owner) { states.append($1) }

        await viewModel.didOpen()

        #expect(
            states == [.idle, .loading(.lantern), .loaded(MovieDetailsItemViewModel(Self.movie))]
        )
    }

    @Test func `shows the movie at once, and its poster when it is loaded or has failed`()
        async throws
    {
        struct StubPoster: PosterImagesRepository {
            let result: Result<[UInt8], MoviesError>

            func poster(at url: String) async throws(MoviesError) -> [UInt8]? { try result.get() }
        }
        let movie = MovieDetails(
            movie: Movie(id: .tmdb(7), title: "Lantern", posterURL: "https://example.org/l.jpg"),
            source: .tmdb
        )
        for (result, poster) in [
            (Result<[UInt8], MoviesError>.success([1, 2]), [UInt8]?.some([1, 2])),
            (.failure(.offline(.tmdb)), nil),
        ] {
            let viewModel = DefaultMovieDetailsViewModel(
                known: .lantern,
                fetchDetails: FakeDetails(.success(movie)),
                localDetails: StubLocalDetails(),
                posters: StubPoster(result: result)
            )
            var items: [MovieDetailsItemViewModel] = []
            let owner = FakeOwner()
            viewModel.state.observe(on: owner) { _, state in
                if case .loaded(let item) = state { items.append(item) }
            }

            await viewModel.didOpen()

            #expect(items.map(\.poster) == [nil, poster])
            #expect(items.map(\.isLoadingPoster) == [true, false])
        }
    }

    @Test func `retries after a failure, and not if the movie is loaded`() async {
        let viewModel = makeViewModel(
            FakeDetails(.failure(.server(.example, .timedOut)), .success(Self.movie))
        )

        await viewModel.didOpen()
        let failure = FailureViewModel(.server(.example, .timedOut))
        #expect(viewModel.state.value == .failed(failure, known: .lantern))
        await viewModel.didRetry()
        #expect(viewModel.state.value == .loaded(MovieDetailsItemViewModel(Self.movie)))
        // A third request would fail.
        await viewModel.didRetry()
        await viewModel.didOpen()
        #expect(viewModel.state.value == .loaded(MovieDetailsItemViewModel(Self.movie)))
    }

    @Test func `retries if a fallback is shown`() async {
        var fallback = Self.movie
        fallback.fallback = .catalog(reason: .server(.example, .timedOut))
        let viewModel = makeViewModel(FakeDetails(.success(fallback), .success(Self.movie)))

        await viewModel.didOpen()
        await viewModel.didRetry()

        #expect(viewModel.state.value == .loaded(MovieDetailsItemViewModel(Self.movie)))
    }

    @Test func `ignores a response that comes after it went back`() async {
        let details = FakeDetails(.success(Self.movie))
        await details.hold()
        var hasGoneBack = false
        let viewModel = makeViewModel(details, NavigationActions(goBack: { hasGoneBack = true }))
        let opening = Task { await viewModel.didOpen() }
        _ = await viewModel.state.first { $0 == .loading(.lantern) }

        viewModel.handle(.back)
        await details.release()
        await opening.value

        #expect(hasGoneBack)
        #expect(viewModel.state.value == .idle)
    }

    @Test func `opens the web page of the movie`() {
        var opened: [MovieReference] = []
        let viewModel = makeViewModel(
            FakeDetails(),
            NavigationActions(openWebPage: { opened.append($0) })
        )

        viewModel.handle(.openWebPage)

        #expect(opened == [.id(.tmdb(7))])
    }

    @Test func `ignores a response that comes after the end`() async {
        let details = FakeDetails(.success(Self.movie))
        await details.hold()
        let viewModel = makeViewModel(details)
        let opening = Task { await viewModel.didOpen() }
        _ = await viewModel.state.first { $0 == .loading(.lantern) }

        viewModel.handle(.quit)
        await details.release()
        await opening.value

        #expect(viewModel.state.value == .loading(.lantern))
    }

    @Test func `is loaded again if it was closed before its poster was`() async {
        struct GatedPoster: PosterImagesRepository {
            let gate: Gate

            func poster(at url: String) async throws(MoviesError) -> [UInt8]? {
                await gate.opened()
                return [1]
            }
        }
        let movie = MovieDetails(
            movie: Movie(id: .tmdb(7), title: "Lantern", posterURL: "https://example.org/l.jpg"),
            source: .tmdb
        )
        let gate = Gate()
        let viewModel = DefaultMovieDetailsViewModel(
            known: .lantern,
            fetchDetails: FakeDetails(.success(movie), .success(movie)),
            localDetails: StubLocalDetails(),
            posters: GatedPoster(gate: gate)
        )
        let opening = Task { await viewModel.didOpen() }
        _ = await viewModel.state.first { $0.item?.isLoadingPoster == true }

        viewModel.didClose()
        #expect(viewModel.state.value == .idle)
        gate.open()
        await opening.value
        #expect(viewModel.state.value == .idle)
        await viewModel.didOpen()
        #expect(viewModel.state.value.item?.poster == [1])
        viewModel.didClose()

        #expect(viewModel.state.value.item?.poster == [1])
    }

    private func makeViewModel(
        _ details: FakeDetails,
        _ navigation: NavigationActions = NavigationActions()
    ) -> DefaultMovieDetailsViewModel {
        DefaultMovieDetailsViewModel(
            known: .lantern,
            fetchDetails: details,
            localDetails: StubLocalDetails(),
            navigation: navigation
        )
    }
}
