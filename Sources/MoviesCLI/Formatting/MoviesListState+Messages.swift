import Presentation
import Terminal

extension MoviesListState.Problem {
    /// What the user is told, in one line.
    var message: String {
        switch self {
        case .invalidFilter(let failure): failure.summary.sanitizedLine
        case .noFilterToRemove: "there is no filter; f adds one"
        case .unknownOrder(let orders): "sort by \(orders.joined(separator: ", "))"
        case .noMoreMovies: "there are no more movies"
        }
    }
}
