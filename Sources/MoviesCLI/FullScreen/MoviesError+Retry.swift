import Domain
import Presentation

extension MoviesError {
    /// What happened, for a status line, and that it can be tried again; by length.
    var retryWordings: [StyledLine] {
        let hint = isRetryable ? "; r to try again" : ""
        let wordings = [message, summary].map { StyledLine($0.sanitizedLine + hint, .red) }
        // The last is cut where even that is too long.
        return isRetryable
            ? wordings + [StyledLine("r to try again: \(summary.sanitizedLine)", .red)] : wordings
    }
}
