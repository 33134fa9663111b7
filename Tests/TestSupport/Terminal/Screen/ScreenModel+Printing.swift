extension ScreenModel {
    /// Prints a character at the cursor, or combines it with the one before.
    mutating func print(_ scalar: Unicode.Scalar) {
        let width = scalar.terminalWidth
        if width == 0 {
            guard let column = columnBefore else { return }
            page.append(scalar, row: position.row, column: column)
        } else if !join(scalar) {
            put(scalar, width: width)
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar, width: Int) {
        if position.isWrapPending || position.column + width > columns {
            overflowCount += 1
            guard width <= columns else { return }
            if isAutowrapOn {
                position.column = 0
                feedLine()
            } else {
                position.column = columns - width
            }
        }
        page.put(String(scalar), width: width, at: position)
        advance(width)
    }

    /// Joins the scalar with the emoji before it, if they form one emoji.
    private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
        guard joinsEmoji, let column = columnBefore,
            let cell = page.cell(row: position.row, column: column), scalar.joinsEmoji(cell.text)
        else { return false }
        page.append(scalar, row: position.row, column: column)
        guard !page.isWide(row: position.row, column: column) else { return true }
        // The emoji is wide, although its first scalar is narrow.
        guard column + 1 < columns else {
            overflowCount += 1
            return true
        }
        position.column = column
        page.put(cell.text + String(scalar), width: 2, at: position)
        advance(2)
        return true
    }

    /// The first column of the character before the cursor; `nil` if the row has none.
    private var columnBefore: Int? {
        let last = position.isWrapPending ? position.column : position.column - 1
        guard let cell = page.cell(row: position.row, column: last) else { return nil }
        return cell.isRightHalf ? last - 1 : last
    }

    private mutating func advance(_ width: Int) {
        let next = position.column + width
        position.isWrapPending = next == columns
        position.column = min(next, columns - 1)
    }
}
