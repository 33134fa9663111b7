/// The line at the foot of the terminal: what is going on, and what can be pressed.
struct StatusLine {
    /// What was done at the last key, which counts for more than all else; by length.
    var notices: [String] = []

    /// What moves while the program waits, and what it waits for; `nil` when it does not.
    var progress: String?

    /// What the screen says of what it shows, by length.
    var status: [StyledLine] = []

    /// What can be pressed, by length.
    var hints: [String] = []

    /// The longest hint beside which any wording fits, with the longest such wording; where none
    /// does, the wording alone.
    func line(columns: Int) -> StyledLine {
        let wordings = wordings
        guard let shortest = wordings.last else {
            let hint = hints.first { $0.displayWidth <= columns }
            return StyledLine(hint ?? "", .dim)
        }
        // What is new is worth more than what can be pressed.
        for hint in notices.isEmpty ? hints : [] {
            let room = columns - hint.displayWidth - 2
            guard let wording = wordings.first(where: { $0.width <= room }) else { continue }
            return StyledLine(wording.padded(to: room + 2).pieces + [StyledText(hint, .dim)])
        }
        return wordings.first { $0.width <= columns } ?? shortest.truncated(to: columns)
    }

    private var wordings: [StyledLine] {
        guard notices.isEmpty else { return notices.map { StyledLine($0, .yellow) } }
        guard let progress else { return status }
        let moving = StyledText(progress, .cyan)
        return status.isEmpty
            ? [[moving]]
            : status.map { StyledLine([moving, StyledText(" · ", .dim)] + $0.pieces) }
    }
}
