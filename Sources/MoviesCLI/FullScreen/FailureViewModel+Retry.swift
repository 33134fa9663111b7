import Presentation

extension FailureViewModel {
    /// For a status line: what happened, and the key to retry; the longest variant first.
    var retryVariants: [StyledLine] {
        let hint = isRetryable ? "; r to try again" : ""
        let variants = [message, summary].map { StyledLine($0.sanitizedLine + hint, .red) }
        // The last one is truncated if even that is too long.
        return isRetryable
            ? variants + [StyledLine("r to try again: \(summary.sanitizedLine)", .red)] : variants
    }
}
