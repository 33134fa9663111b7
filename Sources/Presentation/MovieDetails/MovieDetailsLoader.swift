package import Domain
package typealias MovieDetailsLoads = OrderedLoads<
    MovieReference, Result<MovieDetailsItemViewModel, MoviesError>
>

/// Loads the details of movies that are only printed.
@MainActor
package struct MovieDetailsLoader {
    /// The number of movies that are loaded at the same time.
    ///
    /// More would be faster, but TMDB limits the requests per second.
    static let concurrentLoadLimit = 6

    /// The time that a movie waits for its poster.
    nonisolated static let posterTimeout = Duration.seconds(1)

    let fetchDetails: any FetchMovieDetailsUseCase

    /// `nil` if the movies are not to be saved as opened.
    var openedMovies: (any OpenedMoviesRepository)?

    /// `nil` if posters are not to be shown.
    var posters: (any PosterImagesRepository)?
    var pause: Pause = { try await Task.sleep(for: $0) }

    /// Loads the movies, a few at the same time.
    func loads(of movies: [MovieReference]) -> MovieDetailsLoads {
        OrderedLoads(movies, concurrency: Self.concurrentLoadLimit) { movie in
            let result = await Result(of: { () throws(MoviesError) in try await load(movie) })
            return result == .failure(.cancelled) ? nil : result
        }
    }

    /// Loads a movie of a list.
    package func state(of movie: MoviesListItemViewModel) async -> MovieDetailsState {
        do {
            return .loaded(try await load(.id(movie.movie.id)))
        } catch {
            return .failed(FailureViewModel(error))
        }
    }

    /// Loads a movie with its poster, and saves it as opened.
    package func load(
        _ movie: MovieReference
    ) async throws(MoviesError) -> MovieDetailsItemViewModel {
        let details = try await fetchDetails.execute(movie)
        var item = MovieDetailsItemViewModel(details)
        item.unsaved = await openedMovies?.record(details.movie).map { FailureViewModel($0) }
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
