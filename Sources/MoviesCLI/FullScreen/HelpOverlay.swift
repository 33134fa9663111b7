/// The key bindings of a screen, shown in place of the screen.
struct HelpOverlay {
    /// What happens with a key.
    enum Outcome {
        /// It scrolls the help.
        case handled

        /// It closes the help.
        case dismissed

        /// It closes the help, and the screen handles it.
        case passThrough
    }

    private let bindings: [KeyBinding]
    private var top = 0

    init(_ bindings: [KeyBinding]) {
        self.bindings = bindings
    }

    /// Scrolls back if there is room for more rows.
    mutating func content(_ size: TerminalSize) -> ScreenContent {
        let column = min((bindings.map(\.label.displayWidth).max() ?? 0) + 2, size.columns / 2)
        let rows = bindings.flatMap { row($0, column, size) }
        let lastTop = max(rows.count - (size.rows - 1), 0)
        top = min(top, lastTop)
        return ScreenContent(
            lines: [StyledLine("Keys", .title)] + rows.dropFirst(top),
            hintVariants: [lastTop > 0 ? "↑ ↓ more · Esc close" : "Esc close"]
        )
    }

    mutating func handle(_ key: Key) -> Outcome {
        switch key {
        case .down, .pageDown: top += 1
        case .up, .pageUp: top = max(top - 1, 0)
        case .escape, .enter, .text("?"), .function(1): return .dismissed
        default: return .passThrough
        }
        return .handled
    }

    private func row(
        _ binding: KeyBinding,
        _ column: Int,
        _ size: TerminalSize
    ) -> [StyledLine] {
        let labels = binding.label.wrapped(to: column - 2)
        let purpose = binding.purpose.wrapped(to: size.columns - column)
        return (0..<max(labels.count, purpose.count)).map { index in
            let left = index < labels.count ? labels[index] : ""
            let right = index < purpose.count ? purpose[index] : ""
            return [StyledText(left.padded(to: column), .accent), StyledText(right)]
        }
    }
}
