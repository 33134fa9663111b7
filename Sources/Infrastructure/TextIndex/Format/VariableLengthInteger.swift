/// Small numbers in few bytes: seven bits in each, the least significant first, and a high bit in
/// all but the last (LEB128).
enum VariableLengthInteger {
    static func append(_ number: Int, to bytes: inout [UInt8]) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Reads a number below 2⁵⁶ and moves past it; `nil` where the bytes end before it does.
    @inline(__always)
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Int? {
        guard index < bytes.count else { return nil }
        let first = bytes[index]
        index += 1
        if first < 0x80 { return Int(first) }
        var number = Int(first & 0x7F)
        var shift = 7
        while index < bytes.count, shift < 56 {
            let byte = bytes[index]
            index += 1
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        return nil
    }
}
