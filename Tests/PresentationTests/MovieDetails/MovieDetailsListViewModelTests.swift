import Domain
import Testing

@testable import Presentation

@MainActor
struct MovieDetailsListViewModelTests {
    /// Loads each movie when the test releases it, or at once; has no movie with a number above 900.
    private actor HeldDetails: FetchMovieDetailsUseCase {
        private var isHeld: Bool
        private var held: [Int: CheckedContinuation<Void, Never>] = [:]
        private var arrival: (count: Int, continuation: CheckedContinuation<Void, Never>)?

        /// The requested movies, in the order of the requests.
        private(set) var requested: [Int] = []
        private(set) var greatestConcurrency = 0

        init(isHeld: Bool = false) {
            self.isHeld = isHeld
        }

        func execute(_ movie: MovieReference) async throws(MoviesError) -> MovieDetails {
            guard case .id(.tmdb(let number)) = movie else { throw .offline(.tmdb) }
            requested.append(number)
            if isHeld {
                await withCheckedContinuation { continuation in
                    held[number] = continuation
                    greatestConcurrency = max(greatestConcurrency, held.count)
                    reportArrival()
                }
            }
            if Task.isCancelled { throw .cancelled }
            guard number <= 900 else { throw .movieNotFound(.tmdb(number), .tmdb) }
            return .sample(number)
        }

        /// Waits until that many requests are held.
        func waitForHeld(_ count: Int) async {
            guard held.count < count else { return }
            await withCheckedContinuation { arrival = (count, $0) }
        }

        func release(_ number: Int) {
            held.removeValue(forKey: number)?.resume()
        }

        func releaseAll() {
            isHeld = false
            for number in held.keys.sorted() { release(number) }
        }

        private func reportArrival() {
            guard let arrival, held.count >= arrival.count else { return }
            self.arrival = nil
            arrival.continuation.resume()
        }
    }

    @Test func `shows each movie in its order, and that it loads the next one`() async {
        let viewModel = makeViewModel([2, 901, 1], HeldDetails())
        var states: [MovieDetailsListState] = []
        viewModel.state.observe(on: viewModel) { states.append($1) }

        await viewModel.didOpen()

        let withoutLoading = states.filter { state in
            if case .loading = state { false } else { true }
        }
        #expect(states.prefix(2) == [.idle, .loading(0)])
        #expect(
            withoutLoading == [
                .idle, .loaded(0, .sample(2)),
                .failed(1, FailureViewModel(.movieNotFound(.tmdb(901), .tmdb))),
                .loaded(2, .sample(1)), .finished,
            ]
        )
    }

    @Test func `keeps the order if the first movie arrives last`() async {
        let details = HeldDetails(isHeld: true)
        let viewModel = makeViewModel([1, 2, 3], details)
        let opening = Task { await viewModel.didOpen() }
        await details.waitForHeld(3)

        await details.release(3)
        await details.release(2)
        // Both are loaded before the first, and neither is shown.
        #expect(viewModel.state.value == .loading(0))
        var shown: [Int] = []
        viewModel.state.observe(on: viewModel) { _, state in
            if case .loaded(let index, _) = state { shown.append(index) }
        }
        await details.release(1)
        await opening.value

        #expect(shown == [0, 1, 2])
        #expect(viewModel.state.value == .finished)
    }

    @Test func `shows a movie while later ones are loading`() async {
        let details = HeldDetails(isHeld: true)
        let viewModel = makeViewModel([1, 2], details)
        let opening = Task { await viewModel.didOpen() }
        await details.waitForHeld(2)

        var states: [MovieDetailsListState] = []
        viewModel.state.observe(on: viewModel) { _, state in states.append(state) }
        await details.release(1)
        _ = await viewModel.state.first { $0 == .loading(1) }

        #expect(states == [.loading(0), .loaded(0, .sample(1)), .loading(1)])
        await details.releaseAll()
        await opening.value
    }

    @Test func `loads at most six movies at the same time`() async {
        let details = HeldDetails(isHeld: true)
        let viewModel = makeViewModel(Array(1...20), details)
        let opening = Task { await viewModel.didOpen() }

        for number in 1...14 {
            await details.waitForHeld(6)
            await details.release(number)
        }
        await details.waitForHeld(6)
        #expect(await details.requested == Array(1...20))
        await details.releaseAll()
        await opening.value

        #expect(await details.greatestConcurrency == 6)
        #expect(viewModel.state.value == .finished)
    }

    @Test func `requests a movie once, and shows it as often as it is wanted`() async {
        let details = HeldDetails()
        let viewModel = makeViewModel([1, 2, 1, 1, 2], details)
        var shown: [MovieDetailsItemViewModel] = []
        viewModel.state.observe(on: viewModel) { _, state in
            if case .loaded(_, let item) = state { shown.append(item) }
        }

        await viewModel.didOpen()

        #expect(shown.map(\.movie.id) == ["1", "2", "1", "1", "2"])
        #expect(await details.requested.sorted() == [1, 2])
    }

    @Test func `loads a single movie, and none`() async {
        let details = HeldDetails()
        let viewModel = makeViewModel([1], details)

        await viewModel.didOpen()
        await viewModel.didOpen()

        #expect(viewModel.state.value == .finished)
        #expect(await details.requested == [1])

        let empty = makeViewModel([], details)
        await empty.didOpen()
        #expect(empty.state.value == .finished)
    }

    @Test func `loads no more movies after it was quit`() async {
        let details = HeldDetails(isHeld: true)
        let viewModel = makeViewModel(Array(1...20), details)
        let opening = Task { await viewModel.didOpen() }
        await details.waitForHeld(6)

        viewModel.didQuit()
        await details.releaseAll()
        await opening.value

        #expect(await details.requested.count == 6)
        #expect(viewModel.state.value == .loading(0))
    }

    @Test(
        arguments: [
            (.success([1, 2]), [1, 2]), (.success(nil), nil), (.failure(.offline(.tmdb)), nil),
        ] as [(Result<[UInt8]?, MoviesError>, [UInt8]?)]
    )
    func `loads the poster with the movie, and shows the movie without it if that fails`(
        result: Result<[UInt8]?, MoviesError>,
        poster: [UInt8]?
    ) async {
        let viewModel = makeViewModel(StubPosters { () throws(MoviesError) in try result.get() }) {
            _ in for await _ in AsyncStream(Never.self, { _ in }) {}
        }

        #expect(await shownPosters(by: viewModel) == [poster])
    }

    @Test func `does not wait for a poster that takes too long`() async {
        let viewModel = makeViewModel(
            StubPosters { () throws(MoviesError) in
                // Until the task is cancelled.
                for await _ in AsyncStream(Never.self, { _ in }) {}
                throw .cancelled
            }
        ) { #expect($0 == MovieDetailsListViewModel.posterTimeout) }

        #expect(await shownPosters(by: viewModel) == [nil])
    }

    private struct StubPosters: PosterImagesRepository {
        let load: @Sendable () async throws(MoviesError) -> [UInt8]?

        func poster(at url: String) async throws(MoviesError) -> [UInt8]? { try await load() }
    }

    private func makeViewModel(
        _ posters: StubPosters,
        pause: @escaping @Sendable (Duration) async throws -> Void
    ) -> MovieDetailsListViewModel {
        let url = "https://example.org/l.jpg"
        let movie = Movie(id: .tmdb(7), title: "Lantern", posterURL: url)
        return MovieDetailsListViewModel(
            movies: [.id(.tmdb(7))],
            fetchDetails: FakeDetails(.success(MovieDetails(movie: movie, source: .tmdb))),
            posters: posters,
            pause: pause
        )
    }

    /// The poster of each movie that is shown.
    private func shownPosters(by viewModel: MovieDetailsListViewModel) async -> [[UInt8]?] {
        var posters: [[UInt8]?] = []
        viewModel.state.observe(on: viewModel) { _, state in
            if case .loaded(_, let item) = state { posters.append(item.poster) }
        }
        await viewModel.didOpen()
        return posters
    }

    private func makeViewModel(
        _ movies: [Int],
        _ details: HeldDetails
    ) -> MovieDetailsListViewModel {
        MovieDetailsListViewModel(
            movies: movies.map { .id(.tmdb($0)) },
            fetchDetails: details
        )
    }
}

extension MovieDetails {
    fileprivate static func sample(_ number: Int) -> MovieDetails {
        MovieDetails(movie: Movie(id: .tmdb(number), title: "Movie \(number)"), source: .tmdb)
    }
}

extension MovieDetailsItemViewModel {
    fileprivate static func sample(_ number: Int) -> MovieDetailsItemViewModel {
        MovieDetailsItemViewModel(.sample(number))
    }
}
