extension ScreenModel {
    /// Sets or resets modes that are private to terminals like the VT100.
    ///
    /// - Returns: `false` if one of them is not known; the others have their effect.
    mutating func setModes(_ modes: [Int], to isOn: Bool) -> Bool {
        var areKnown = true
        for mode in modes {
            switch mode {
            // What the arrow keys send.
            case 1: break
            case 7: isAutowrapOn = isOn
            case 25: isCursorVisible = isOn
            case 1049: showAlternate(isOn)
            case 2004: isBracketedPaste = isOn
            case 2026: isSynchronizing = isOn
            default: areKnown = false
            }
        }
        return areKnown
    }

    mutating func saveCursor() {
        page.savedCursor = position
    }

    /// Goes back to where the cursor was saved on this screen; at first that is the top left.
    mutating func restoreCursor() {
        let saved = page.savedCursor
        move(row: saved.row, column: saved.column)
        position.style = saved.style
        // It is so only where the row still ends.
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
