/// A Huffman code of a JPEG file (ITU-T T.81, annex C).
///
/// The codes of a length are consecutive numbers, after twice the last one of the length before.
struct HuffmanCode {
    private static let maximumLength = 16

    /// For each length, the first 16 bits that no code of up to this length starts with.
    private var limits = [0]

    /// For each length, what must be added to a code for the position of its symbol.
    private var offsets = [0]
    private let symbols: [Int]

    /// Takes the number of codes of each length from 1 to 16, and their symbols in the order of
    /// the codes; fails if there are more codes of a length than fit.
    init?(counts: [Int], symbols: [Int]) {
        guard counts.count == Self.maximumLength else { return nil }
        self.symbols = symbols
        var (code, position) = (0, 0)
        for (length, count) in zip(1..., counts) {
            guard code + count <= 1 << length, position + count <= symbols.count else { return nil }
            offsets.append(position - code)
            (code, position) = (code + count, position + count)
            limits.append(code << (Self.maximumLength - length))
            code <<= 1
        }
    }

    /// The code at the start of the lowest 16 bits; `nil` if there is none.
    @inline(__always)
    func code(_ bits: Int) -> (length: Int, symbol: Int)? {
        for length in 1...Self.maximumLength where bits < limits[length] {
            let position = offsets[length] + bits >> (Self.maximumLength - length)
            return (length, symbols[position])
        }
        return nil
    }
}
