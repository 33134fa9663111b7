package import Domain

/// Movies that are loaded one after the other, each with its index.
package enum MovieDetailsListState: Hashable, Sendable {
    case idle

    /// A movie is being loaded; those before it were loaded, or failed.
    case loading(Int)
    case loaded(Int, MovieDetailsItemViewModel)
    case failed(Int, FailureViewModel)

    /// All movies were loaded, or failed.
    case finished
}

@MainActor
package final class MovieDetailsListViewModel {
    /// How many movies are loaded at the same time.
    ///
    /// More would be faster, but TMDB limits the requests per second.
    package static let concurrentLoadLimit = 6

    /// How long a movie waits for its poster.
    package nonisolated static let posterTimeout = Duration.seconds(1)

    /// A movie to load.
    private struct Load {
        let movie: MovieReference

        /// How often it is still to be shown: the same movie may be requested several times.
        var showCount = 1

        /// `nil` if it is not loaded, or was shown for the last time.
        var result: Result<MovieDetailsItemViewModel, MoviesError>?
    }

    /// Takes on a state for each movie, in their order, whichever is loaded first.
    package let state = Observable(MovieDetailsListState.idle)

    private let fetchDetails: any FetchMovieDetailsUseCase

    /// `nil` if the movies are not to be saved as opened.
    private let recordOpened: RecordOpenedMovieUseCase?

    /// `nil` if posters are not to be shown.
    private let posters: (any PosterImagesRepository)?
    private let pause: @Sendable (Duration) async throws -> Void
    private var loads: [Load]

    /// The indices in `loads` of the movies to show, in their order.
    private let order: [Int]
    private var shownCount = 0

    /// The indices in `loads` of the movies to load.
    private var waiting: Range<Int>
    private var task: Task<Void, Never>?

    package init(
        movies: [MovieReference],
        fetchDetails: any FetchMovieDetailsUseCase,
        recordOpened: RecordOpenedMovieUseCase? = nil,
        posters: (any PosterImagesRepository)? = nil,
        pause: @escaping @Sendable (Duration) async throws -> Void = {
            try await Task.sleep(for: $0)
        }
    ) {
        self.fetchDetails = fetchDetails
        self.recordOpened = recordOpened
        self.posters = posters
        self.pause = pause
        (loads, order) = Self.loads(of: movies)
        waiting = loads.indices
    }

    /// Loads the movies, a few at the same time; does nothing after the first call.
    package func didOpen() async {
        guard task == nil else { return }
        let task = Task.startNow { [self] in await loadAll() }
        self.task = task
        await task.value
    }

    /// Loads no more movies.
    package func didQuit() {
        task?.cancel()
        // There is no task yet while it runs up to its first wait.
        waiting = waiting.upperBound..<waiting.upperBound
    }

    private static func loads(of movies: [MovieReference]) -> (loads: [Load], order: [Int]) {
        var indices: [MovieReference: Int] = [:]
        var loads: [Load] = []
        let order = movies.map { movie in
            if let index = indices[movie] {
                loads[index].showCount += 1
                return index
            }
            indices[movie] = loads.count
            loads.append(Load(movie: movie))
            return loads.count - 1
        }
        return (loads, order)
    }

    private func loadAll() async {
        showLoaded()
        // A group would need other threads.
        guard loads.count > 1 else { return await loadWaiting() }
        await withTaskGroup { group in
            for _ in loads.prefix(Self.concurrentLoadLimit).dropFirst() {
                group.addTask { await self.loadWaiting() }
            }
            await loadWaiting()
        }
    }

    /// Loads one movie after the other, as long as there are any.
    private func loadWaiting() async {
        while !Task.isCancelled, let index = waiting.popFirst() {
            let movie = loads[index].movie
            let result = await Result(of: { () throws(MoviesError) in try await load(movie) })
            guard result != .failure(.cancelled), !Task.isCancelled else { return }
            loads[index].result = result
            showLoaded()
        }
    }

    /// Loads a movie with its poster, and saves it as opened.
    private func load(
        _ movie: MovieReference
    ) async throws(MoviesError) -> MovieDetailsItemViewModel {
        let details = try await fetchDetails.execute(movie)
        var item = MovieDetailsItemViewModel(details)
        item.unsaved = await recordOpened?.execute(details.movie).map { FailureViewModel($0) }
        item.poster = await poster(of: item.movie)
        return item
    }

    /// `nil` if there is none in time: without its poster, the movie is still worth showing.
    private func poster(of movie: MoviesListItemViewModel) async -> [UInt8]? {
        guard let posters, let url = movie.posterURL else { return nil }
        return await withTaskGroup { [pause] group in
            group.addTask { try? await posters.poster(at: url) }
            group.addTask {
                try? await pause(Self.posterTimeout)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    /// Shows each movie that is loaded, if all before it are.
    private func showLoaded() {
        while shownCount < order.count, !Task.isCancelled {
            let (index, load) = (shownCount, order[shownCount])
            guard let result = loads[load].result else {
                if state.value != .loading(index) { state.value = .loading(index) }
                return
            }
            shownCount += 1
            loads[load].showCount -= 1
            if loads[load].showCount == 0 { loads[load].result = nil }
            switch result {
            case .success(let item): state.value = .loaded(index, item)
            case .failure(let error): state.value = .failed(index, FailureViewModel(error))
            }
        }
        if shownCount == order.count { state.value = .finished }
    }
}
