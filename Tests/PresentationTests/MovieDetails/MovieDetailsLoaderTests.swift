import Domain
import Testing

@testable import Presentation

@MainActor
struct MovieDetailsLoaderTests {
    /// Loads each movie when the test releases it, or at once; has no movie with a number above 900.
    private actor HeldDetails: FetchMovieDetailsUseCase {
        private var isHeld: Bool
        private var held: [Int: CheckedContinuation<Void, Never>] = [:]
        private var arrival: (count: Int, continuation: CheckedContinuation<Void, Never>)?

        /// The requested movies, in the order of the requests.
        private(set) var requested: [Int] = []
        private(set) var greatestConcurrency = 0

        init(isHeld: Bool = false) { self.isHeld = isHeld }

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

        func release(_ number: Int) { held.removeValue(forKey: number)?.resume() }

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
        let states = await makeLoads([2, 901, 1], HeldDetails()).states

        #expect(states.first == "loading 0")
        #expect(
            states.filter { !$0.hasPrefix("loading") } == [
                "0: Movie 2", "1: \(MoviesError.movieNotFound(.tmdb(901), .tmdb))", "2: Movie 1",
                "finished",
            ]
        )
    }

    @Test
    func `loads the first movie alone, shows it while others are loading, and keeps the order`()
        async
    {
        let details = HeldDetails(isHeld: true)
        let loads = makeLoads([7, 1, 2, 3], details)
        let shown = Observable([String]())
        let opening = Task {
            await loads.run {
                shown.value.append($0.text)
                return true
            }
        }
        await details.waitForHeld(1)
        #expect(await details.requested == [7])
        await details.release(7)
        await details.waitForHeld(3)

        await details.release(3)
        await details.release(1)
        _ = await shown.first { $0.last == "loading 2" }
        #expect(
            shown.value == ["loading 0", "0: Movie 7", "loading 1", "1: Movie 1", "loading 2"]
        )
        await details.release(2)
        await opening.value

        #expect(shown.value.suffix(3) == ["2: Movie 2", "3: Movie 3", "finished"])
    }

    @Test func `loads at most six movies at the same time`() async {
        let details = HeldDetails(isHeld: true)
        let loads = makeLoads(Array(1...20), details)
        let opening = Task { await loads.states }

        await details.waitForHeld(1)
        await details.release(1)
        for number in 2...14 {
            await details.waitForHeld(6)
            await details.release(number)
        }
        await details.waitForHeld(6)
        #expect(await details.requested.sorted() == Array(1...20))
        await details.releaseAll()

        #expect(await opening.value.last == "finished")
        #expect(await details.greatestConcurrency == 6)
    }

    @Test func `requests a movie once, and shows it as often as it is wanted`() async {
        let details = HeldDetails()
        let states = await makeLoads([1, 2, 1, 1, 2], details).states

        #expect(
            states.filter { $0.contains("Movie") } == [
                "0: Movie 1", "1: Movie 2", "2: Movie 1", "3: Movie 1", "4: Movie 2",
            ]
        )
        #expect(await details.requested.sorted() == [1, 2])
    }

    @Test func `loads a single movie, and none`() async {
        let details = HeldDetails()

        #expect(await makeLoads([1], details).states == ["loading 0", "0: Movie 1", "finished"])
        #expect(await makeLoads([], details).states == ["finished"])
        #expect(await details.requested == [1])
    }

    @Test func `loads no more movies after it was quit`() async {
        let details = HeldDetails(isHeld: true)
        let loads = makeLoads(Array(1...20), details)
        let opening = Task { await loads.states }
        await details.waitForHeld(1)
        await details.release(1)
        await details.waitForHeld(6)

        opening.cancel()
        await details.releaseAll()

        #expect(await opening.value == ["loading 0", "0: Movie 1", "loading 1"])
        #expect(await details.requested.count == 7)
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
        let loads = makeLoads(StubPosters { () throws(MoviesError) in try result.get() }) {
            _ in for await _ in AsyncStream(Never.self, { _ in }) {}
        }

        #expect(await shownPosters(by: loads) == [poster])
    }

    @Test func `does not wait for a poster that takes too long`() async {
        let loads = makeLoads(
            StubPosters { () throws(MoviesError) in
                // Until the task is cancelled.
                for await _ in AsyncStream(Never.self, { _ in }) {}
                throw .cancelled
            }
        ) { #expect($0 == MovieDetailsLoader.posterTimeout) }

        #expect(await shownPosters(by: loads) == [nil])
    }

    private struct StubPosters: PosterImagesRepository {
        let load: @Sendable () async throws(MoviesError) -> [UInt8]?

        func poster(at url: String) async throws(MoviesError) -> [UInt8]? { try await load() }
    }

    private func makeLoads(
        _ posters: StubPosters,
        pause: @escaping @Sendable (Duration) async throws -> Void
    ) -> MovieDetailsLoads {
        let url = "https://example.org/l.jpg"
        let movie = Movie(id: .tmdb(7), title: "Lantern", posterURL: url)
        return MovieDetailsLoader(
            fetchDetails: FakeDetails(.success(MovieDetails(movie: movie, source: .tmdb))),
            posters: posters,
            pause: pause
        ).loads(of: [.id(.tmdb(7))])
    }

    /// The poster of each movie that is shown.
    private func shownPosters(by loads: MovieDetailsLoads) async -> [[UInt8]?] {
        var posters: [[UInt8]?] = []
        await loads.run {
            if case .ended(_, .success(let item)) = $0 { posters.append(item.poster) }
            return true
        }
        return posters
    }

    private func makeLoads(_ movies: [Int], _ details: HeldDetails) -> MovieDetailsLoads {
        MovieDetailsLoader(fetchDetails: details).loads(of: movies.map { .id(.tmdb($0)) })
    }
}

extension MovieDetails {
    fileprivate static func sample(_ number: Int) -> MovieDetails {
        MovieDetails(movie: Movie(id: .tmdb(number), title: "Movie \(number)"), source: .tmdb)
    }
}

extension MovieDetailsLoads {
    /// The states that a view is shown until all movies have ended.
    var states: [String] {
        get async {
            var states: [String] = []
            await run {
                states.append($0.text)
                return true
            }
            return states
        }
    }
}

extension MovieDetailsLoads.State {
    fileprivate var text: String {
        switch self {
        case .loading(let index): "loading \(index)"
        case .ended(let index, .success(let item)): "\(index): \(item.movie.title)"
        case .ended(let index, .failure(let error)): "\(index): \(error)"
        case .finished: "finished"
        }
    }
}
