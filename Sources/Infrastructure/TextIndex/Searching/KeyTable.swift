/// The documents by their keys.
///
/// Two parts of an index: blocks of records in the order of the keys, and a head for each block. A
/// record is the difference to the key before it, and a document's number in three bytes. A head is
/// the first key of its block in five bytes, and where the block starts in four, both big-endian.
struct KeyTable {
    /// Keys are below two to the power of this.
    static let keyBits = 40

    private static let blockSize = 64
    private static let headSize = 9
    private static let documentBits = UInt64(24)
    private static let documentMask: UInt64 = (1 << documentBits) - 1

    private let storage: any IndexStorage
    private let header: TextIndexHeader
    private let heads: SortedRecords

    init(_ storage: any IndexStorage, _ header: TextIndexHeader) {
        self.storage = storage
        self.header = header
        heads = SortedRecords(storage, header.keyBlocks, recordSize: Self.headSize)
    }

    /// The most popular document with a key; `nil` if there is none.
    func document(withKey key: UInt64) throws(TextIndexError) -> Int? {
        guard key < 1 << UInt64(Self.keyBits) else { return nil }
        let next = try heads.firstIndex(notBelow: Self.bytes(of: key, count: 5))
        // The records of a key may start in the block before the one that starts with it.
        for block in [next - 1, next] where heads.indices.contains(block) {
            if let document = try document(withKey: key, inBlock: block) { return document }
        }
        return nil
    }

    private func document(withKey key: UInt64, inBlock block: Int) throws(TextIndexError) -> Int? {
        let (first, start) = try head(block)
        let end = block + 1 < heads.count ? try head(block + 1).start : header.keys.count
        guard start <= end, end <= header.keys.count else { throw .corrupt }
        let bytes = try storage.read(header.keys.lowerBound + start..<header.keys.lowerBound + end)
        return try bytes.withUnsafeBufferPointer { buffer throws(TextIndexError) -> Int? in
            var reader = ByteReader(buffer)
            var last = first
            while !reader.isAtEnd {
                last += UInt64(try reader.number())
                var document = 0
                for byte in try reader.slice(3) { document = document << 8 | Int(byte) }
                guard last <= key else { return nil }
                guard document < header.documentCount else { throw .corrupt }
                if last == key { return document }
            }
            return nil
        }
    }

    private func head(_ block: Int) throws(TextIndexError) -> (key: UInt64, start: Int) {
        let bytes = try heads[block]
        return (
            bytes[..<5].reduce(0) { $0 << 8 | UInt64($1) },
            bytes[5...].reduce(0) { $0 << 8 | Int($1) }
        )
    }

    static func record(_ key: UInt64, document: Int) -> UInt64 {
        key << documentBits | UInt64(document)
    }

    /// The blocks and heads of records whose documents get other numbers.
    static func bytes(
        of records: [UInt64],
        renumbering numbers: [UInt32]
    ) -> (blocks: [UInt8], heads: [UInt8]) {
        var records = records.map { record in
            record & ~documentMask | UInt64(numbers[Int(record & documentMask)])
        }
        records.sort()
        var blocks: [UInt8] = []
        var heads: [UInt8] = []
        var last: UInt64 = 0
        for (index, record) in records.enumerated() {
            let key = record >> documentBits
            if index % blockSize == 0 {
                heads += bytes(of: key, count: 5) + bytes(of: UInt64(blocks.count), count: 4)
                last = key
            }
            VariableLengthInteger.append(Int(key - last), to: &blocks)
            for shift in [16, 8, 0] as [UInt64] {
                blocks.append(UInt8(truncatingIfNeeded: record >> shift))
            }
            last = key
        }
        return (blocks, heads)
    }

    /// The lowest bytes of a number, big-endian.
    private static func bytes(of number: UInt64, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64((count - 1 - $0) * 8)) }
    }
}
