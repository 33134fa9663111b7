/// Lines that moved up or down together, which the terminal can move itself.
///
/// A list that scrolls by a row changes all of its lines; moving them takes a few bytes.
package struct Scrolling {
    /// The most rows to scroll; only keys that move by pages move more.
    private static let maximumDistance = 3

    /// The fewest lines that are worth a scroll.
    private static let minimumCount = 4

    package let sequence: String
    package let result: [StyledLine]

    /// Fails if no lines moved together.
    package init?(from old: [StyledLine], to new: [StyledLine]) {
        guard old.count == new.count else { return nil }
        for distance in (1...Self.maximumDistance).flatMap({ [$0, -$0] }) {
            let moved = new.indices.filter { row in
                old.indices.contains(row + distance) && new[row] == old[row + distance]
                    && new[row] != old[row]
            }
            guard moved.count >= Self.minimumCount, let first = moved.first, let last = moved.last
            else { continue }
            let rows = min(first, first + distance)...max(last, last + distance)
            (sequence, result) = Self.scrolled(old, rows, by: distance)
            return
        }
        return nil
    }

    /// Deletes lines at one end of some rows, and inserts as many at the other (ECMA-48, 8.3.32 and
    /// 8.3.67), so that the rows below them stay.
    private static func scrolled(
        _ lines: [StyledLine],
        _ rows: ClosedRange<Int>,
        by distance: Int
    ) -> (sequence: String, result: [StyledLine]) {
        let count = abs(distance)
        let bottom = rows.upperBound - count + 1
        let (deleted, inserted) =
            distance > 0 ? (rows.lowerBound, bottom) : (bottom, rows.lowerBound)
        var result = lines
        result.removeSubrange(deleted..<deleted + count)
        result.insert(contentsOf: repeatElement([], count: count), at: inserted)
        let sequence =
            "\u{1B}[\(deleted + 1);1H\u{1B}[\(count)M\u{1B}[\(inserted + 1);1H\u{1B}[\(count)L"
        return (sequence, result)
    }
}
