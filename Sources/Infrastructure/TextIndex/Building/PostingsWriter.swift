import SystemKit

/// Writes the postings of all terms, and the term dictionary.
struct PostingsWriter {
    /// The number in the index of each document, in the order in which they were added.
    let documentNumbers: [UInt32]
    let topDocumentCount: Int
    let terms: TextList

    /// The number of occurrences of each term, by the term's ID.
    let occurrenceCounts: [UInt32]
    let occurrences: Spool
    let postingsPerPass: Int

    func write(to sink: some IndexSink, _ header: inout TextIndexHeader) throws(StorageError) {
        let sorted = terms.sortedNumbers()
        var dictionary = TermDictionaryWriter()
        var topPostings: [UInt8] = []
        let start = sink.count
        var next = 0
        while next < sorted.count {
            let range = next..<endOfPass(from: next, sorted)
            next = range.upperBound
            let pass = try PostingsPass(range.map { Int(sorted[$0]) }, self)
            var bytes: [UInt8] = []
            for index in range {
                let term = terms[Int(sorted[index])]
                let sizes = pass.append(
                    index - range.lowerBound,
                    to: &bytes,
                    at: sink.count,
                    top: &topPostings
                )
                dictionary.append(term, postingsSize: sizes.full, topPostingsSize: sizes.top)
                guard bytes.count >= 1 << 20 else { continue }
                try sink.append(bytes)
                bytes.removeAll(keepingCapacity: true)
            }
            try sink.append(bytes)
        }
        header.postings = start..<sink.count
        header.topPostings = try sink.append(topPostings)
        header.terms = try sink.append(dictionary.terms)
        header.termBlocks = try sink.append(dictionary.blocks)
    }

    private func endOfPass(from first: Int, _ sorted: [UInt32]) -> Int {
        var end = first
        var count = 0
        while end < sorted.count, count < postingsPerPass {
            count += Int(occurrenceCounts[Int(sorted[end])])
            end += 1
        }
        return end
    }
}

/// The sorted postings of some terms.
private struct PostingsPass {
    private let topDocumentCount: Int
    private var starts: [Int] = [0]
    private var postings: [UInt64] = []

    /// Collects the postings of the terms with these IDs, in the order given.
    init(_ ids: [Int], _ writer: PostingsWriter) throws(StorageError) {
        topDocumentCount = writer.topDocumentCount
        for id in ids {
            starts.append(starts[starts.count - 1] + Int(writer.occurrenceCounts[id]))
        }
        // The slot of each term's next posting; negative for terms of other passes.
        var next = [Int](repeating: -1, count: writer.terms.count)
        for (index, id) in ids.enumerated() { next[id] = starts[index] }
        var collected = [UInt64](repeating: 0, count: starts[starts.count - 1])
        var reader = try writer.occurrences.makeReader()
        var isAtEnd = false
        while !isAtEnd {
            isAtEnd = true
            try reader.next(TokenOccurrence.size << 12) { bytes in
                isAtEnd = false
                TokenOccurrence.forEach(in: bytes) { occurrence in
                    let slot = next[Int(occurrence.term)]
                    guard slot >= 0 else { return }
                    next[Int(occurrence.term)] = slot + 1
                    let document = writer.documentNumbers[Int(occurrence.document)]
                    collected[slot] =
                        Posting(document: document, location: occurrence.location).bits
                }
            }
        }
        for index in ids.indices where starts[index + 1] - starts[index] > 1 {
            collected[starts[index]..<starts[index + 1]].sort()
        }
        postings = collected
    }

    /// Appends the postings of a term to bytes that start at `offset` in the index, and its
    /// champion list; returns the size of each in bytes.
    func append(
        _ index: Int,
        to bytes: inout [UInt8],
        at offset: Int,
        top: inout [UInt8]
    ) -> (full: Int, top: Int) {
        let sizes = (bytes.count, top.count)
        postings[starts[index]..<starts[index + 1]].withUnsafeBufferPointer { list in
            PostingList.append(list, to: &bytes, at: offset)
            let limit = UInt64(topDocumentCount) << 32
            let champions = list.prefix { $0 < limit }
            if !champions.isEmpty {
                PostingList.append(UnsafeBufferPointer(rebasing: champions), to: &top)
            }
        }
        return (bytes.count - sizes.0, top.count - sizes.1)
    }
}

/// A term in a document, as it is spooled while an index is built.
struct TokenOccurrence: BitwiseCopyable {
    /// In bytes.
    static let size = 12

    /// The term's ID from `TermInterner`.
    var term: UInt32

    /// The document's number in the order in which documents were added.
    var document: UInt32

    /// See `Posting`.
    var location: UInt32

    func append(to bytes: inout [UInt8]) {
        withUnsafeBytes(of: self) { bytes.append(contentsOf: $0) }
    }

    /// Calls `body` with each occurrence in bytes that were written by `append`.
    static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (TokenOccurrence) -> Void) {
        let raw = UnsafeRawBufferPointer(bytes)
        for offset in stride(from: 0, to: raw.count - size + 1, by: size) {
            body(raw.loadUnaligned(fromByteOffset: offset, as: TokenOccurrence.self))
        }
    }
}
