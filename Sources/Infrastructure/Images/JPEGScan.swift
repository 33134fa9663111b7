/// A scan header of a JPEG file (ITU-T T.81, B.2.3), with the tables that it selects.
struct JPEGScan {
    struct Component {
        let frame: JPEGFrame.Component

        /// `nil` if the scan can do without.
        let dcTable: HuffmanCode?
        let acTable: HuffmanCode?
    }

    /// The part of each block that the scan has (G.1.2).
    enum Content {
        /// All coefficients.
        case sequential
        case firstDC
        case refinedDC
        case firstAC
        case refinedAC
    }

    private static let highestShift = 13

    let content: Content
    let components: [Component]

    /// The first and the last coefficient of a progressive scan, in zigzag order.
    let first: Int
    let last: Int

    /// The position of the lowest bit that is known after a progressive scan.
    let shift: Int32

    /// Reads the segment after the marker's number and the length.
    ///
    /// Fails if it does not match the frame, or if a table is missing.
    init?(
        _ segment: [UInt8],
        of frame: JPEGFrame,
        dcTables: [HuffmanCode?],
        acTables: [HuffmanCode?]
    ) {
        guard let count = segment.first.map(Int.init),
            (1...frame.components.count).contains(count), segment.count >= 4 + 2 * count
        else { return nil }
        let parameters = segment[(1 + 2 * count)...].prefix(3).map(Int.init)
        guard let content = Self.content(parameters, isProgressive: frame.isProgressive) else {
            return nil
        }
        self.content = content
        components = (0..<count).compactMap { entry in
            let tables = segment[2 + 2 * entry]
            guard tables >> 4 < 4, tables & 15 < 4,
                let component = frame.components.first(where: { $0.id == segment[1 + 2 * entry] })
            else { return nil }
            return Component(
                frame: component,
                dcTable: dcTables[Int(tables >> 4)],
                acTable: acTables[Int(tables & 15)]
            )
        }
        first = parameters[0]
        last = parameters[1]
        shift = Int32(parameters[2] & 15)
        guard components.count == count, hasTables,
            count == 1 || content != .firstAC && content != .refinedAC
        else { return nil }
    }

    private static func content(_ parameters: [Int], isProgressive: Bool) -> Content? {
        guard isProgressive else { return .sequential }
        let (first, last) = (parameters[0], parameters[1])
        guard first <= last, last < 64, parameters[2] & 15 <= highestShift else { return nil }
        let isFirst = parameters[2] >> 4 == 0
        if first > 0 { return isFirst ? .firstAC : .refinedAC }
        guard last == 0 else { return nil }
        return isFirst ? .firstDC : .refinedDC
    }

    private var hasTables: Bool {
        components.allSatisfy {
            switch content {
            case .sequential: $0.dcTable != nil && $0.acTable != nil
            case .firstDC: $0.dcTable != nil
            case .refinedDC: true
            case .firstAC, .refinedAC: $0.acTable != nil
            }
        }
    }
}
