/// Decodes the coefficients of one scan of a JPEG file (ITU-T T.81, A.2, E.2.4).
struct JPEGScanDecoder {
    private let scan: JPEGScan
    private let frame: JPEGFrame

    /// In units; 0 if there are no restarts.
    private let restartInterval: Int
    private var blocks: JPEGBlockDecoder

    init(_ scan: JPEGScan, of frame: JPEGFrame, restartInterval: Int, reader: JPEGBitReader) {
        self.scan = scan
        self.frame = frame
        self.restartInterval = restartInterval
        blocks = JPEGBlockDecoder(scan, from: reader)
    }

    /// Stores the coefficients, and returns the position after the scan.
    ///
    /// In corrupt data, each interval is decoded up to its first error.
    mutating func decode(into coefficients: inout [Int16]) -> Int {
        // Moves them there and back, without a copy.
        swap(&coefficients, &blocks.coefficients)
        defer { swap(&coefficients, &blocks.coefficients) }
        let grid = self.grid
        let count = grid.columns * grid.rows
        var unit = 0
        repeat {
            let end = restartInterval > 0 ? min(unit + restartInterval, count) : count
            while unit < end, !blocks.reader.isExhausted {
                decode(unit, columns: grid.columns)
                unit += 1
            }
            unit = end
        } while unit < count && blocks.restart()
        return blocks.reader.position
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
            blocks.decode(block, of: 0)
            return
        }
        for index in scan.components.indices {
            let component = scan.components[index].frame
            var block =
                component.firstBlock + row * component.vertical * component.blockColumns
                + column * component.horizontal
            for _ in 0..<component.vertical {
                for offset in 0..<component.horizontal {
                    blocks.decode(block + offset, of: index)
                }
                block += component.blockColumns
            }
        }
    }
}
