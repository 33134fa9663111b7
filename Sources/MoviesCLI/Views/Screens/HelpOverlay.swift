/// What can be pressed, over the screen that it is about.
struct HelpOverlay {
    private let keys: [KeyHelp]
    private var top = 0

    init(_ keys: [KeyHelp]) {
        self.keys = keys
    }

    func lines(_ size: TerminalSize) -> [StyledLine] {
        let column = min((keys.map(\.keys.displayWidth).max() ?? 0) + 2, size.columns / 2)
        let rows = keys.flatMap { row($0, column, size) }
        return [StyledLine("Keys", .bold)] + rows.dropFirst(min(top, rows.count - 1))
    }

    /// Scrolls where the key is for that; `false` for all others, which close the help.
    mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .down, .text("j"), .pageDown: top += 1
        case .up, .text("k"), .pageUp: top = max(top - 1, 0)
        default: return false
        }
        return true
    }

    private func row(_ help: KeyHelp, _ column: Int, _ size: TerminalSize) -> [StyledLine] {
        let keys = help.keys.wrapped(to: column - 2)
        let purpose = help.purpose.wrapped(to: size.columns - column)
        return (0..<max(keys.count, purpose.count)).map { index in
            [
                StyledText(
                    (index < keys.count ? keys[index] : "").padded(to: column),
                    .cyan
                ),
                StyledText(index < purpose.count ? purpose[index] : ""),
            ]
        }
    }
}
