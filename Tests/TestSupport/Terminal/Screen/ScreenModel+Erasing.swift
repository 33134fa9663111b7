extension ScreenModel {
    /// Erases from the cursor (0), up to and including the cursor (1), or everything (2).
    mutating func eraseScreen(_ choice: Int) -> Bool {
        let style = position.style.erased
        switch choice {
        case 0: page.erase(rows: position.row + 1..<rows, style: style)
        case 1: page.erase(rows: 0..<position.row, style: style)
        case 2:
            page.erase(rows: 0..<rows, style: style)
            overflowCount = overflowCountBeforeResize ?? overflowCount
            overflowCountBeforeResize = nil
        // The scrollback, which does not exist here.
        case 3: return true
        default: return false
        }
        return eraseLine(choice)
    }

    /// Erases a row from the cursor (0), up to and including the cursor (1), or completely (2).
    mutating func eraseLine(_ choice: Int) -> Bool {
        switch choice {
        case 0: erase(position.column..<columns)
        case 1: erase(0..<position.column + 1)
        case 2: erase(0..<columns)
        default: return false
        }
        return true
    }

    /// Erases up to `count` columns from the cursor.
    mutating func eraseCharacters(_ count: Int) -> Bool {
        erase(position.column..<min(position.column + count, columns))
        return true
    }

    private mutating func erase(_ columns: Range<Int>) {
        page.erase(row: position.row, columns: columns, style: position.style.erased)
        position.isWrapPending = false
    }

    /// Inserts blank rows at the cursor, which pushes others off the bottom.
    mutating func insertLines(_ count: Int) -> Bool {
        page.insert(count, at: position.row, style: position.style.erased)
        move(row: position.row, column: 0)
        return true
    }

    /// Deletes rows from the cursor on; blank ones follow at the bottom.
    mutating func deleteLines(_ count: Int) -> Bool {
        page.delete(count, at: position.row, style: position.style.erased)
        move(row: position.row, column: 0)
        return true
    }
}
