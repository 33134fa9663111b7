/// Reads one value after the other from bytes that may be anything.
struct ByteReader: ~Copyable {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var index: Int

    /// The bytes must stay where they are as long as they are read.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int = 0) {
        self.bytes = bytes
        self.index = index
    }

    @inline(__always)
    mutating func number() throws(TextIndexError) -> Int {
        guard let number = VariableLengthInteger.read(bytes, at: &index) else { throw .damaged }
        return number
    }

    @inline(__always)
    mutating func slice(_ count: Int) throws(TextIndexError) -> UnsafeBufferPointer<UInt8> {
        guard count >= 0, count <= bytes.count - index else { throw .damaged }
        defer { index += count }
        return UnsafeBufferPointer(rebasing: bytes[index..<index + count])
    }
}
