package enum EditDistance {
    /// The insertions, deletions, substitutions and swaps of neighbours that make one word of another
    /// (optimal string alignment), each of one byte.
    package static func between(_ word: String, _ other: String) -> Int {
        between(Array(word.utf8), Array(other.utf8))
    }

    /// The edits between words, each of one element.
    package static func between<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Int {
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var count = rows[i][j] + (a[i] == b[j] ? 0 : 1)
                count = min(count, rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    count = min(count, rows[i - 1][j - 1] + 1)
                }
                row.append(count)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }

    /// Whether one edit makes one word of the other, which takes far less time to find out.
    package static func isOne(_ word: [UInt8], _ other: [UInt8]) -> Bool {
        guard abs(word.count - other.count) <= 1 else { return false }
        var (rest, otherRest) = (word[...], other[...])
        while let byte = rest.first, byte == otherRest.first {
            rest.removeFirst()
            otherRest.removeFirst()
        }
        while let byte = rest.last, byte == otherRest.last {
            rest.removeLast()
            otherRest.removeLast()
        }
        return switch (rest.count, otherRest.count) {
        case (1, 1), (0, 1), (1, 0): true
        case (2, 2): rest.elementsEqual(otherRest.reversed())
        default: false
        }
    }
}
