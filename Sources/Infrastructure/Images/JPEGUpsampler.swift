/// Brings the rows of a component to the size of the image.
///
/// A sample is the value at the center of its rectangle (ITU-T T.871, 6.1); between, it is blended.
struct JPEGUpsampler {
    /// Two neighbors, and the weight of the second one, in 256ths.
    private struct Position {
        let first: Int
        let second: Int
        let weight: Int32

        /// `samples` for `pixels` are the sampling factor of the component, and the highest one.
        init(_ pixel: Int, _ samples: Int, for pixels: Int, limit: Int) {
            let doubled = max(0, (2 * pixel + 1) * samples - pixels)
            let (whole, rest) = doubled.quotientAndRemainder(dividingBy: 2 * pixels)
            first = min(whole, limit - 1)
            second = min(whole + 1, limit - 1)
            weight = Int32(truncatingIfNeeded: rest * 256 / (2 * pixels))
        }
    }

    private let samples: [UInt8]
    private let stride: Int

    /// For each column and each row of the image.
    private let columns: [Position]
    private let rows: [Position]

    /// Samples between two rows, times 256.
    private var blend: [Int32]

    /// The row that was made last, as wide as the image.
    private(set) var row: [UInt8]

    init(_ component: JPEGFrame.Component, samples: [UInt8], of frame: JPEGFrame) {
        self.samples = samples
        stride = component.blockColumns * 8
        columns = (0..<frame.width).map {
            Position($0, component.horizontal, for: frame.horizontal, limit: component.width)
        }
        rows = (0..<frame.height).map {
            Position($0, component.vertical, for: frame.vertical, limit: component.height)
        }
        blend = [Int32](repeating: 0, count: component.width)
        row = [UInt8](repeating: 0, count: frame.width)
    }

    mutating func makeRow(_ number: Int) {
        let position = rows[number]
        let (first, second) = (position.first * stride, position.second * stride)
        let (weight, rest) = (position.weight, 256 - position.weight)
        for column in blend.indices {
            blend[column] =
                Int32(samples[first + column]) &* rest &+ Int32(samples[second + column]) &* weight
        }
        for (column, position) in zip(columns.indices, columns) {
            let sum =
                blend[position.first] &* (256 - position.weight)
                &+ blend[position.second] &* position.weight
            row[column] = UInt8(truncatingIfNeeded: (sum &+ 1 << 15) &>> 16)
        }
    }
}
