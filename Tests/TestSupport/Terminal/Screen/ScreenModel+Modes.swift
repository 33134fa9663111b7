extension ScreenModel {
    /// Sets or resets private modes.
    ///
    /// - Returns: `false` if a mode is unknown; the others take effect.
    mutating func setModes(_ modes: [Int], to isOn: Bool) -> Bool {
        var areKnown = true
        for mode in modes {
            switch mode {
            // The sequences of the arrow keys.
            case 1: break
            case 7: isAutowrapOn = isOn
            case 25: isCursorVisible = isOn
            case 1000: reportsMouse = isOn
            // How the mouse is reported.
            case 1006: break
            case 1049: showAlternate(isOn)
            case 2004: isBracketedPaste = isOn
            case 2026: isSynchronizing = isOn
            default: areKnown = false
            }
        }
        return areKnown
    }

    mutating func saveCursor() { page.savedCursor = position }

    /// Restores the cursor that was saved on this screen; by default at the top left.
    mutating func restoreCursor() {
        let saved = page.savedCursor
        move(row: saved.row, column: saved.column)
        position.style = saved.style
        // Only if the saved column is still the last one.
        position.isWrapPending = saved.isWrapPending && saved.column == columns - 1
    }

    private mutating func showAlternate(_ isOn: Bool) {
        if isOn { saveCursor() }
        if isOn != isAlternate { swap(&page, &hiddenPage) }
        isAlternate = isOn
        if isOn {
            page.erase(rows: 0..<rows, style: position.style.erased)
            position.isWrapPending = false
        } else {
            restoreCursor()
        }
    }
}
