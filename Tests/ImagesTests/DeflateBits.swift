/// The bits of the last block of DEFLATE data, in the order in which they are read.
struct DeflateBits {
    private var bits = [1]

    init(blockType: Int) { add(number: blockType, 2) }

    var bytes: [UInt8] {
        stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start...].prefix(8).reversed().reduce(0) { $0 << 1 | UInt8($1) }
        }
    }

    /// Codes start with their highest bit.
    mutating func add(code: Int, _ length: Int) {
        bits += (0..<length).reversed().map { code >> $0 & 1 }
    }

    /// Numbers start with their lowest bit.
    mutating func add(number: Int, _ length: Int) { bits += (0..<length).map { number >> $0 & 1 } }
}
