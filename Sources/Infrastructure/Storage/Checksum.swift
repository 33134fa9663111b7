/// A number that tells whether bytes are still what they were: FNV-1a, 64 bits.
///
/// Each step can be undone, so that a single byte that differs always shows; it is no defence
/// against who wants to deceive (Fowler, Noll and Vo, draft-eastlake-fnv).
struct Checksum {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ bytes: some Sequence<UInt8>) {
        // Through a buffer where there is one: `Data` takes ten times as long to hand out its bytes.
        if bytes.withContiguousStorageIfAvailable({ add($0) }) == nil { add(bytes) }
    }

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
        }
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
