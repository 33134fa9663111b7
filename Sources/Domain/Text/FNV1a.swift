/// The hash FNV-1a with 64 bits (Fowler, Noll and Vo, RFC 9923).
///
/// Each step is reversible, so it detects every change of one byte. It is not cryptographic.
public struct FNV1a: Hashable, Sendable {
    public var value: UInt64 = 0xCBF2_9CE4_8422_2325

    @inlinable public init() {}

    @inlinable public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes { add(byte) }
    }

    @inlinable public init(_ bytes: some Sequence<UInt8>) {
        // Through a buffer if there is one, because iterating over `Data` takes ten times as long.
        if bytes.withContiguousStorageIfAvailable({ add($0) }) == nil { add(bytes) }
    }

    @inlinable public mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    @inlinable public mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { add(byte) }
    }

    @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }

    /// Sixteen hexadecimal digits.
    package var hexString: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
