/// Decompresses data in the formats zlib (RFC 1950) and DEFLATE (RFC 1951).
struct Inflate {
    /// For each symbol from 257 on, its lowest length, and the bits that are added to it (3.2.5).
    private static let lengths: [(base: Int, bits: Int)] = [
        (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0),
        (11, 1), (13, 1), (15, 1), (17, 1), (19, 2), (23, 2), (27, 2), (31, 2),
        (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4),
        (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
    ]

    /// The order in which the lengths of codes of lengths are stored (3.2.7).
    private static let lengthCodeOrder = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    /// The codes that need no description (RFC 1951, 3.2.6).
    private static let fixedLiterals = HuffmanCode(
        lengths: [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap {
            [UInt8](repeating: $0.1, count: $0.0)
        }
    )
    private static let fixedDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))

    private var reader: InflateBitReader
    private var output: [UInt8]
    private var count = 0

    /// The first `size` bytes of what zlib data contains; `nil` if they are corrupt or fewer.
    ///
    /// No more memory is used, however much the data expands to. Checksums are not checked.
    static func bytes(ofZlib data: [UInt8], size: Int) -> [UInt8]? {
        // The method, no preset dictionary, and a checksum of both bytes (RFC 1950, 2.2).
        guard data.count >= 2, data[0] & 15 == 8, data[1] & 0x20 == 0,
            (Int(data[0]) << 8 | Int(data[1])) % 31 == 0
        else { return nil }
        var inflate = Inflate(
            reader: InflateBitReader(data, at: 2),
            output: [UInt8](repeating: 0, count: size)
        )
        return inflate.decodeBlocks() ? inflate.output : nil
    }

    /// Decodes blocks (3.2.3) until the output is full; `false` if it can't be filled.
    private mutating func decodeBlocks() -> Bool {
        var isLast = false
        while count < output.count, !isLast, !reader.isExhausted {
            isLast = reader.read(1) == 1
            let isValid =
                switch reader.read(2) {
                case 0: copyStored()
                case 1: decodeFixed()
                case 2: decodeDynamic()
                default: false
                }
            guard isValid else { return false }
        }
        return count == output.count
    }

    /// A block that is not compressed (3.2.4).
    private mutating func copyStored() -> Bool {
        reader.skipToByte()
        let length = reader.read(16)
        guard reader.read(16) == ~length & 0xFFFF else { return false }
        for _ in 0..<min(length, output.count - count) {
            output[count] = UInt8(truncatingIfNeeded: reader.read(8))
            count += 1
        }
        return !reader.isExhausted
    }

    private mutating func decodeFixed() -> Bool {
        guard let literals = Self.fixedLiterals, let distances = Self.fixedDistances else {
            return false
        }
        return decodeCodes(literals, distances)
    }

    /// A block that begins with its codes (3.2.7).
    private mutating func decodeDynamic() -> Bool {
        let literalCount = reader.read(5) + 257
        let distanceCount = reader.read(5) + 1
        let lengthCount = reader.read(4) + 4
        var lengths = [UInt8](repeating: 0, count: 19)
        for place in Self.lengthCodeOrder.prefix(lengthCount) {
            lengths[place] = UInt8(truncatingIfNeeded: reader.read(3))
        }
        guard let code = HuffmanCode(lengths: lengths),
            let all = decodeLengths(code, count: literalCount + distanceCount),
            let literals = HuffmanCode(lengths: Array(all[..<literalCount])),
            let distances = HuffmanCode(lengths: Array(all[literalCount...]))
        else { return false }
        return decodeCodes(literals, distances)
    }

    /// The lengths of codes: as they are, as a repetition of the previous one, or as zeros.
    private mutating func decodeLengths(_ code: HuffmanCode, count: Int) -> [UInt8]? {
        var lengths: [UInt8] = []
        while lengths.count < count {
            guard let symbol = reader.symbol(code) else { return nil }
            switch symbol {
            case ..<16: lengths.append(UInt8(truncatingIfNeeded: symbol))
            case 16:
                guard let previous = lengths.last else { return nil }
                lengths += [UInt8](repeating: previous, count: 3 + reader.read(2))
            case 17:
                lengths += [UInt8](repeating: 0, count: 3 + reader.read(3))
            default:
                lengths += [UInt8](repeating: 0, count: 11 + reader.read(7))
            }
        }
        return lengths.count == count ? lengths : nil
    }

    /// The literals and references of a block (3.2.5), up to its end or that of the output.
    private mutating func decodeCodes(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Bool {
        while count < output.count {
            guard let symbol = reader.symbol(literals) else { return false }
            if symbol < 256 {
                output[count] = UInt8(truncatingIfNeeded: symbol)
                count += 1
            } else if symbol == 256 {
                return true
            } else {
                guard symbol - 257 < Self.lengths.count else { return false }
                let (base, bits) = Self.lengths[symbol - 257]
                let length = base + reader.read(bits)
                guard let distance = readDistance(distances), distance <= count else {
                    return false
                }
                // What is copied can be a part of the copy.
                for _ in 0..<min(length, output.count - count) {
                    output[count] = output[count - distance]
                    count += 1
                }
            }
        }
        return true
    }

    /// After the first four codes, every two of them have one more bit.
    private mutating func readDistance(_ code: HuffmanCode) -> Int? {
        guard let symbol = reader.symbol(code), symbol < 30 else { return nil }
        guard symbol >= 4 else { return symbol + 1 }
        let bits = symbol / 2 - 1
        return (2 + symbol % 2) << bits + 1 + reader.read(bits)
    }
}

/// Reads the bits of DEFLATE data, from the lowest of each byte on (RFC 1951, 3.1.1).
///
/// Past the end it reads zeros, and says so.
struct InflateBitReader {
    private let bytes: [UInt8]
    private var position: Int
    private var bits: UInt64 = 0
    private var count = 0

    /// How many of the fetched bits are not from the data.
    private var padding = 0

    init(_ bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// Whether more was read than there is.
    var isExhausted: Bool { count < padding }

    /// Decodes a symbol; `nil` at the end, and if the code does not have it.
    @inline(__always)
    mutating func symbol(_ code: HuffmanCode) -> Int? {
        if count < 16 { fetch() }
        guard let found = code.code(Int(truncatingIfNeeded: bits)), !isExhausted else { return nil }
        skip(found.length)
        return found.symbol
    }

    /// Reads at most 16 bits, of which the first is the lowest.
    @inline(__always)
    mutating func read(_ length: Int) -> Int {
        if count < length { fetch() }
        let value = bits & (1 &<< UInt64(truncatingIfNeeded: length) &- 1)
        skip(length)
        return Int(truncatingIfNeeded: value)
    }

    mutating func skipToByte() { skip(count % 8) }

    @inline(__always)
    private mutating func skip(_ length: Int) {
        bits &>>= UInt64(truncatingIfNeeded: length)
        count -= length
    }

    private mutating func fetch() {
        while count <= 56 {
            if position < bytes.count {
                bits |= UInt64(bytes[position]) &<< UInt64(truncatingIfNeeded: count)
                position += 1
            } else {
                padding += 8
            }
            count += 8
        }
    }
}
