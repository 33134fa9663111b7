/// The line at the bottom of the terminal: what is going on, and what can be pressed.
struct StatusLine {
    /// What the last key did, which takes the place of everything else; longest first.
    var noticeVariants: [String] = []

    /// What moves while the program waits, and what it waits for; `nil` where it does not wait.
    var progress: String?

    /// What the screen says about what it shows, longest first.
    var statusVariants: [StyledLine] = []

    /// What can be pressed, longest first.
    var hintVariants: [String] = []

    /// The longest hint beside which any message fits, with the longest such message; where there
    /// is no room for both, the message alone.
    func line(columns: Int) -> StyledLine {
        let messages = messageVariants
        guard let shortest = messages.last else {
            let hint = hintVariants.first { $0.displayWidth <= columns }
            return StyledLine(hint ?? "", .dim)
        }
        // What is new is worth more than what can be pressed.
        for hint in noticeVariants.isEmpty ? hintVariants : [] {
            let room = columns - hint.displayWidth - 2
            guard let message = messages.first(where: { $0.width <= room }) else { continue }
            return StyledLine(message.padded(to: room + 2).pieces + [StyledText(hint, .dim)])
        }
        return messages.first { $0.width <= columns } ?? shortest.truncated(to: columns)
    }

    private var messageVariants: [StyledLine] {
        guard noticeVariants.isEmpty else { return noticeVariants.map { StyledLine($0, .yellow) } }
        guard let progress else { return statusVariants }
        let moving = StyledText(progress, .cyan)
        return statusVariants.isEmpty
            ? [[moving]]
            : statusVariants.map { StyledLine([moving, StyledText(" · ", .dim)] + $0.pieces) }
    }
}
