/// The unit in which an index file is written, verified and read.
///
/// The last eight bytes of a page are a checksum of the other bytes and of the page's number. A
/// query reads a few dozen pages of a file of a hundred megabytes, so it must be able to detect a
/// corrupt page without the rest of the file.
enum IndexPage {
    /// The size in bytes of the pages in which operating systems read files.
    static let size = 4096

    /// The bytes of a page without the checksum.
    static let capacity = size - 8

    /// The numbers of the pages with the bytes of a range that is not empty.
    static func numbers(of range: Range<Int>) -> Range<Int> {
        range.lowerBound / capacity..<(range.upperBound - 1) / capacity + 1
    }

    static func writeChecksum(_ page: inout [UInt8], number: Int) {
        let value = page.withUnsafeBytes { checksum($0, number: number) }
        withUnsafeBytes(of: value.littleEndian) { page.replaceSubrange(capacity..., with: $0) }
    }

    /// Whether a page has the checksum of its bytes and its number.
    static func isValid(_ page: UnsafeRawBufferPointer, number: Int) -> Bool {
        page.count == size
            && UInt64(littleEndian: page.loadUnaligned(fromByteOffset: capacity, as: UInt64.self))
                == checksum(page, number: number)
    }

    /// Takes eight bytes at a time, because it is part of every lookup.
    ///
    /// Each step is reversible, so a difference in a single word is always detected. The multiplier
    /// is 2⁶⁴ divided by the golden ratio, as Knuth recommends for hashing (The Art of Computer
    /// Programming, vol. 3, 6.4). Not cryptographic.
    private static func checksum(_ page: UnsafeRawBufferPointer, number: Int) -> UInt64 {
        guard var rest = page.baseAddress else { return 0 }
        var sums = (UInt64(number) &+ 1, UInt64(2), UInt64(3), UInt64(4))
        // Four independent sums keep the processor busy; the last words go to one of them.
        for _ in 0..<capacity / 32 {
            sums.0 = mix(sums.0 ^ word(rest, 0))
            sums.1 = mix(sums.1 ^ word(rest, 1))
            sums.2 = mix(sums.2 ^ word(rest, 2))
            sums.3 = mix(sums.3 ^ word(rest, 3))
            rest += 32
        }
        for index in 0..<capacity % 32 / 8 { sums.0 = mix(sums.0 ^ word(rest, index)) }
        return [sums.1, sums.2, sums.3].reduce(sums.0) { mix($0 ^ $1) }
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawPointer, _ index: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }
}
