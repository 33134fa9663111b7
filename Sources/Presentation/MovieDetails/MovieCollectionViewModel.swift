package import Domain

/// The series that a movie belongs to.
package enum MovieCollectionState: Hashable, Sendable {
    /// The search finds the movies of the series; the match is the movie that it was found by.
    case found(MoviesSearch, match: MoviesListItemViewModel)
    case failed(FailureViewModel)
}

package struct MovieCollectionViewModel {
    let movie: MovieReference
    let findCollection: FindMovieCollectionUseCase

    /// Finds the series; `selection` has the filters and the order of its movies.
    package func load(selection: MovieQuery, limit: Int?) async -> MovieCollectionState {
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
            return .found(search, match: MoviesListItemViewModel(movie))
        } catch {
            return .failed(FailureViewModel(error))
        }
    }
}
