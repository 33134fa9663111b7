/// Documents whose contents are found together: only where the first of them begins is written.
enum StoredFieldBlock {
    /// In documents.
    static let size = 16

    /// Where a group begins takes so many bytes, the least significant first.
    static let entrySize = 6

    /// How many groups so many documents are.
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
