package import Domain

/// The series that a movie belongs to.
package enum MovieCollectionState: Hashable, Sendable {
    case idle

    /// The search finds the movies of the series; the match is the movie that it was found by.
    case found(MoviesSearch, match: MoviesListItemViewModel)
    case failed(FailureViewModel)
}

/// Finds the movies of the series that a movie belongs to.
@MainActor
package final class MovieCollectionViewModel {
    package let state = Observable(MovieCollectionState.idle)

    private let movie: MovieReference
    private let findCollection: FindMovieCollectionUseCase

    init(movie: MovieReference, findCollection: FindMovieCollectionUseCase) {
        self.movie = movie
        self.findCollection = findCollection
    }

    /// Finds the series; `selection` has the filters and the order of its movies.
    package func load(selection: MovieQuery, limit: Int?) async {
        do {
            let (collection, movie) = try await findCollection.execute(movie)
            var query = MovieQuery(collection: collection)
            (query.filters, query.sort) = (selection.filters, selection.sort)
            query.includesAdult = selection.includesAdult
            let search = MoviesSearch(
                query: TypedQuery(query),
                limit: limit,
                title: collection.name
            )
            state.value = .found(search, match: MoviesListItemViewModel(movie))
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }
}
