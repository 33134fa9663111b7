/// Encodes optional numbers and texts one after the other, for `RecordReader` to decode.
package struct RecordWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {
        // The size of most records.
        bytes.reserveCapacity(64)
    }

    /// Appends a number from 0; a negative one is stored as unknown, as `nil` is.
    package mutating func append(_ number: Int?) {
        VariableLengthInteger.append(max(0, (number ?? -1) + 1), to: &bytes)
    }

    package mutating func append(_ text: String) {
        VariableLengthInteger.append(text.utf8.count, to: &bytes)
        bytes.append(contentsOf: text.utf8)
    }
}

/// Decodes what `RecordWriter` encoded; the bytes may be anything.
package struct RecordReader {
    private let bytes: [UInt8]
    private var index = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package var isAtEnd: Bool { index == bytes.count }

    /// The next number: `nil` if there is none, `.some(nil)` if it is unknown.
    package mutating func number() -> Int?? {
        let number = bytes.withUnsafeBufferPointer { VariableLengthInteger.read($0, at: &index) }
        guard let number else { return nil }
        return .some(number == 0 ? nil : number - 1)
    }

    /// The next text; `nil` if there is none.
    package mutating func text() -> String? { utf8().map { String(decoding: $0, as: UTF8.self) } }

    /// The bytes of the next text; `nil` if there is none.
    package mutating func utf8() -> ArraySlice<UInt8>? {
        let count = bytes.withUnsafeBufferPointer { VariableLengthInteger.read($0, at: &index) }
        guard let count, count <= bytes.count - index else { return nil }
        defer { index += count }
        return bytes[index..<index + count]
    }
}

/// Reads one value after the other from bytes that may be anything.
struct ByteReader: ~Copyable {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var index: Int

    /// The bytes must outlive the reader.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }

    var isAtEnd: Bool { index == bytes.count }

    @inline(__always)
    mutating func byte() throws(TextIndexError) -> UInt8 {
        guard index < bytes.count else { throw .corrupt }
        defer { index += 1 }
        return bytes[index]
    }

    @inline(__always)
    mutating func number() throws(TextIndexError) -> Int {
        guard let number = VariableLengthInteger.read(bytes, at: &index) else { throw .corrupt }
        return number
    }

    @inline(__always)
    mutating func slice(_ count: Int) throws(TextIndexError) -> UnsafeBufferPointer<UInt8> {
        guard count >= 0, count <= bytes.count - index else { throw .corrupt }
        defer { index += count }
        return UnsafeBufferPointer(rebasing: bytes[index..<index + count])
    }
}

/// Encodes small numbers in few bytes (LEB128).
///
/// Each byte has seven bits, the least significant first, and a high bit in all but the last.
enum VariableLengthInteger {
    static func append(_ number: Int, to bytes: inout [UInt8]) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Reads a number below 2⁵⁶ and advances `index`; `nil` if the bytes end before the number.
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
