/// The filters of the rows of a PNG file (PNG Specification, third edition, 9).
enum PNGFilter {
    /// Replaces the differences in rows by what they are differences of; `false` if a row has an
    /// unknown filter.
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
            case 1: addLeft(&row, pixelSize)
            case 2: addAbove(&row, above)
            case 3: addAverage(&row, above, pixelSize)
            case 4: addPaeth(&row, above, pixelSize)
            default: return false
            }
            for index in 1..<stride { rows[start + index] = row[index] }
            swap(&row, &above)
        }
        return true
    }

    private static func addLeft(_ row: inout [UInt8], _ pixelSize: Int) {
        for index in 1 + pixelSize..<max(row.count, 1 + pixelSize) {
            row[index] &+= row[index - pixelSize]
        }
    }

    private static func addAbove(_ row: inout [UInt8], _ above: [UInt8]) {
        for index in 1..<row.count { row[index] &+= above[index] }
    }

    private static func addAverage(_ row: inout [UInt8], _ above: [UInt8], _ pixelSize: Int) {
        for index in 1..<row.count {
            let left = index > pixelSize ? Int(row[index - pixelSize]) : 0
            row[index] &+= UInt8(truncatingIfNeeded: (left + Int(above[index])) / 2)
        }
    }

    private static func addPaeth(_ row: inout [UInt8], _ above: [UInt8], _ pixelSize: Int) {
        for index in 1..<row.count {
            let isFirst = index <= pixelSize
            row[index] &+= paeth(
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
