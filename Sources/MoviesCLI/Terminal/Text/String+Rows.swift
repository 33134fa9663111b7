extension String {
    /// The number of rows that the text takes on a terminal, which wraps long lines.
    package func rowCount(columns: Int) -> Int {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.reduce(0) { count, line in
            count + max((line.terminalWidth + columns - 1) / max(columns, 1), 1)
        }
    }
}

extension Substring {
    /// In columns, without escape sequences, and with tab stops every eight columns.
    fileprivate var terminalWidth: Int {
        let parts = split(separator: "\t", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(parts.first?.printedWidth ?? 0) { width, part in
            (width / 8 + 1) * 8 + part.printedWidth
        }
    }

    private var printedWidth: Int { String(self).sanitizedLine.displayWidth }
}
