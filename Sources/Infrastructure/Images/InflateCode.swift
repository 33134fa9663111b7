/// A Huffman code of DEFLATE data (RFC 1951, 3.2.2).
struct InflateCode {
    /// Codes of up to this length are found with one table lookup.
    private static let shortLength = 9
    private static let maximumLength = 15

    /// The codes that need no description (RFC 1951, 3.2.6).
    static let fixedLiterals = InflateCode(
        valid: [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap {
            [UInt8](repeating: $0.1, count: $0.0)
        }
    )
    static let fixedDistances = InflateCode(valid: [UInt8](repeating: 5, count: 30))

    /// For all that can follow, the length of the code there times 512, plus its symbol; 0 if the
    /// code is longer, or does not exist.
    private let short: [UInt16]

    /// The number of codes of each length.
    private let counts: [Int]

    /// Ordered by their codes.
    private let symbols: [UInt16]

    /// Makes the code of the lengths for each symbol, of which 0 means that it does not occur.
    ///
    /// Fails if there are more codes of a length than fit. Fewer are no error: a block without
    /// references has no distances.
    init?(lengths: [UInt8]) {
        var free = 1
        for length in 1...UInt8(Self.maximumLength) {
            free = 2 * free - lengths.count { $0 == length }
            guard free >= 0 else { return nil }
        }
        self.init(valid: lengths)
    }

    private init(valid lengths: [UInt8]) {
        var short = [UInt16](repeating: 0, count: 1 << Self.shortLength)
        var counts = [0]
        var symbols: [UInt16] = []
        var code = 0
        for length in 1...Self.maximumLength {
            let before = symbols.count
            for symbol in lengths.indices where lengths[symbol] == UInt8(length) {
                symbols.append(UInt16(symbol))
                Self.enter(symbol, code, length, in: &short)
                code += 1
            }
            counts.append(symbols.count - before)
            code <<= 1
        }
        self.short = short
        self.counts = counts
        self.symbols = symbols
    }

    /// Codes are stored from their first bit on, and the first bit in a byte is the lowest.
    private static func enter(_ symbol: Int, _ code: Int, _ length: Int, in short: inout [UInt16]) {
        guard length <= shortLength else { return }
        var reversed = 0
        for bit in 0..<length { reversed |= (code >> bit & 1) << (length - 1 - bit) }
        for rest in 0..<1 << (shortLength - length) {
            short[rest << length | reversed] = UInt16(length << 9 | symbol)
        }
    }

    /// The code at the start of bits, the first of which is the lowest; `nil` if there is none.
    @inline(__always)
    func code(startingWith bits: UInt64) -> (length: Int, symbol: Int)? {
        let mask = UInt64(1 << Self.shortLength - 1)
        let entry = Int(short[Int(truncatingIfNeeded: bits & mask)])
        return entry > 0 ? (entry >> 9, entry & 511) : longCode(startingWith: bits)
    }

    /// Codes of a length are consecutive numbers, after twice the last one of the length before.
    private func longCode(startingWith bits: UInt64) -> (length: Int, symbol: Int)? {
        var (code, first, position) = (0, 0, 0)
        for length in 1...Self.maximumLength {
            code = code << 1 | Int(bits >> UInt64(length - 1) & 1)
            first <<= 1
            if code - first < counts[length] {
                return (length, Int(symbols[position + code - first]))
            }
            first += counts[length]
            position += counts[length]
        }
        return nil
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
    mutating func symbol(_ code: InflateCode) -> Int? {
        if count < 16 { fetch() }
        guard let (length, symbol) = code.code(startingWith: bits), !isExhausted else { return nil }
        skip(length)
        return symbol
    }

    /// Reads at most 16 bits, of which the first is the lowest.
    @inline(__always)
    mutating func read(_ length: Int) -> Int {
        if count < length { fetch() }
        let value = bits & (1 &<< UInt64(truncatingIfNeeded: length) &- 1)
        skip(length)
        return Int(truncatingIfNeeded: value)
    }

    mutating func skipToByte() {
        skip(count % 8)
    }

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
