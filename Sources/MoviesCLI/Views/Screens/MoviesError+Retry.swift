import Domain
import Presentation

extension MoviesError {
    /// What happened, for a status line, and that it can be tried again; by length.
    var retryWordings: [StyledLine] {
        [message, incident].map { StyledLine("\($0.safeLine); r to try again", .red) }
            + [StyledLine("r to try again", .red)]
    }
}
