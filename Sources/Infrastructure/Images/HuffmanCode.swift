/// A Huffman code of a JPEG file (ITU-T T.81, annex C) or of DEFLATE data (RFC 1951, 3.2.2).
///
/// The codes of a length are consecutive numbers, after twice the last one of the length before.
struct HuffmanCode {
    /// Codes of up to this length are found with one table lookup.
    static let shortLength = 9
    static let maximumLength = 16

    /// For all that can follow, the length of the code there times 512, plus its symbol; 0 if the
    /// code is longer, or does not exist.
    private let short: [UInt16]

    /// For each length, the first 16 bits that no code of up to this length starts with.
    private let limits: [Int]

    /// For each length, what must be added to a code for the position of its symbol.
    private let offsets: [Int]
    private let symbols: [Int]

    /// Fails if there are more codes of a length than fit.
    ///
    /// Fewer are no error: a block of DEFLATE data without references has no distances.
    ///
    /// - Parameters:
    ///   - counts: the number of codes of each length from 1 to 16.
    ///   - symbols: ordered by their codes, each below 512.
    ///   - isReversed: whether the first of the bits to look up is the lowest.
    init?(counts: [Int], symbols: [Int], isReversed: Bool = false) {
        var short = [UInt16](repeating: 0, count: 1 << Self.shortLength)
        var limits = [0]
        var offsets = [0]
        var code = 0
        var position = 0
        for (length, count) in zip(1..., counts) {
            guard code + count <= 1 << length, position + count <= symbols.count else { return nil }
            offsets.append(position - code)
            for symbol in symbols[position..<position + count] {
                if length <= Self.shortLength {
                    let free = Self.shortLength - length
                    for rest in 0..<1 << free {
                        let bits = code << free | rest
                        let place = isReversed ? Self.reversed(bits, count: Self.shortLength) : bits
                        short[place] = UInt16(length << 9 | symbol)
                    }
                }
                code += 1
            }
            position += count
            limits.append(code << (Self.maximumLength - length))
            code <<= 1
        }
        guard limits.count == Self.maximumLength + 1 else { return nil }
        self.short = short
        self.limits = limits
        self.offsets = offsets
        self.symbols = symbols
    }

    /// Makes the code of DEFLATE data from the lengths of each symbol's code, of which 0 means that
    /// the symbol does not occur.
    init?(lengths: [UInt8]) {
        var counts = [Int](repeating: 0, count: Self.maximumLength)
        for length in lengths where length > 0 { counts[Int(length) - 1] += 1 }
        let symbols = (1..<UInt8(Self.maximumLength)).flatMap { length in
            lengths.indices.filter { lengths[$0] == length }
        }
        self.init(counts: counts, symbols: symbols, isReversed: true)
    }

    /// The code at the start of bits; `nil` if there is none.
    ///
    /// `first` are as many as a short code has, and `all` are 16 bits, the first of which is the
    /// highest.
    @inline(__always)
    func code(_ first: Int, _ all: @autoclosure () -> Int) -> (length: Int, symbol: Int)? {
        let entry = Int(short[first])
        return entry > 0 ? (entry >> 9, entry & 511) : longCode(startingWith: all())
    }

    private func longCode(startingWith bits: Int) -> (length: Int, symbol: Int)? {
        for length in Self.shortLength + 1...Self.maximumLength where bits < limits[length] {
            let position = offsets[length] + bits >> (Self.maximumLength - length)
            return (length, symbols[position])
        }
        return nil
    }

    /// The lowest bits in the opposite order.
    static func reversed(_ bits: Int, count: Int) -> Int {
        (0..<count).reduce(0) { $0 << 1 | bits >> $1 & 1 }
    }
}
