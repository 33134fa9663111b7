extension TextIndex {
    /// The stored fields of some documents, in the order given.
    package func storedFields(of documents: [Int]) throws(TextIndexError) -> [[UInt8]] {
        guard documents.allSatisfy((0..<documentCount).contains) else { throw .corrupt }
        for document in documents { storage.prefetch(entries(of: document)) }
        // Not an array of ranges: making its type takes the Swift runtime 7 % of a search.
        var starts: [Int] = []
        var ends: [Int] = []
        for document in documents {
            let range = try range(entries(of: document))
            storage.prefetch(range)
            starts.append(range.lowerBound)
            ends.append(range.upperBound)
        }
        var results: [[UInt8]] = []
        for (index, document) in documents.enumerated() {
            let block = try storage.read(starts[index]..<ends[index])
            try results.append(storedFields(at: document % StoredFieldBlock.size, of: block))
        }
        return results
    }

    /// Passes the stored fields of each document to `body`, in the order of the documents.
    ///
    /// Reads each block once, several at a time: few enough for the cache of the processor.
    package func forEachStoredFields(
        _ body: (_ document: Int, _ fields: [UInt8]) -> Void
    ) throws(TextIndexError) {
        let batchSize = 256 * StoredFieldBlock.size
        for first in stride(from: 0, to: documentCount, by: batchSize) {
            let end = min(first + batchSize, documentCount)
            let start = try range(entries(of: first)).lowerBound
            let bytes = try storage.read(start..<range(entries(of: end - 1)).upperBound)
            try bytes.withUnsafeBufferPointer { buffer throws(TextIndexError) in
                var reader = ByteReader(buffer)
                for document in first..<end {
                    body(document, try Array(reader.slice(reader.number())))
                }
            }
        }
    }

    private func storedFields(at offset: Int, of block: [UInt8]) throws(TextIndexError) -> [UInt8] {
        try block.withUnsafeBufferPointer { buffer throws(TextIndexError) in
            var reader = ByteReader(buffer)
            for _ in 0..<offset { _ = try reader.slice(reader.number()) }
            return try Array(reader.slice(reader.number()))
        }
    }

    private func range(_ entries: Range<Int>) throws(TextIndexError) -> Range<Int> {
        let entries = try storage.read(entries)
        let start = StoredFieldBlock.offset(entries.prefix(StoredFieldBlock.entrySize))
        let end =
            entries.count > StoredFieldBlock.entrySize
            ? StoredFieldBlock.offset(entries.dropFirst(StoredFieldBlock.entrySize))
            : header.storedFields.upperBound
        guard header.storedFields.lowerBound <= start, start <= end,
            end <= header.storedFields.upperBound
        else { throw .corrupt }
        return start..<end
    }

    /// The places of the offsets of a document's block and of the next block, if any.
    private func entries(of document: Int) -> Range<Int> {
        let block = document / StoredFieldBlock.size
        let blocks = header.storedFieldBlocks
        let start = blocks.lowerBound + block * StoredFieldBlock.entrySize
        return start..<min(start + 2 * StoredFieldBlock.entrySize, blocks.upperBound)
    }
}

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
