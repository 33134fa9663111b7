/// The documents by their keys.
///
/// A part of an index: sorted records of a key and a document's number in one big-endian integer.
struct KeyTable {
    /// Keys are below two to the power of this.
    static let keyBits = 40

    private static let recordSize = 8
    private static let documentBits = UInt64(24)

    private let records: SortedRecords

    init(_ storage: any IndexStorage, _ header: TextIndexHeader) {
        records = SortedRecords(storage, header.keys, recordSize: Self.recordSize)
    }

    /// The most popular document with a key; `nil` if there is none.
    func document(withKey key: UInt64) throws(TextIndexError) -> Int? {
        guard key < 1 << UInt64(Self.keyBits) else { return nil }
        let first = try records.firstIndex(notBelow: Self.bytes(key << Self.documentBits))
        guard first < records.count else { return nil }
        let record = try records[first].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard record >> Self.documentBits == key else { return nil }
        return Int(record & (1 << Self.documentBits - 1))
    }

    /// The records of some keys and their documents' numbers.
    static func bytes(of keys: [(key: UInt64, document: UInt32)]) -> [UInt8] {
        var records = keys.map { $0.key << documentBits | UInt64($0.document) }
        records.sort()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(records.count * recordSize)
        for record in records { bytes += self.bytes(record) }
        return bytes
    }

    private static func bytes(_ record: UInt64) -> [UInt8] {
        withUnsafeBytes(of: record.bigEndian) { Array($0) }
    }
}
