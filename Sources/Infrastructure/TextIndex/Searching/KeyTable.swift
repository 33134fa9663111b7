/// The documents by their keys.
///
/// A part of an index: sorted records of a key and a document's number in one big-endian integer.
struct KeyTable {
    /// Keys are below two to the power of this.
    static let keyBits = 40

    private static let recordSize = 8
    private static let documentBits = UInt64(24)
    private static let documentMask: UInt64 = (1 << documentBits) - 1

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
        return Int(record & Self.documentMask)
    }

    /// The record of a key and a document, as a number.
    static func record(_ key: UInt64, document: Int) -> UInt64 {
        key << documentBits | UInt64(document)
    }

    /// The bytes of records whose documents get other numbers.
    static func bytes(of records: [UInt64], renumbering numbers: [UInt32]) -> [UInt8] {
        var records = records.map { record in
            record & ~documentMask | UInt64(numbers[Int(record & documentMask)])
        }
        records.sort()
        for index in records.indices { records[index] = records[index].bigEndian }
        return records.withUnsafeBytes { Array($0) }
    }

    private static func bytes(_ record: UInt64) -> [UInt8] {
        withUnsafeBytes(of: record.bigEndian) { Array($0) }
    }
}
