/// Saves a movie that a person opens as the last opened one.
package struct RecordOpenedMovieUseCase: Sendable {
    private let openedMovies: any OpenedMoviesRepository

    package init(openedMovies: any OpenedMoviesRepository) {
        self.openedMovies = openedMovies
    }

    /// Returns why the movie can't be saved, which must not cost the user its details.
    package func execute(_ movie: Movie) async -> MoviesError? {
        do {
            try await openedMovies.save(movie)
            return nil
        } catch {
            return error
        }
    }
}
