import Terminal

/// The key bindings of a screen, shown in place of the screen.
struct HelpOverlay {
    let bindings: [KeyBinding]
    var attribution: String?
    private(set) var top = 0

    /// Scrolls back if there is room for more rows.
    mutating func content(_ size: TerminalSize) -> ScreenContent {
        let column = min((bindings.map(\.label.displayWidth).max() ?? 0) + 2, size.columns / 2)
        let keys = bindings.flatMap { binding in
            binding.label.wrapped(to: column - 2, .accent)
                .beside(binding.purpose.wrapped(to: size.columns - column, .plain), column: column)
        }
        let notice = attribution?.wrapped(to: size.columns, .secondary) ?? []
        let rows = keys + (notice.isEmpty ? [] : [[]]) + notice
        let lastTop = max(rows.count - (size.rows - 1), 0)
        top = min(top, lastTop)
        let close = KeyHint(label: "Esc", words: "close", rank: 0)
        return ScreenContent(
            lines: [StyledLine("Keys", .title)] + rows.dropFirst(top),
            hints: lastTop > 0 ? [KeyHint(label: "↑↓", words: "more", rank: 1), close] : [close]
        )
    }

    /// Scrolls, or closes the help; returns whether it stays open.
    mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .down, .pageDown, .text("j"), .text(" "): top += 1
        case .up, .pageUp, .text("k"): top = max(top - 1, 0)
        default: return false
        }
        return true
    }
}
