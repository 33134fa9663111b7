import Domain

package enum MovieMatchesState: Hashable, Sendable {
    /// In the order of the names.
    case loaded([MovieMatchItemViewModel])
    case failed(FailureViewModel)

    package var hasMovies: Bool {
        if case .loaded(let matches) = self { matches.contains { $0.movie != nil } } else { false }
    }
}

package struct MovieMatchItemViewModel: Hashable, Sendable {
    /// As it was given.
    package let name: String

    /// `sure`, `likely` or `no`.
    package let certainty: String

    /// `nil` if the name means no movie.
    package let movie: MoviesListItemViewModel?

    init(_ match: MovieMatch) {
        name = match.name
        certainty = match.certainty.rawValue
        movie = match.movie.map(MoviesListItemViewModel.init)
    }
}

/// Finds out which movies names mean.
package struct MovieMatchesViewModel {
    /// Where the movies come from: always those of this machine.
    package static let source = SourceViewModel(.catalog(.builtIn)).id

    let names: any MovieNamesRepository
    let matchMovies: any MatchMoviesUseCase

    /// Takes names, and `-` for those on standard input.
    package func matches(for operands: [String]) async -> MovieMatchesState {
        do {
            var names: [MovieName] = []
            for operand in operands where !operand.isEmpty {
                names += operand == "-" ? try self.names.names(in: operand) : [MovieName(operand)]
            }
            return .loaded(try await matchMovies.execute(names).map(MovieMatchItemViewModel.init))
        } catch {
            return .failed(FailureViewModel(error))
        }
    }
}
