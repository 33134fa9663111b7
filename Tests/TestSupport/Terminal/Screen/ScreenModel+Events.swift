extension ScreenModel {
    mutating func perform(_ event: TerminalEvent) {
        switch event {
        case .print(let scalar): print(scalar)
        case .control(let scalar): control(scalar)
        case .escape(let text): escape(text)
        case .sequence(let sequence, let text):
            guard control(sequence) else { return unknownSequences.append(text) }
        case .string(let text): string(text)
        case .unknown(let text): unknownSequences.append(text)
        }
    }

    /// Keeps images, what is copied and what is passed through tmux; ignores titles and links.
    private mutating func string(_ text: String) {
        let kept = ["\u{1B}_G", "\u{1B}P", "\u{1B}]1337;File=", "\u{1B}]52;"]
        if kept.contains(where: text.hasPrefix) {
            strings.append(text)
            if let image = ScreenImage(text, at: position) { page.images.append(image) }
            if let id = ScreenImage.removedID(text) { page.images.removeAll { $0.id == id } }
        } else if !text.hasPrefix("\u{1B}]") {
            unknownSequences.append(text)
        }
    }

    private mutating func control(_ scalar: Unicode.Scalar) {
        switch scalar {
        // Padding, and the bell.
        case "\u{0}", "\u{7}": break
        case "\u{8}": move(row: position.row, column: position.column - 1)
        // A tab does not clear the pending wrap.
        case "\t": position.column = min((position.column / 8 + 1) * 8, columns - 1)
        case "\n", "\u{B}", "\u{C}": feedLine()
        case "\r": move(row: position.row, column: 0)
        default: unknownSequences.append(String(scalar))
        }
    }

    private mutating func escape(_ text: String) {
        switch text {
        case "7": saveCursor()
        case "8": restoreCursor()
        // Keypad modes, and the terminator of a string that has been handled.
        case "=", ">", "\\": break
        default: unknownSequences.append("\u{1B}" + text)
        }
    }

    private mutating func control(_ sequence: ControlSequence) -> Bool {
        switch (sequence.prefix, sequence.final) {
        case ("?", "h"): setModes(sequence.parameters, to: true)
        case ("?", "l"): setModes(sequence.parameters, to: false)
        // Questions: for the name of the terminal, the size of a character, and its features.
        case (">", "q"), (nil, "t"), (nil, "c"): true
        // How keys are reported.
        case (">", "u"), ("<", "u"): true
        case (nil, "m"): position.style.apply(sequence.parameters)
        case (nil, "J"): eraseScreen(sequence.choice())
        case (nil, "K"): eraseLine(sequence.choice())
        case (nil, "X"): eraseCharacters(sequence.count())
        case (nil, "L"): insertLines(sequence.count())
        case (nil, "M"): deleteLines(sequence.count())
        case (nil, _): moveCursor(sequence)
        default: false
        }
    }

    private mutating func moveCursor(_ sequence: ControlSequence) -> Bool {
        let (row, column) = cursor
        switch sequence.final {
        case "H", "f": move(row: sequence.count() - 1, column: sequence.count(1) - 1)
        case "G": move(row: row, column: sequence.count() - 1)
        case "d": move(row: sequence.count() - 1, column: column)
        case "A": move(row: row - sequence.count(), column: column)
        case "B": move(row: row + sequence.count(), column: column)
        case "C": move(row: row, column: column + sequence.count())
        case "D": move(row: row, column: column - sequence.count())
        default: return false
        }
        return true
    }

    /// Moves to a position, limited to the screen.
    mutating func move(row: Int, column: Int) {
        position.move(row: row, column: column, columns: columns, rows: rows)
    }

    /// Moves one row down in the same column; in the last row, scrolls instead.
    mutating func feedLine() {
        if position.row == rows - 1 { page.scrollUp(style: position.style.erased) }
        move(row: position.row + 1, column: position.column)
    }
}
