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

    /// Takes on a state for each movie, in their order, whichever is loaded first.
    package let state = Observable(MovieDetailsListState.idle)

    private let fetchDetails: any FetchMovieDetailsUseCase

    /// `nil` if the movies are not to be saved as opened.
    private let recordOpened: RecordOpenedMovieUseCase?

    /// `nil` if posters are not to be shown.
    private let posters: (any PosterImagesRepository)?
    private let pause: Pause
    private let loads: OrderedLoads<MovieReference, Result<MovieDetailsItemViewModel, MoviesError>>

    package init(
        movies: [MovieReference],
        fetchDetails: any FetchMovieDetailsUseCase,
        recordOpened: RecordOpenedMovieUseCase? = nil,
        posters: (any PosterImagesRepository)? = nil,
        pause: @escaping Pause = { try await Task.sleep(for: $0) }
    ) {
        self.fetchDetails = fetchDetails
        self.recordOpened = recordOpened
        self.posters = posters
        self.pause = pause
        loads = OrderedLoads(movies, concurrency: Self.concurrentLoadLimit)
    }

    /// Loads the movies, a few at the same time; does nothing after the first call.
    package func didOpen() async {
        await loads.run { [self] movie in
            let result = await Result(of: { () throws(MoviesError) in try await load(movie) })
            return result == .failure(.cancelled) ? nil : result
        } show: { [state] step in
            state.value =
                switch step {
                case .idle: .idle
                case .loading(let index): .loading(index)
                case .ended(let index, .success(let item)): .loaded(index, item)
                case .ended(let index, .failure(let error)):
                    .failed(index, FailureViewModel(error))
                case .finished: .finished
                }
        }
    }

    package func didQuit() { loads.stop() }

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
}
