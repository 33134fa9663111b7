/// Decodes JPEG files (ITU-T T.81): sequential and progressive ones with Huffman codes, 8 bits, and
/// one or three components.
struct JPEGDecoder {
    /// Encoders make about ten; a scan of a few bytes can cover all of an image.
    private static let scanLimit = 64

    private let file: [UInt8]
    private let pixelLimit: Int
    private var position = 2
    private var quantizationTables = [[UInt16]?](repeating: nil, count: 4)
    private var dcTables = [HuffmanCode?](repeating: nil, count: 4)
    private var acTables = [HuffmanCode?](repeating: nil, count: 4)
    private var restartInterval = 0
    private var frame: JPEGFrame?
    private var scanCount = 0

    /// Whether the file is complete.
    private var hasEnd = false

    /// 64 for each block of the frame, before they are multiplied by the quantization table.
    private var coefficients: [Int16] = []

    /// The colors by Adobe's segment.
    private var adobeTransform: UInt8?

    /// The image of a file; `nil` for other formats, and for corrupt and truncated files.
    static func image(of file: [UInt8], pixelLimit: Int) -> PixelImage? {
        guard ImageBytes(file).has([0xFF, 0xD8], at: 0) else { return nil }
        var decoder = JPEGDecoder(file: file, pixelLimit: pixelLimit)
        while decoder.decodeSegment() {}
        return decoder.hasEnd ? decoder.image() : nil
    }

    /// Decodes the next segment; `false` if there is none, or it is corrupt.
    private mutating func decodeSegment() -> Bool {
        guard let start = JPEGMarker.position(in: file, from: position) else { return false }
        let marker = file[start + 1]
        position = start + 2
        switch marker {
        case 0x01, 0xD0...0xD8: return true
        case 0xD9:
            hasEnd = true
            return false
        default: break
        }
        guard let length = ImageBytes(file).bigEndian(2, at: position), length >= 2,
            position + length <= file.count
        else { return false }
        let segment = Array(file[position + 2..<position + length])
        position += length
        return decode(segment, marker)
    }

    /// Table B.1 lists the markers.
    private mutating func decode(_ segment: [UInt8], _ marker: UInt8) -> Bool {
        switch marker {
        case 0xC0, 0xC1: return startFrame(segment, isProgressive: false)
        case 0xC2: return startFrame(segment, isProgressive: true)
        // Without losses, hierarchical or with arithmetic coding.
        case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return false
        case 0xC4: return readHuffmanTables(segment)
        case 0xDA: return decodeScan(segment)
        case 0xDB: return readQuantizationTables(segment)
        case 0xDD: restartInterval = ImageBytes(segment).bigEndian(2, at: 0) ?? 0
        case 0xEE where segment.starts(with: Array("Adobe".utf8)) && segment.count >= 12:
            // The segment `APP14` (ITU-T T.872, 6.5.3) ends with the kind of the colors.
            adobeTransform = segment[11]
        default: break
        }
        return true
    }

    private mutating func startFrame(_ segment: [UInt8], isProgressive: Bool) -> Bool {
        guard frame == nil,
            let new = JPEGFrame(segment, isProgressive: isProgressive, pixelLimit: pixelLimit)
        else { return false }
        frame = new
        coefficients = [Int16](repeating: 0, count: new.blockCount * 64)
        return true
    }

    private mutating func decodeScan(_ segment: [UInt8]) -> Bool {
        guard scanCount < Self.scanLimit, var frame,
            let scan = JPEGScan(segment, of: frame, dcTables: dcTables, acTables: acTables)
        else { return false }
        for component in scan.components {
            for index in frame.components.indices
            where frame.components[index].id == component.frame.id {
                let table = quantizationTables[component.frame.quantizationTable & 3]
                frame.components[index].quantization = component.frame.quantization ?? table
            }
        }
        self.frame = frame
        scanCount += 1
        var decoder = JPEGScanDecoder(
            scan,
            of: frame,
            restartInterval: restartInterval,
            reader: JPEGBitReader(file, at: position)
        )
        position = decoder.decode(into: &coefficients)
        return true
    }

    /// Tables for dequantization (B.2.4.1), of bytes or pairs of them.
    private mutating func readQuantizationTables(_ segment: [UInt8]) -> Bool {
        let bytes = ImageBytes(segment)
        var position = 0
        while let selector = bytes[position] {
            let size = selector >> 4 == 0 ? 1 : 2
            guard selector & 15 < 4, position + 1 + 64 * size <= segment.count else { return false }
            var table = [UInt16](repeating: 0, count: 64)
            for (index, place) in JPEGScanDecoder.zigzag.enumerated() {
                let value = bytes.bigEndian(size, at: position + 1 + index * size) ?? 0
                table[place] = UInt16(truncatingIfNeeded: value)
            }
            quantizationTables[Int(selector & 15)] = table
            position += 1 + 64 * size
        }
        return true
    }

    /// Numbers of codes, and their symbols (B.2.4.2).
    private mutating func readHuffmanTables(_ segment: [UInt8]) -> Bool {
        var rest = segment[...]
        while let selector = rest.popFirst() {
            let counts = rest.prefix(16).map(Int.init)
            let symbols = rest.dropFirst(16).prefix(counts.reduce(0, +))
            guard selector >> 4 < 2, selector & 15 < 4,
                let table = HuffmanCode(counts: counts, symbols: symbols.map(Int.init))
            else { return false }
            if selector >> 4 == 0 {
                dcTables[Int(selector)] = table
            } else {
                acTables[Int(selector & 15)] = table
            }
            rest = rest.dropFirst(16 + symbols.count)
        }
        return true
    }

    private func image() -> PixelImage? {
        guard scanCount > 0, let frame else { return nil }
        // Some files without Adobe's segment say it by the names of the components.
        let hasNames = frame.components.map(\.id) == "RGB".utf8.map(Int.init)
        let isRGB = adobeTransform.map { $0 == 0 } ?? hasNames
        return JPEGColorConverter(frame: frame, coefficients: coefficients, isRGB: isRGB).image()
    }
}
