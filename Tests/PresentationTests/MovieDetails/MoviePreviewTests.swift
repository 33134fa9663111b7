import Domain
import DomainDoubles
import Testing

@testable import Presentation

/// The details of a movie beside a list, and where they lead.
@MainActor
struct MoviePreviewTests {
    @MainActor
    private final class Recorder {
        var states: [MovieDetailsState] = []
        var pauses: [Duration] = []
        var events: [String] = []
    }

    private static let movie = Movie(
        id: .tmdb(7),
        title: "Lantern",
        releaseDate: CalendarDate("1999")
    )
    private static let details = MovieDetails(movie: movie, runtime: 95, source: .tmdb)
    private static let known = MovieDetailsItemViewModel(
        MoviesListItemViewModel(movie),
        source: SourceViewModel(.tmdb)
    )

    private let recorder = Recorder()

    @Test func `shows what the list knows, and requests the rest after a pause`() async {
        let viewModel = makeViewModel(FakeDetails(.success(Self.details)))

        await viewModel.didPreview()

        #expect(recorder.pauses == [.milliseconds(150)])
        #expect(
            recorder.states == [
                .idle, .loading(Self.known), .loaded(MovieDetailsItemViewModel(Self.details)),
            ]
        )
    }

    @Test func `requests nothing if this machine has the details`() async {
        let viewModel = makeViewModel(
            FakeDetails(),
            local: LocalMovieDetails(details: Self.details, isCurrent: true)
        )

        await viewModel.didPreview()

        #expect(recorder.pauses.isEmpty)
        #expect(viewModel.state.value == .loaded(MovieDetailsItemViewModel(Self.details)))
    }

    @Test func `shows older details with the facts of the list until newer ones come`() async {
        let older = MovieDetails(
            movie: Movie(id: .tmdb(7), title: "Laterne"),
            tagline: "A light.",
            source: .catalog(.builtIn)
        )
        let viewModel = makeViewModel(
            FakeDetails(.success(Self.details)),
            local: LocalMovieDetails(details: older, isCurrent: false)
        )

        await viewModel.didPreview()

        let shown = recorder.states.compactMap(\.item)
        #expect(shown.map(\.movie.title) == ["Lantern", "Lantern"])
        #expect(shown.map(\.tagline) == ["A light.", nil])
    }

    @Test func `requests nothing if the user moves on within the pause`() async {
        let details = FakeDetails(.success(Self.details))
        let viewModel = makeViewModel(details, isPaused: true)
        let preview = Task { await viewModel.didPreview() }
        _ = await viewModel.state.first { $0 != .idle }

        viewModel.didClose()
        await preview.value

        #expect(viewModel.state.value == .idle)
        #expect(await details.requestCount == 0)
    }

    @Test func `requests at once if the movie is opened within the pause`() async {
        let viewModel = makeViewModel(FakeDetails(.success(Self.details)), isPaused: true)
        let preview = Task { await viewModel.didPreview() }
        _ = await viewModel.state.first { $0 != .idle }

        await viewModel.didOpen()
        await preview.value

        #expect(viewModel.state.value == .loaded(MovieDetailsItemViewModel(Self.details)))
    }

    @Test func `keeps what is known after a failure`() async {
        let viewModel = makeViewModel(FakeDetails(.failure(.server(.example, .timedOut))))

        await viewModel.didPreview()

        let failure = FailureViewModel(.server(.example, .timedOut))
        #expect(viewModel.state.value == .failed(failure, known: Self.known))
    }

    @Test func `leads to movies, the movies of people, and the trailer`() async {
        let details = MovieDetails(
            movie: Self.movie,
            credits: MovieCredits(
                directors: ["Ada"],
                writers: ["Bo"],
                cast: [CastMember(id: .tmdb(31), name: "Cy")],
                crew: [CrewMember(id: .tmdb(5), name: "Ada", job: "Director")]
            ),
            links: MovieLinks(trailer: "https://example.org/t"),
            recommendations: [Movie(id: .tmdb(8), title: "Candle")],
            source: .tmdb
        )
        let viewModel = makeViewModel(FakeDetails(.success(details)))
        viewModel.handle(.openTrailer)
        #expect(recorder.events.isEmpty)
        await viewModel.didOpen()
        guard let item = viewModel.state.value.item else {
            Issue.record("no details")
            return
        }

        viewModel.handle(.select(.movie(item.recommendations[0])))
        viewModel.handle(.select(item.link(toPerson: "Ada")))
        viewModel.handle(.select(item.link(toPerson: "Bo")))
        viewModel.handle(.select(item.link(to: item.cast[0])))
        viewModel.handle(.openTrailer)

        #expect(
            recorder.events == [
                "movie Candle", "movies Ada person:5", "movies Bo person:Bo",
                "movies Cy person:31", "trailer https://example.org/t",
            ]
        )
    }

    /// With `isPaused`, the pause ends only when it is cancelled.
    private func makeViewModel(
        _ details: FakeDetails,
        local: LocalMovieDetails? = nil,
        isPaused: Bool = false
    ) -> DefaultMovieDetailsViewModel {
        let viewModel = DefaultMovieDetailsViewModel(
            known: Self.known,
            fetchDetails: details,
            localDetails: StubLocalDetails(details: local),
            navigation: NavigationActions(
                makeDetails: { SpyDetails($0.movie.title) },
                showDetails: { [recorder] in
                    recorder.events.append("movie \(($0 as? SpyDetails)?.title ?? "")")
                },
                openTrailer: { [recorder] in recorder.events.append("trailer \($0)") },
                showMovies: { [recorder] search in
                    recorder.events.append("movies \(search.title ?? "") \(search.query)")
                }
            ),
            pause: { [recorder] duration in
                await MainActor.run { recorder.pauses.append(duration) }
                guard isPaused else { return }
                // Ends when the task is cancelled.
                for await _ in AsyncStream(Never.self, { _ in }) {}
                try Task.checkCancellation()
            }
        )
        viewModel.state.observe(on: recorder) { $0.states.append($1) }
        return viewModel
    }
}
