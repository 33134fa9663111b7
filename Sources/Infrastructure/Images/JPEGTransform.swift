/// The inverse discrete cosine transform (ITU-T T.81, A.3.3), in integers.
///
/// A sum of eight values is done for columns and then for rows. The cosines of one half of the
/// results are those of the other half with other signs, for odd frequencies.
enum JPEGTransform {
    private typealias Eight = SIMD8<Int32>

    /// The cosines of multiples of π/16, times 2¹².
    ///
    /// With the factor 1/2 of the formula, a sum is 2¹³ times the result.
    private static let cosines = Eight(4096, 4017, 3784, 3406, 2896, 2276, 1567, 799)

    /// The bits of the fraction between columns and rows.
    private static let fraction: Int32 = 3

    static func samples(of component: JPEGFrame.Component, _ coefficients: [Int16]) -> [UInt8] {
        let stride = component.blockColumns * 8
        let count = stride * component.blockRows * 8
        guard let quantization = component.quantization?.map(Int32.init) else {
            return [UInt8](repeating: 128, count: count)
        }
        let start = component.firstBlock * 64
        var samples = [UInt8](repeating: 0, count: count)
        var work = [Int32](repeating: 0, count: 64)
        for block in 0..<count / 64 {
            let (row, column) = block.quotientAndRemainder(dividingBy: component.blockColumns)
            let corner = row * 8 * stride + column * 8
            let first = start + block * 64
            transformColumns(of: coefficients[first..<first + 64], quantization, into: &work)
            transformRows(of: work, into: &samples, at: corner, stride: stride)
        }
        return samples
    }

    @inline(__always)
    private static func transformColumns(
        of block: ArraySlice<Int16>,
        _ factors: [Int32],
        into work: inout [Int32]
    ) {
        let shift = 13 - fraction
        for column in 0..<8 {
            var frequencies = Eight()
            for row in 0..<8 {
                let place = column + 8 * row
                frequencies[row] = Int32(block[block.startIndex + place]) &* factors[place]
            }
            let sums = transform(frequencies, rounding: 1 << (shift - 1))
            for row in 0..<8 { work[column + 8 * row] = sums[row] &>> shift }
        }
    }

    @inline(__always)
    private static func transformRows(
        of work: [Int32],
        into samples: inout [UInt8],
        at corner: Int,
        stride: Int
    ) {
        let shift = 13 + fraction
        // Samples are shifted by 128 before they are coded (A.3.1).
        let rounding: Int32 = 128 << shift + 1 << (shift - 1)
        for row in 0..<8 {
            var frequencies = Eight()
            for column in 0..<8 { frequencies[column] = work[8 * row + column] }
            let sums = transform(frequencies, rounding: rounding)
            let start = corner + row * stride
            for column in 0..<8 {
                samples[start + column] = UInt8(clamping: sums[column] &>> shift)
            }
        }
    }

    /// 2¹³ times the sums, plus `rounding`; corrupt values wrap around.
    @inline(__always)
    private static func transform(_ x: Eight, rounding: Int32) -> Eight {
        let c = cosines
        // Most columns have only a constant.
        if x[1] | x[2] | x[3] | x[4] | x[5] | x[6] | x[7] == 0 {
            let sum = x[0] &* c[4] &+ rounding
            return Eight(repeating: sum)
        }
        let outer = (x[0] &+ x[4]) &* c[4] &+ rounding
        let inner = (x[0] &- x[4]) &* c[4] &+ rounding
        let outerTwo = x[2] &* c[2] &+ x[6] &* c[6]
        let innerTwo = x[2] &* c[6] &- x[6] &* c[2]
        let even0 = outer &+ outerTwo
        let even1 = inner &+ innerTwo
        let even2 = inner &- innerTwo
        let even3 = outer &- outerTwo
        let odd0 = x[1] &* c[1] &+ x[3] &* c[3] &+ x[5] &* c[5] &+ x[7] &* c[7]
        let odd1 = x[1] &* c[3] &- x[3] &* c[7] &- x[5] &* c[1] &- x[7] &* c[5]
        let odd2 = x[1] &* c[5] &- x[3] &* c[1] &+ x[5] &* c[7] &+ x[7] &* c[3]
        let odd3 = x[1] &* c[7] &- x[3] &* c[5] &+ x[5] &* c[3] &- x[7] &* c[1]
        return Eight(
            even0 &+ odd0,
            even1 &+ odd1,
            even2 &+ odd2,
            even3 &+ odd3,
            even3 &- odd3,
            even2 &- odd2,
            even1 &- odd1,
            even0 &- odd0
        )
    }
}
