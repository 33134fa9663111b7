/// Decodes the coefficients of one scan of a JPEG file (ITU-T T.81, A.2, E.2.4, F.2.2 and G.1.2).
struct JPEGScanDecoder {
    /// The places of coefficients in a block, rows first, in the order of the file (Figure A.6).
    static let zigzag: [Int] = [
        0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5,
        12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
        35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
        58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
    ]

    private let scan: JPEGScan
    private let frame: JPEGFrame
    private let zigzag = Self.zigzag

    /// In units; 0 if there are no restarts.
    private let restartInterval: Int
    private var reader: JPEGBitReader

    /// 64 for each block of the frame.
    private var coefficients: [Int16] = []

    /// The last DC coefficient of each component.
    private var predictions: [Int32]

    /// The number of further blocks that have nothing new in the scan's band (G.1.2.2, EOBRUN).
    private var emptyBlocks: Int32 = 0

    init(_ scan: JPEGScan, of frame: JPEGFrame, restartInterval: Int, reader: JPEGBitReader) {
        self.scan = scan
        self.frame = frame
        self.restartInterval = restartInterval
        self.reader = reader
        predictions = scan.components.map { _ in 0 }
    }

    /// Stores the coefficients, and returns the position after the scan.
    ///
    /// In corrupt data, each interval is decoded up to its first error.
    mutating func decode(into coefficients: inout [Int16]) -> Int {
        // Moves them here and back, without a copy.
        swap(&coefficients, &self.coefficients)
        defer { swap(&coefficients, &self.coefficients) }
        let grid = self.grid
        let count = grid.columns * grid.rows
        var unit = 0
        repeat {
            let end = restartInterval > 0 ? min(unit + restartInterval, count) : count
            while unit < end, !reader.isExhausted {
                decode(unit, columns: grid.columns)
                unit += 1
            }
            unit = end
            // Forgets what previous blocks were (F.2.1.3.1, G.1.2.2).
            for index in predictions.indices { predictions[index] = 0 }
            emptyBlocks = 0
        } while unit < count && reader.restart()
        return reader.position
    }

    /// A scan of one component has no blocks that only fill up units (A.2.2).
    private var grid: (columns: Int, rows: Int) {
        guard scan.components.count == 1 else { return (frame.unitColumns, frame.unitRows) }
        let component = scan.components[0].frame
        return (JPEGFrame.divide(component.width, 8), JPEGFrame.divide(component.height, 8))
    }

    private mutating func decode(_ unit: Int, columns: Int) {
        let (row, column) = unit.quotientAndRemainder(dividingBy: columns)
        guard scan.components.count > 1 else {
            let component = scan.components[0].frame
            let block = component.firstBlock + row * component.blockColumns + column
            decode(block, of: 0)
            return
        }
        for index in scan.components.indices {
            let component = scan.components[index].frame
            var block =
                component.firstBlock + row * component.vertical * component.blockColumns
                + column * component.horizontal
            for _ in 0..<component.vertical {
                for offset in 0..<component.horizontal {
                    decode(block + offset, of: index)
                }
                block += component.blockColumns
            }
        }
    }

    /// `component` is its position in the scan.
    private mutating func decode(_ block: Int, of component: Int) {
        let start = block * 64
        switch scan.content {
        case .sequential:
            guard let table = scan.components[component].acTable else { return }
            coefficients[start] = Int16(truncatingIfNeeded: nextDC(of: component))
            decodeAC(start, table)
        case .firstDC:
            coefficients[start] = Int16(truncatingIfNeeded: nextDC(of: component) &<< scan.shift)
        case .refinedDC:
            coefficients[start] |= Int16(truncatingIfNeeded: reader.read(1) &<< scan.shift)
        case .firstAC:
            guard let table = scan.components[component].acTable else { return }
            decodeBand(start, table)
        case .refinedAC:
            guard let table = scan.components[component].acTable else { return }
            refineBand(start, table)
        }
    }

    /// The difference from the previous one is coded (F.2.2.1).
    private mutating func nextDC(of component: Int) -> Int32 {
        guard let table = scan.components[component].dcTable else { return 0 }
        // More than 16 bits do not exist.
        let size = min(reader.symbol(table), 16)
        predictions[component] &+= reader.readSigned(size)
        return predictions[component]
    }

    /// All AC coefficients of a block: zeros to skip, and the size of the value (F.2.2.2).
    private mutating func decodeAC(_ start: Int, _ table: HuffmanCode) {
        var index = 1
        while index < 64 {
            let symbol = reader.symbol(table)
            let size = symbol & 15
            index += symbol >> 4
            if size == 0 {
                guard symbol == 0xF0 else { return }
            } else {
                let value = reader.readSigned(size)
                guard index < 64 else { return }
                coefficients[start + zigzag[index]] = Int16(truncatingIfNeeded: value)
            }
            index += 1
        }
    }

    /// The first bits of a band (G.1.2.2).
    private mutating func decodeBand(_ start: Int, _ table: HuffmanCode) {
        guard emptyBlocks == 0 else {
            emptyBlocks -= 1
            return
        }
        var index = scan.first
        while index <= scan.last {
            let symbol = reader.symbol(table)
            let (zeros, size) = (symbol >> 4, symbol & 15)
            if size == 0, zeros < 15 {
                // This block is one of them.
                emptyBlocks = readEmptyBlocks(zeros) - 1
                return
            }
            index += zeros
            let value = reader.readSigned(size)
            guard index <= scan.last else { return }
            if size > 0 {
                let place = start + zigzag[index]
                coefficients[place] = Int16(truncatingIfNeeded: value &<< scan.shift)
            }
            index += 1
        }
    }

    private mutating func readEmptyBlocks(_ size: Int) -> Int32 {
        1 &<< Int32(truncatingIfNeeded: size) + reader.read(size)
    }

    /// One more bit of a band (G.1.2.3): of what is not zero yet, and of new ones among zeros.
    private mutating func refineBand(_ start: Int, _ table: HuffmanCode) {
        let bit = Int16(truncatingIfNeeded: Int32(1) &<< scan.shift)
        var index = scan.first
        while emptyBlocks == 0, index <= scan.last {
            let symbol = reader.symbol(table)
            let (zeros, size) = (symbol >> 4, symbol & 15)
            if size == 0, zeros < 15 {
                emptyBlocks = readEmptyBlocks(zeros)
                break
            }
            // The sign comes before the bits of the coefficients that are passed.
            let value = size == 0 ? 0 : reader.read(1) == 1 ? bit : -bit
            index = refine(start, from: index, zeros: zeros, bit)
            guard index <= scan.last else { return }
            coefficients[start + zigzag[index]] = value
            index += 1
        }
        guard emptyBlocks > 0 else { return }
        _ = refine(start, from: index, zeros: 64, bit)
        emptyBlocks -= 1
    }

    /// Refines what is not zero, passes some zeros, and returns the index of the zero after them.
    private mutating func refine(_ start: Int, from first: Int, zeros: Int, _ bit: Int16) -> Int {
        var zeros = zeros
        var index = first
        while index <= scan.last {
            let value = coefficients[start + zigzag[index]]
            if value == 0 {
                guard zeros > 0 else { return index }
                zeros -= 1
            } else if reader.read(1) == 1, value.magnitude & bit.magnitude == 0 {
                coefficients[start + zigzag[index]] = value > 0 ? value &+ bit : value &- bit
            }
            index += 1
        }
        return index
    }
}
