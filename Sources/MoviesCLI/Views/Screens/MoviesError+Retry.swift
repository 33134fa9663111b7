import Domain
import Presentation

extension MoviesError {
    /// What happened, for a status line, and that it can be tried again; by length.
    ///
    /// A film that is not known will not be known at the next try.
    var retryWordings: [StyledLine] {
        if case .unknownMovie = self { return [StyledLine(incident.safeLine, .red)] }
        return retriable
    }

    private var retriable: [StyledLine] {
        [message, incident].map { StyledLine("\($0.safeLine); r to try again", .red) }
            + [StyledLine("r to try again", .red)]
    }
}
