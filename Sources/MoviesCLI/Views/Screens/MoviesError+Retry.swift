import Domain
import Presentation

extension MoviesError {
    /// What happened, for a status line, and that it can be tried again; by length.
    var retryWordings: [StyledLine] {
        let hint = isWorthRetrying ? "; r to try again" : ""
        let wordings = [message, incident].map { StyledLine($0.safeLine + hint, .red) }
        // The last is cut where even that is too long.
        return isWorthRetrying
            ? wordings + [StyledLine("r to try again: \(incident.safeLine)", .red)] : wordings
    }
}
