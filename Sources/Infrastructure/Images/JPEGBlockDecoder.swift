/// Decodes the coefficients of blocks of a scan (ITU-T T.81, F.2.2 and G.1.2).
struct JPEGBlockDecoder {
    /// The places of coefficients in a block, rows first, in the order of the file (Figure A.6).
    static let zigzag: [Int] = [
        0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5,
        12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
        35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51,
        58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
    ]

    private let scan: JPEGScan
    private let zigzag = Self.zigzag

    /// The last DC coefficient of each component.
    private var predictions: [Int32]

    /// How many more blocks have nothing new in the scan's band (G.1.2.2, EOBRUN).
    private var emptyBlocks: Int32 = 0

    init(_ scan: JPEGScan) {
        self.scan = scan
        predictions = scan.components.map { _ in 0 }
    }

    /// Forgets what previous blocks were, as at a restart marker (F.2.1.3.1, G.1.2.2).
    mutating func restart() {
        for index in predictions.indices { predictions[index] = 0 }
        emptyBlocks = 0
    }

    /// `component` is its position in the scan.
    mutating func decode(
        _ block: Int,
        of component: Int,
        from reader: inout JPEGBitReader,
        into coefficients: inout [Int16]
    ) {
        let start = block * 64
        switch scan.content {
        case .sequential:
            guard let table = scan.components[component].acTable else { return }
            let dc = nextDC(of: component, from: &reader)
            coefficients[start] = Int16(truncatingIfNeeded: dc)
            decodeAC(start, table, &reader, &coefficients)
        case .firstDC:
            let dc = nextDC(of: component, from: &reader)
            coefficients[start] = Int16(truncatingIfNeeded: dc &<< scan.shift)
        case .refinedDC:
            coefficients[start] |= Int16(truncatingIfNeeded: reader.read(1) &<< scan.shift)
        case .firstAC:
            guard let table = scan.components[component].acTable else { return }
            decodeBand(start, table, &reader, &coefficients)
        case .refinedAC:
            guard let table = scan.components[component].acTable else { return }
            refineBand(start, table, &reader, &coefficients)
        }
    }

    /// The difference from the previous one is coded (F.2.2.1).
    private mutating func nextDC(of component: Int, from reader: inout JPEGBitReader) -> Int32 {
        guard let table = scan.components[component].dcTable else { return 0 }
        // More than 16 bits do not exist.
        let size = min(reader.symbol(table), 16)
        predictions[component] &+= reader.readSigned(size)
        return predictions[component]
    }

    /// All AC coefficients of a block: zeros to skip, and the size of the value (F.2.2.2).
    private func decodeAC(
        _ start: Int,
        _ table: HuffmanCode,
        _ reader: inout JPEGBitReader,
        _ coefficients: inout [Int16]
    ) {
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
    private mutating func decodeBand(
        _ start: Int,
        _ table: HuffmanCode,
        _ reader: inout JPEGBitReader,
        _ coefficients: inout [Int16]
    ) {
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
                emptyBlocks = Self.emptyBlocks(zeros, &reader) - 1
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

    private static func emptyBlocks(_ size: Int, _ reader: inout JPEGBitReader) -> Int32 {
        1 &<< Int32(truncatingIfNeeded: size) + reader.read(size)
    }

    /// One more bit of a band (G.1.2.3): of what is not zero yet, and of new ones among zeros.
    private mutating func refineBand(
        _ start: Int,
        _ table: HuffmanCode,
        _ reader: inout JPEGBitReader,
        _ coefficients: inout [Int16]
    ) {
        let bit = Int16(truncatingIfNeeded: Int32(1) &<< scan.shift)
        var index = scan.first
        while emptyBlocks == 0, index <= scan.last {
            let symbol = reader.symbol(table)
            let (zeros, size) = (symbol >> 4, symbol & 15)
            if size == 0, zeros < 15 {
                emptyBlocks = Self.emptyBlocks(zeros, &reader)
                break
            }
            // The sign comes before the bits of the coefficients that are passed.
            let value = size == 0 ? 0 : reader.read(1) == 1 ? bit : -bit
            index = refine(from: index, zeros: zeros, bit, start, &reader, &coefficients)
            guard index <= scan.last else { return }
            coefficients[start + zigzag[index]] = value
            index += 1
        }
        guard emptyBlocks > 0 else { return }
        _ = refine(from: index, zeros: 64, bit, start, &reader, &coefficients)
        emptyBlocks -= 1
    }

    /// Refines what is not zero, passes some zeros, and returns the index of the zero after them.
    private func refine(
        from first: Int,
        zeros: Int,
        _ bit: Int16,
        _ start: Int,
        _ reader: inout JPEGBitReader,
        _ coefficients: inout [Int16]
    ) -> Int {
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
