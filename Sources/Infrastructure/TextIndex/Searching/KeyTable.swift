/// The documents by their keys.
///
/// Two parts of an index: blocks of records in the order of the keys, and a head for each block. A
/// record is the difference to the key before it, and a document's number in three bytes. A head is
/// the first key of its block in five bytes, and where the block starts in four, both big-endian.
enum KeyTable {
    /// Keys are below two to the power of this.
    static let keyBits = 40

    private static let blockSize = 64
    fileprivate static let headSize = 9
    private static let documentBits = UInt64(24)
    private static let documentMask: UInt64 = (1 << documentBits) - 1

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
    fileprivate static func bytes(of number: UInt64, count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt64((count - 1 - $0) * 8)) }
    }
}

extension TextIndex {
    /// The most popular document with a key of `TextDocument.keys`; `nil` if there is none.
    package func document(withKey key: UInt64) throws(TextIndexError) -> Int? {
        guard key < 1 << UInt64(KeyTable.keyBits) else { return nil }
        let heads = SortedRecords(storage, header.keyBlocks, recordSize: KeyTable.headSize)
        let next = try heads.firstIndex(notBelow: KeyTable.bytes(of: key, count: 5))
        // The records of a key may start in the block before the one that starts with it.
        for block in [next - 1, next] where heads.indices.contains(block) {
            if let document = try document(withKey: key, inBlock: block, heads) { return document }
        }
        return nil
    }

    private func document(
        withKey key: UInt64,
        inBlock block: Int,
        _ heads: SortedRecords
    ) throws(TextIndexError) -> Int? {
        func start(of block: Int) throws(TextIndexError) -> Int {
            try heads[block][5...].reduce(0) { $0 << 8 | Int($1) }
        }
        let first = try start(of: block)
        let end = block + 1 < heads.count ? try start(of: block + 1) : header.keys.count
        guard first <= end, end <= header.keys.count else { throw .corrupt }
        let bytes = try storage.read(header.keys.lowerBound + first..<header.keys.lowerBound + end)
        var last = try heads[block][..<5].reduce(0) { $0 << 8 | UInt64($1) }
        return try bytes.withUnsafeBufferPointer { buffer throws(TextIndexError) -> Int? in
            var reader = ByteReader(buffer)
            while !reader.isAtEnd {
                last += UInt64(try reader.number())
                let document = try reader.slice(3).reduce(0) { $0 << 8 | Int($1) }
                guard last <= key else { return nil }
                guard document < documentCount else { throw .corrupt }
                if last == key { return document }
            }
            return nil
        }
    }
}
