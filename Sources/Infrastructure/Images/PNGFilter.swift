/// The filters of the rows of a PNG file (PNG Specification, third edition, 9).
enum PNGFilter {
    /// Replaces differences by what they are differences of; `false` for an unknown filter.
    ///
    /// A row begins with the number of its filter.
    static func unfilter(_ rows: inout [UInt8], stride: Int, pixelSize: Int) -> Bool {
        // Above the first row and left of the first column are zeros (9.2).
        var above = [UInt8](repeating: 0, count: stride)
        var row = above
        for start in Swift.stride(from: 0, to: rows.count, by: stride) {
            for index in 0..<stride { row[index] = rows[start + index] }
            switch row[0] {
            case 0: break
            case 1: add(to: &row, above, pixelSize) { left, _, _ in left }
            case 2: add(to: &row, above, pixelSize) { _, above, _ in above }
            case 3:
                add(to: &row, above, pixelSize) { left, above, _ in
                    UInt8(truncatingIfNeeded: (Int(left) + Int(above)) / 2)
                }
            case 4: add(to: &row, above, pixelSize, paeth)
            default: return false
            }
            for index in 1..<stride { rows[start + index] = row[index] }
            swap(&row, &above)
        }
        return true
    }

    /// Adds to each byte what is predicted from the bytes left of it, above it, and left above it.
    @inline(__always)
    private static func add(
        to row: inout [UInt8],
        _ above: [UInt8],
        _ pixelSize: Int,
        _ prediction: (_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8
    ) {
        for index in 1..<row.count {
            let isFirst = index <= pixelSize
            row[index] &+= prediction(
                isFirst ? 0 : row[index - pixelSize],
                above[index],
                isFirst ? 0 : above[index - pixelSize]
            )
        }
    }

    /// The neighbor that is closest to the left one plus the change above it (9.4).
    @inline(__always)
    private static func paeth(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
        let change = Int(above) - Int(aboveLeft)
        let otherChange = Int(left) - Int(aboveLeft)
        let (toLeft, toAbove) = (abs(change), abs(otherChange))
        let toAboveLeft = abs(change + otherChange)
        if toLeft <= toAbove, toLeft <= toAboveLeft { return left }
        return toAbove <= toAboveLeft ? above : aboveLeft
    }
}
