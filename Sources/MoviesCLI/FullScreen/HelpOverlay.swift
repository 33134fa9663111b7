/// What can be pressed, over the screen that it is about.
struct HelpOverlay {
    /// What became of a key.
    enum Outcome {
        /// It scrolled.
        case used
        case closes

        /// It closes the help, and is meant for the screen below.
        case passes
    }

    private let keys: [KeyBinding]
    private var top = 0

    init(_ keys: [KeyBinding]) {
        self.keys = keys
    }

    mutating func content(_ size: TerminalSize) -> ScreenContent {
        let column = min((keys.map(\.keys.displayWidth).max() ?? 0) + 2, size.columns / 2)
        let rows = keys.flatMap { row($0, column, size) }
        let lastTop = max(rows.count - (size.rows - 1), 0)
        top = min(top, lastTop)
        return ScreenContent(
            lines: [StyledLine("Keys", .bold)] + rows.dropFirst(top),
            hints: [lastTop > 0 ? "↑ ↓ more · Esc closes this" : "Esc closes this"]
        )
    }

    mutating func handle(_ key: Key) -> Outcome {
        switch key {
        case .down, .pageDown: top += 1
        case .up, .pageUp: top = max(top - 1, 0)
        case .escape, .enter, .text("?"), .function(1): return .closes
        default: return .passes
        }
        return .used
    }

    private func row(_ help: KeyBinding, _ column: Int, _ size: TerminalSize) -> [StyledLine] {
        let keys = help.keys.wrapped(to: column - 2)
        let purpose = help.purpose.wrapped(to: size.columns - column)
        return (0..<max(keys.count, purpose.count)).map { index in
            let left = index < keys.count ? keys[index] : ""
            let right = index < purpose.count ? purpose[index] : ""
            return [StyledText(left.padded(to: column), .cyan), StyledText(right)]
        }
    }
}
