import Presentation

/// The line at the bottom of the terminal: a message and key hints.
struct StatusLine {
    /// The effect of the last key, which replaces everything else; longest first.
    var noticeVariants: [String] = []

    /// The spinner and the current activity; `nil` if there is none.
    var progress: String?

    /// The status of the screen, longest first.
    var statusVariants: [StyledLine] = []

    /// Key hints, longest first.
    var hintVariants: [String] = []

    /// The longest hint that leaves room for a message, with the longest message that fits beside
    /// it; if there is no room for both, only a message.
    func line(columns: Int) -> StyledLine {
        let messages = messageVariants
        guard let shortest = messages.last else {
            let hint = hintVariants.first { $0.displayWidth <= columns }
            return StyledLine(hint ?? "", .secondary)
        }
        // A notice is more important than hints.
        for hint in noticeVariants.isEmpty ? hintVariants : [] {
            let room = columns - hint.displayWidth - 2
            guard let message = messages.first(where: { $0.width <= room }) else { continue }
            return StyledLine(message.padded(to: room + 2).pieces + [StyledText(hint, .secondary)])
        }
        return messages.first { $0.width <= columns } ?? shortest.truncated(to: columns)
    }

    private var messageVariants: [StyledLine] {
        guard noticeVariants.isEmpty else { return noticeVariants.map { StyledLine($0, .warning) } }
        guard let progress else { return statusVariants }
        let activity = StyledText(progress, .accent)
        return statusVariants.isEmpty
            ? [[activity]]
            : statusVariants.map { StyledLine([activity, StyledText(" · ", .secondary)] + $0.pieces) }
    }
}

extension FailureViewModel {
    /// The failure and the key to retry, for a status line; longest first.
    var retryVariants: [StyledLine] {
        let hint = isRetryable ? "; r to retry" : ""
        let variants = [message, summary].map { StyledLine($0.sanitizedLine + hint, .error) }
        // The last one is truncated if even that is too long.
        return isRetryable
            ? variants + [StyledLine("r to retry: \(summary.sanitizedLine)", .error)] : variants
    }
}
