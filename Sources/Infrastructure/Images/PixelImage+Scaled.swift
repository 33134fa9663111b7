extension PixelImage {
    /// The image in another size, of which each pixel is the average of the area that it covers.
    ///
    /// Sizes below one pixel count as one.
    package func scaled(toWidth newWidth: Int, height newHeight: Int) -> PixelImage {
        let columns = AreaWeights(from: width, to: max(newWidth, 1))
        let rows = AreaWeights(from: height, to: max(newHeight, 1))
        guard columns.count != width || rows.count != height else { return self }
        var result = [UInt8](repeating: 0, count: columns.count * rows.count * 3)
        var sums = [UInt32](repeating: 0, count: width * 3)
        for row in 0..<rows.count {
            rows.addRows(of: pixels, to: &sums, for: row)
            columns.average(sums, into: &result, at: row * columns.count * 3)
        }
        // The number of bytes is right.
        return PixelImage(width: columns.count, height: rows.count, pixels: result) ?? self
    }
}

/// The shares of the old rows or columns that each new one covers.
///
/// Weights are whole numbers, and those of a new row or column add up to 2¹².
private struct AreaWeights {
    private static let bits = 12

    /// The number of new rows or columns.
    let count: Int

    /// For each new one, the first old one and the position of its weight, and one more.
    private var firsts: [Int] = []
    private var starts: [Int] = [0]
    private var weights: [UInt32] = []

    init(from oldCount: Int, to newCount: Int) {
        count = newCount
        for new in 0..<newCount {
            // In units of which an old one has `newCount`, and a new one `oldCount`.
            let (begin, end) = (new * oldCount, (new + 1) * oldCount)
            var covered = 0
            var old = begin / newCount
            firsts.append(old)
            while old * newCount < end {
                let overlap = min((old + 1) * newCount, end) - begin
                let sum = (overlap << Self.bits + oldCount / 2) / oldCount
                weights.append(UInt32(truncatingIfNeeded: sum - covered))
                covered = sum
                old += 1
            }
            starts.append(weights.count)
        }
    }

    /// Sets `sums` to the weighted sums of the old rows that a new one covers.
    func addRows(of pixels: [UInt8], to sums: inout [UInt32], for new: Int) {
        var start = firsts[new] * sums.count
        for column in sums.indices { sums[column] = 0 }
        for weight in weights[starts[new]..<starts[new + 1]] {
            for column in sums.indices {
                sums[column] &+= UInt32(pixels[start + column]) &* weight
            }
            start += sums.count
        }
    }

    /// Averages the columns of sums of rows.
    ///
    /// The highest sum is 255 · 2²⁴, with half of 2²⁴ for rounding below 2³².
    func average(_ sums: [UInt32], into pixels: inout [UInt8], at start: Int) {
        let half = UInt32(1) << UInt32(2 * Self.bits - 1)
        for new in 0..<count {
            var (red, green, blue) = (half, half, half)
            var position = firsts[new] * 3
            for index in starts[new]..<starts[new + 1] {
                let weight = weights[index]
                red &+= sums[position] &* weight
                green &+= sums[position + 1] &* weight
                blue &+= sums[position + 2] &* weight
                position += 3
            }
            let shift = UInt32(2 * Self.bits)
            pixels[start + 3 * new] = UInt8(truncatingIfNeeded: red &>> shift)
            pixels[start + 3 * new + 1] = UInt8(truncatingIfNeeded: green &>> shift)
            pixels[start + 3 * new + 2] = UInt8(truncatingIfNeeded: blue &>> shift)
        }
    }
}
