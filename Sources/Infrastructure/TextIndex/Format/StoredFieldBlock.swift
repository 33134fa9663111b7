/// Documents whose stored fields are located together: only the offset of the first is stored.
enum StoredFieldBlock {
    /// In documents.
    static let size = 16

    /// The size of an offset in bytes, the least significant first.
    static let entrySize = 6

    /// The number of blocks for a number of documents.
    static func count(of documents: Int) -> Int { (documents + size - 1) / size }

    static func append(_ offset: Int, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: UInt64(offset).littleEndian) {
            bytes.append(contentsOf: $0.prefix(entrySize))
        }
    }

    static func offset(_ entry: ArraySlice<UInt8>) -> Int {
        entry.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
