/// A checksum that detects accidental changes: FNV-1a, 64 bits.
///
/// Each step is reversible, so it detects every change of one byte. It is not cryptographic
/// (Fowler, Noll and Vo, draft-eastlake-fnv).
struct Checksum {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ bytes: some Sequence<UInt8>) {
        // Through a buffer if there is one, because iterating over `Data` takes ten times as long.
        if bytes.withContiguousStorageIfAvailable({ add($0) }) == nil { add(bytes) }
    }

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
        }
    }

    /// Sixteen hexadecimal digits.
    var hexString: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
