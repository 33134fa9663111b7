/// A Huffman table of a JPEG file (ITU-T T.81, annex C).
struct JPEGHuffmanTable {
    /// Codes of up to this length are found with one table lookup.
    private static let shortLength = 9
    private static let maximumLength = 16

    /// For all that can follow, the length of the code there times 256, plus its symbol; 0 if the
    /// code is longer.
    private let short: [UInt16]

    /// For each length, the first 16 bits that no code of up to this length starts with.
    private let limits: [Int]

    /// For each length, what must be added to a code for the position of its symbol.
    private let offsets: [Int]
    private let symbols: [UInt8]

    /// Fails if there are more codes of a length than fit.
    ///
    /// `counts` has the number of codes of each length from 1 to 16, and `symbols` is ordered by
    /// their codes.
    init?(counts: [UInt8], symbols: [UInt8]) {
        var short = [UInt16](repeating: 0, count: 1 << Self.shortLength)
        var limits = [0]
        var offsets = [0]
        var code = 0
        var position = 0
        for (length, count) in zip(1..., counts.map(Int.init)) {
            guard code + count <= 1 << length, position + count <= symbols.count else { return nil }
            offsets.append(position - code)
            for symbol in symbols[position..<position + count] {
                if length <= Self.shortLength {
                    let free = Self.shortLength - length
                    for rest in 0..<1 << free {
                        short[code << free | rest] = UInt16(length) << 8 | UInt16(symbol)
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
        self.symbols = Array(symbols[..<position])
    }

    /// The code at the start of 16 bits; `nil` if there is none.
    @inline(__always)
    func code(startingWith bits: Int) -> (length: Int, symbol: Int)? {
        let entry = Int(short[bits >> (Self.maximumLength - Self.shortLength)])
        return entry > 0 ? (entry >> 8, entry & 0xFF) : longCode(startingWith: bits)
    }

    private func longCode(startingWith bits: Int) -> (length: Int, symbol: Int)? {
        var length = Self.shortLength + 1
        while length <= Self.maximumLength {
            if bits < limits[length] {
                let position = offsets[length] + bits >> (Self.maximumLength - length)
                return (length, Int(symbols[position]))
            }
            length += 1
        }
        return nil
    }
}
