/// Decodes UTF-8 one scalar at a time, without creating a `String`.
package enum UTF8Decoding {
    /// Reads a scalar and advances `index` past it.
    ///
    /// Never reads past the end; of invalid UTF-8 the result is some number that is no scalar's.
    @inlinable @inline(__always)
    package static func scalar(at index: inout Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32
    {
        let first = UInt32(bytes[index])
        index += 1
        guard first >= 0xC0 else { return first }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = first & (0xFF >> UInt32(length + 1))
        let end = min(index + length - 1, bytes.endIndex)
        while index < end {
            value = value << 6 | UInt32(bytes[index] & 0x3F)
            index += 1
        }
        return value
    }

    /// Reads a scalar of a slice, whose indices do not start at 0.
    @inlinable @inline(__always)
    package static func scalar(at index: inout Int, in bytes: ArraySlice<UInt8>) -> UInt32 {
        let start = bytes.startIndex
        var offset = index - start
        defer { index = start + offset }
        return bytes.withUnsafeBufferPointer { scalar(at: &offset, in: $0) }
    }
}
