import Presentation
import Terminal

/// A key and what it does, in the bottom line.
struct KeyHint: Hashable, Sendable {
    let label: String
    let words: String

    /// With little room, the hint with the largest rank is dropped first.
    let rank: Int

    /// The key stands out from what it does.
    fileprivate func pieces(isFirst: Bool) -> [StyledText] {
        [StyledText((isFirst ? "" : "  ") + label), StyledText(" \(words)", .secondary)]
    }
}

/// The line at the bottom of the terminal: a message, or else the place in a list, and key hints.
struct StatusLine {
    private static let gap = 2

    /// The effect of the last key, which replaces everything else; longest first.
    var noticeVariants: [String] = []

    var progress: String?

    /// The status of the screen, longest first.
    var statusVariants: [StyledLine] = []
    var hints: [KeyHint] = []

    /// The longest message that leaves room for the first hint, and at the right the hints that fit
    /// beside it; a secondary message leaves room for all hints.
    func line(columns: Int) -> StyledLine {
        let messages = messageVariants
        // A notice is more important than hints.
        let hints = noticeVariants.isEmpty ? hints : []
        guard let shortest = messages.last else { return hintLine(hints, columns: columns) }
        let isSecondary = messages.allSatisfy { $0.pieces.allSatisfy { $0.style == .secondary } }
        let kept = isSecondary ? hints : hints.filter { $0.rank == 0 }
        let keptWidth = hintLine(kept, columns: .max).width
        let wanted = keptWidth > 0 ? columns - keptWidth - Self.gap : columns
        let message =
            messages.first { $0.width <= wanted }
            ?? (isSecondary ? nil : messages.first { $0.width <= columns })
            ?? shortest.truncated(to: columns)
        let room = columns - message.width - Self.gap
        let shown = hintLine(hints, columns: room)
        guard shown.width > 0 else { return message }
        return message.padded(to: columns - shown.width) + shown
    }

    /// The hints that fit; those with the largest ranks are dropped first.
    private func hintLine(_ hints: [KeyHint], columns: Int) -> StyledLine {
        var shown = hints
        while !shown.isEmpty {
            let line = StyledLine(shown.enumerated().flatMap { $1.pieces(isFirst: $0 == 0) })
            if line.width <= columns { return line }
            // Of hints with the same rank, the last is dropped.
            let dropped = shown.indices.reversed().max { shown[$0].rank < shown[$1].rank }
            dropped.map { _ = shown.remove(at: $0) }
        }
        return []
    }

    private var messageVariants: [StyledLine] {
        guard noticeVariants.isEmpty else { return noticeVariants.map { StyledLine($0, .warning) } }
        guard let progress else { return statusVariants }
        let activity = StyledText(progress, .accent)
        return statusVariants.isEmpty
            ? [[activity]]
            : statusVariants.map { $0 + [StyledText("  "), activity] } + [[activity]]
    }
}

extension FailureViewModel {
    /// The failure and the key to retry, for a status line; longest first.
    func retryVariants(_ key: String) -> [StyledLine] {
        let texts = [screenMessage, summary].map(\.sanitizedLine)
        guard isRetryable else { return texts.map { StyledLine($0, .error) } }
        // The last one is truncated if even that is too long.
        return texts.map { [StyledText($0, .error), StyledText("  \(key) retry", .secondary)] }
            + [[StyledText("\(key) retry", .error), StyledText("  \(texts[1])", .error)]]
    }
}

extension WebPageState {
    /// The advice of a command beside the URL of a page that was not opened.
    static let browserAdvice =
        "no browser could open it; check that $BROWSER names one"

    /// The notice of a screen about a web page, the longest variant first; `nil` for nothing.
    var noticeVariants: [String]? {
        switch self {
        case .idle: nil
        case .opening: ["opening the web page"]
        case .opened(let url): ["opened \(url.sanitizedLine)", "opened the web page"]
        case .url(let url):
            ["no browser could open \(url.sanitizedLine)", "no browser could open the web page"]
        case .failed(let failure):
            [failure.screenMessage.sanitizedLine, failure.summary.sanitizedLine]
        }
    }
}
