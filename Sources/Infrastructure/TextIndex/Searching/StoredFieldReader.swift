/// Reads the stored fields of documents.
struct StoredFieldReader {
    private let storage: any IndexStorage
    private let header: TextIndexHeader

    init(_ storage: any IndexStorage, _ header: TextIndexHeader) {
        self.storage = storage
        self.header = header
    }

    /// The stored fields of some documents, in the order given.
    func storedFields(of documents: [Int]) throws(TextIndexError) -> [[UInt8]] {
        let entries = documents.map { self.entries(ofBlock: $0 / StoredFieldBlock.size) }
        storage.prefetch(entries)
        var ranges: [Range<Int>] = []
        for entry in entries { try ranges.append(range(entry)) }
        storage.prefetch(ranges)
        var results: [[UInt8]] = []
        for (document, range) in zip(documents, ranges) {
            let block = try storage.read(range)
            try results.append(storedFields(at: document % StoredFieldBlock.size, of: block))
        }
        return results
    }

    private func storedFields(at offset: Int, of block: [UInt8]) throws(TextIndexError) -> [UInt8] {
        try block.withUnsafeBufferPointer { buffer throws(TextIndexError) in
            var reader = ByteReader(buffer)
            for _ in 0..<offset { _ = try reader.slice(reader.number()) }
            return try Array(reader.slice(reader.number()))
        }
    }

    /// The range of a block, from its entry and the next one.
    private func range(_ entries: Range<Int>) throws(TextIndexError) -> Range<Int> {
        let entries = try storage.read(entries)
        let start = StoredFieldBlock.offset(entries.prefix(StoredFieldBlock.entrySize))
        let end =
            entries.count > StoredFieldBlock.entrySize
            ? StoredFieldBlock.offset(entries.dropFirst(StoredFieldBlock.entrySize))
            : header.storedFields.upperBound
        guard
            header.storedFields.lowerBound <= start, start <= end,
            end <= header.storedFields.upperBound
        else { throw .corrupt }
        return start..<end
    }

    /// Where the offset of a block is stored, and the offset of the next block if there is one.
    private func entries(ofBlock block: Int) -> Range<Int> {
        let blocks = header.storedFieldBlocks
        let start = blocks.lowerBound + block * StoredFieldBlock.entrySize
        return start..<min(start + 2 * StoredFieldBlock.entrySize, blocks.upperBound)
    }
}
