/// A frame header of a JPEG file (ITU-T T.81, B.2.2 and A.2).
struct JPEGFrame {
    struct Component {
        let id: Int

        /// Sampling factors, 1 to 4.
        let horizontal: Int
        let vertical: Int
        let quantizationTable: Int

        /// In samples.
        let width: Int
        let height: Int

        /// The blocks of the component, of which those past its size only fill up the last units.
        let blockColumns: Int
        let blockRows: Int

        /// The number of blocks of all components before it.
        let firstBlock: Int

        /// The table that was in use when the component's first scan began.
        var quantization: [UInt16]?
    }

    let isProgressive: Bool

    /// In pixels, above zero.
    let width: Int
    let height: Int

    /// The highest sampling factors of all components.
    let horizontal: Int
    let vertical: Int

    /// The number of units (MCU) of an interleaved scan.
    let unitColumns: Int
    let unitRows: Int
    var components: [Component] = []
    private(set) var blockCount = 0

    /// Reads the segment after the marker's number and the length.
    ///
    /// Fails for anything but one or three components of 8 bits.
    init?(_ segment: [UInt8], isProgressive: Bool, pixelLimit: Int) {
        let bytes = ImageBytes(segment)
        guard bytes[0] == 8,
            let height = bytes.bigEndian(2, at: 1), height > 0,
            let width = bytes.bigEndian(2, at: 3), width > 0, width * height <= pixelLimit,
            let count = bytes[5], count == 1 || count == 3,
            segment.count >= 6 + 3 * Int(count)
        else { return nil }
        let entries = (0..<Int(count)).map { Array(segment[(6 + 3 * $0)..<(9 + 3 * $0)]) }
        let factors = entries.map { (Int($0[1] >> 4), Int($0[1] & 15)) }
        guard factors.allSatisfy({ (1...4).contains($0.0) && (1...4).contains($0.1) }) else {
            return nil
        }
        self.isProgressive = isProgressive
        self.width = width
        self.height = height
        horizontal = factors.map(\.0).max() ?? 1
        vertical = factors.map(\.1).max() ?? 1
        unitColumns = Self.divide(width, 8 * horizontal)
        unitRows = Self.divide(height, 8 * vertical)
        for (entry, factors) in zip(entries, factors) {
            let component = Component(
                id: Int(entry[0]),
                horizontal: factors.0,
                vertical: factors.1,
                quantizationTable: Int(entry[2]),
                width: Self.divide(width * factors.0, horizontal),
                height: Self.divide(height * factors.1, vertical),
                blockColumns: unitColumns * factors.0,
                blockRows: unitRows * factors.1,
                firstBlock: blockCount
            )
            components.append(component)
            blockCount += component.blockColumns * component.blockRows
        }
    }

    /// Divides and rounds up.
    static func divide(_ value: Int, _ divisor: Int) -> Int { (value + divisor - 1) / divisor }
}
