package import SystemKit

/// Writes an index from what was spooled.
///
/// Documents are numbered by popularity, the greatest first. So stored fields and postings are
/// written in another order than they were spooled; each part of the output that fits in memory is
/// filled by one pass over the whole spool.
extension TextIndexBuilder {
    /// The sizes by which an index is built; tests use smaller ones.
    struct Limits {
        /// The number of bytes of stored fields that a pass fills.
        var storedFieldBytesPerPass = 16 << 20

        /// The number of postings that a pass sorts: 64 MiB of them.
        var postingsPerPass = 8 << 20

        /// The number of documents from which an index has champion lists.
        var leastForChampions = 1 << 15
    }

    /// The share of the time that writing has taken after each of its parts.
    private enum Share {
        static let columns = 0.15
        static let storedFields = 0.4
        static let postings = 0.8
    }

    /// Writes the index with the caller's metadata to a file.
    ///
    /// Overwrites the file, or with `isAppending` adds to it. Leaves it corrupt if it throws.
    /// `progress` often gets what is done, from 0 to 1.
    package mutating func write(
        to path: String,
        isAppending: Bool = false,
        metadata: [UInt8],
        progress: (Double) -> Void = { _ in }
    ) throws(StorageError) {
        let sink = try FileIndexSink(path: path, isAppending: isAppending)
        try write(to: sink, metadata: metadata, progress: progress)
    }

    mutating func write(
        to sink: some IndexSink,
        metadata: [UInt8],
        progress: (Double) -> Void = { _ in }
    ) throws(StorageError) {
        try flush()
        sink.header.metadata = metadata
        sink.header.documentCount = documents.count
        sink.header.topDocumentCount =
            documents.count < limits.leastForChampions
            ? 0 : documents.count / SearchWeights.documentsPerPopular
        let numbers = documentNumbers()
        // The other half of the interner takes much memory.
        let terms = interner.terms
        interner = TermInterner()
        let sortedTerms = ParallelValue { terms.sortedNumbers() }
        let titles = try sortedTitles.map { spool throws(StorageError) in
            try TextList(spool, count: documents.count)
        }
        let ranks = titles.map { titles in ParallelValue { titles.ranks(numbers) } }
        try sink.writeColumns(properties, count: columnCount ?? 0, numbers)
        progress(Share.columns)
        try writeStoredFields(numbers, to: sink) { done in
            progress(Share.columns + done * (Share.storedFields - Share.columns))
        }
        let unranked = [UInt32](repeating: 0, count: ranks == nil ? numbers.count : 0)
        try sink.writeColumn(ranks?.get() ?? unranked)
        let postings = PostingsWriter(
            documentNumbers: numbers,
            terms: terms,
            sortedTerms: sortedTerms.get(),
            occurrenceCounts: occurrenceCounts,
            occurrences: occurrences,
            postingsPerPass: limits.postingsPerPass
        )
        try postings.write(to: sink) { done in
            progress(Share.storedFields + done * (Share.postings - Share.storedFields))
        }
        progress(Share.postings)
        try ScannedTitlesWriter.write(scannedTitles, numbers, to: sink)
        let keys = KeyTable.bytes(of: keys, renumbering: numbers)
        sink.header.keys = try sink.append(keys.blocks)
        sink.header.keyBlocks = try sink.append(keys.heads)
        sink.header.byteCount = sink.count
        try sink.finish()
        progress(1)
    }

    private func writeStoredFields(
        _ numbers: [UInt32],
        to sink: some IndexSink,
        progress: (Double) -> Void
    ) throws(StorageError) {
        var sizes = [UInt32](repeating: 0, count: documents.count)
        for (document, number) in zip(documents, numbers) {
            sizes[Int(number)] = document.storedFieldsSize + document.suffixSize
        }
        var blocks: [UInt8] = []
        let start = sink.count
        var first = 0
        while first < documents.count {
            progress(Double(first) / Double(documents.count))
            var chunk = StoredFieldChunk(
                from: first,
                sizes: sizes,
                byteLimit: limits.storedFieldBytesPerPass
            )
            for start in chunk.blockStarts {
                StoredFieldBlock.append(sink.count + start, to: &blocks)
            }
            let fields = try (storedFields.makeReader(), storedFieldSuffixes.makeReader())
            try chunk.fill(from: fields.0, fields.1, documents, numbers)
            try sink.append(chunk.bytes)
            first = chunk.numbers.upperBound
        }
        sink.header.storedFields = start..<sink.count
        sink.header.storedFieldBlocks = try sink.append(blocks)
    }
}

/// The stored fields of consecutive documents of the index.
private struct StoredFieldChunk {
    let numbers: Range<Int>

    /// The start of each block's first record: the size of the stored fields, then their bytes.
    private(set) var blockStarts: [Int] = []
    private(set) var bytes: [UInt8] = []

    /// The starts of the documents' stored fields.
    private var fieldStarts: [UInt32] = []

    /// Takes at least one document.
    init(from first: Int, sizes: [UInt32], byteLimit: Int) {
        var end = first
        bytes.reserveCapacity(min(byteLimit, sizes.count * 64))
        while end < sizes.count, bytes.count < byteLimit {
            if end % StoredFieldBlock.size == 0 { blockStarts.append(bytes.count) }
            VariableLengthInteger.append(Int(sizes[end]), to: &bytes)
            fieldStarts.append(UInt32(bytes.count))
            bytes.append(contentsOf: repeatElement(0, count: Int(sizes[end])))
            end += 1
        }
        numbers = first..<end
    }

    mutating func fill(
        from fields: SpoolReader,
        _ suffixes: SpoolReader,
        _ documents: [TextIndexSegment.Document],
        _ numbers: [UInt32]
    ) throws(StorageError) {
        var (fields, suffixes) = (fields, suffixes)
        for (document, number) in zip(documents, numbers) {
            let sizes = (Int(document.storedFieldsSize), Int(document.suffixSize))
            guard self.numbers.contains(Int(number)) else {
                try fields.next(sizes.0) { _ in }
                try suffixes.next(sizes.1) { _ in }
                continue
            }
            var offset = Int(fieldStarts[Int(number) - self.numbers.lowerBound])
            try fields.next(sizes.0) { copy($0, to: &offset) }
            try suffixes.next(sizes.1) { copy($0, to: &offset) }
        }
    }

    private mutating func copy(_ part: UnsafeBufferPointer<UInt8>, to offset: inout Int) {
        bytes.withUnsafeMutableBytes { $0[offset..<offset + part.count].copyBytes(from: part) }
        offset += part.count
    }
}
