/// A Huffman code of a JPEG file (ITU-T T.81, annex C) or of DEFLATE data (RFC 1951, 3.2.2).
///
/// The codes of a length are consecutive numbers, after twice the last one of the length before.
struct HuffmanCode {
    private static let maximumLength = 16

    /// For each length, the first 16 bits that no code of up to this length starts with.
    private let limits: [Int]

    /// For each length, what must be added to a code for the position of its symbol.
    private let offsets: [Int]
    private let symbols: [Int]

    /// Whether the first of the bits to look up is the lowest.
    private let isReversed: Bool

    /// Takes the number of codes of each length from 1 to 16, and their symbols in the order of
    /// the codes; fails if there are more codes of a length than fit.
    ///
    /// Fewer are no error: a block of DEFLATE data without references has no distances.
    init?(counts: [Int], symbols: [Int], isReversed: Bool = false) {
        var (limits, offsets) = ([0], [0])
        var (code, position) = (0, 0)
        for (length, count) in zip(1..., counts) {
            guard code + count <= 1 << length, position + count <= symbols.count else { return nil }
            offsets.append(position - code)
            (code, position) = (code + count, position + count)
            limits.append(code << (Self.maximumLength - length))
            code <<= 1
        }
        guard limits.count == Self.maximumLength + 1 else { return nil }
        self.limits = limits
        self.offsets = offsets
        self.symbols = symbols
        self.isReversed = isReversed
    }

    /// Makes the code of DEFLATE data from each symbol's length; 0 is a symbol that does not occur.
    init?(lengths: [UInt8]) {
        var counts = [Int](repeating: 0, count: Self.maximumLength)
        for length in lengths where length > 0 { counts[Int(length) - 1] += 1 }
        let symbols = (1..<UInt8(Self.maximumLength)).flatMap { length in
            lengths.indices.filter { lengths[$0] == length }
        }
        self.init(counts: counts, symbols: symbols, isReversed: true)
    }

    /// The code at the start of the lowest 16 bits; `nil` if there is none.
    @inline(__always)
    func code(_ bits: Int) -> (length: Int, symbol: Int)? {
        let bits = isReversed ? Self.reversed(bits) : bits
        for length in 1...Self.maximumLength where bits < limits[length] {
            let position = offsets[length] + bits >> (Self.maximumLength - length)
            return (length, symbols[position])
        }
        return nil
    }

    /// The lowest 16 bits in the opposite order.
    private static func reversed(_ bits: Int) -> Int {
        let pairs = (bits & 0x5555) << 1 | bits >> 1 & 0x5555
        let fours = (pairs & 0x3333) << 2 | pairs >> 2 & 0x3333
        let bytes = (fours & 0x0F0F) << 4 | fours >> 4 & 0x0F0F
        return (bytes & 0x00FF) << 8 | bytes >> 8 & 0x00FF
    }
}
