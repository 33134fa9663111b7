/// Writes an index of what a builder has put aside.
///
/// The documents get their numbers by weight, the greatest first. Contents and postings are in
/// another order then than they came; each part of the output that fits in memory is filled by one
/// pass over all that was put aside.
struct TextIndexWriter {
    struct Document {
        var weight: UInt32
        var contentSize: UInt32
    }

    /// How much of the contents a pass fills, in bytes.
    private static let bytesPerPass = 64 << 20

    /// From how many documents on the best known have their postings twice.
    private static let leastForHead = 1 << 15
    private static let headShare = 8

    let documents: [Document]
    let words: TermInterner
    let tokenCounts: [UInt32]
    let contents: Spool
    let tokens: Spool

    func write(
        to output: some IndexSink,
        details: [UInt8]
    ) throws(StorageError) {
        var header = TextIndexHeader()
        header.details = details
        header.documentCount = documents.count
        header.topDocumentCount =
            documents.count < Self.leastForHead ? 0 : documents.count / Self.headShare
        let numbers = documentNumbers()
        try writeContents(numbers, to: output, &header)
        let postings = PostingsWriter(
            documentNumbers: numbers,
            topDocumentCount: header.topDocumentCount,
            words: words,
            tokenCounts: tokenCounts,
            tokens: tokens
        )
        try postings.write(to: output, &header)
        header.byteCount = output.count
        try output.finish(header)
    }

    /// The number in the index of each document, in the order in which they came.
    private func documentNumbers() -> [UInt32] {
        var keys = documents.indices.map {
            UInt64(~documents[$0].weight) << 32 | UInt64($0)
        }
        keys.sort()
        var numbers = [UInt32](repeating: 0, count: documents.count)
        for (number, key) in keys.enumerated() { numbers[Int(key & 0xFFFF_FFFF)] = UInt32(number) }
        return numbers
    }

    private func writeContents(
        _ numbers: [UInt32],
        to output: some IndexSink,
        _ header: inout TextIndexHeader
    ) throws(StorageError) {
        var sizes = [UInt32](repeating: 0, count: documents.count)
        for (document, number) in zip(documents, numbers) {
            sizes[Int(number)] = document.contentSize
        }
        var groups: [UInt8] = []
        let start = output.count
        var first = 0
        while first < documents.count {
            let chunk = ContentChunk(from: first, sizes: sizes, byteLimit: Self.bytesPerPass)
            for (number, offset) in zip(chunk.numbers, chunk.starts)
            where number % StoredFieldBlock.size == 0 {
                StoredFieldBlock.append(output.count + offset, to: &groups)
            }
            try output.append(chunk.filled(from: contents.makeReader(), documents, numbers))
            first = chunk.numbers.upperBound
        }
        header.contents = start..<output.count
        try output.append(groups)
        header.contentGroups = header.contents.upperBound..<output.count
    }
}

/// The contents of documents that follow each other in the index.
private struct ContentChunk {
    let numbers: Range<Int>

    /// Where the record of each document begins: its size, then its content.
    private(set) var starts: [Int] = []
    private var bytes: [UInt8] = []
    private var contentStarts: [Int] = []

    /// Takes at least one document.
    init(from first: Int, sizes: [UInt32], byteLimit: Int) {
        var end = first
        while end < sizes.count, bytes.count < byteLimit {
            starts.append(bytes.count)
            VariableLengthInteger.append(Int(sizes[end]), to: &bytes)
            contentStarts.append(bytes.count)
            bytes.append(contentsOf: repeatElement(0, count: Int(sizes[end])))
            end += 1
        }
        numbers = first..<end
    }

    consuming func filled(
        from reader: SpoolReader,
        _ documents: [TextIndexWriter.Document],
        _ numbers: [UInt32]
    ) throws(StorageError) -> [UInt8] {
        var reader = reader
        var bytes = bytes
        for (document, number) in zip(documents, numbers) {
            let isHere = self.numbers.contains(Int(number))
            var offset = isHere ? contentStarts[Int(number) - self.numbers.lowerBound] : 0
            try reader.next(Int(document.contentSize)) { part in
                guard isHere else { return }
                bytes.withUnsafeMutableBytes {
                    $0[offset..<offset + part.count].copyBytes(from: part)
                }
                offset += part.count
            }
        }
        return bytes
    }
}
