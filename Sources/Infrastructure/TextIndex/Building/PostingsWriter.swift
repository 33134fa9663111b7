import SystemKit

/// Writes the postings of all terms, and the term dictionary.
struct PostingsWriter {
    /// The number in the index of each document, in the order in which they were added.
    let documentNumbers: [UInt32]
    let terms: TextList
    let sortedTerms: [UInt32]

    /// The number of occurrences of each term, by the term's ID.
    let occurrenceCounts: [UInt32]
    let occurrences: Spool
    let postingsPerPass: Int

    /// `progress` often gets what is done, from 0 to 1.
    func write(to sink: some IndexSink, progress: (Double) -> Void) throws(StorageError) {
        let topDocumentCount = sink.header.topDocumentCount
        var dictionary = TermDictionaryWriter()
        var topPostings: [UInt8] = []
        let start = sink.count
        let passes = passes
        // Each pass reads all occurrences, and sorts and writes its own.
        let count = occurrenceCounts.reduce(0) { $0 + Int($1) }
        let total = Double(max(count * (passes.count + 2), 1))
        var done = 0
        for range in passes {
            let pass = try PostingsPass(range.map { Int(sortedTerms[$0]) }, self) {
                progress(Double(done + $0) / total)
            }
            done += count + pass.count
            var bytes: [UInt8] = []
            for index in range {
                let term = terms[Int(sortedTerms[index])]
                let sizes = pass.append(
                    index - range.lowerBound,
                    to: &bytes,
                    at: sink.count,
                    top: &topPostings,
                    below: topDocumentCount
                )
                dictionary.append(term, postingsSize: sizes.full, topPostingsSize: sizes.top)
                guard bytes.count >= 1 << 20 else { continue }
                try sink.append(bytes)
                bytes.removeAll(keepingCapacity: true)
                progress(Double(done + pass.count(before: index - range.lowerBound)) / total)
            }
            try sink.append(bytes)
            done += pass.count
        }
        sink.header.postings = start..<sink.count
        sink.header.topPostings = try sink.append(topPostings)
        sink.header.terms = try sink.append(dictionary.terms)
        sink.header.termBlocks = try sink.append(dictionary.blocks)
        sink.header.termGroups = try sink.append(dictionary.groups)
    }

    private var passes: [Range<Int>] {
        var passes: [Range<Int>] = []
        var (start, count) = (0, 0)
        for (index, term) in sortedTerms.enumerated() {
            count += Int(occurrenceCounts[Int(term)])
            guard count >= postingsPerPass || index == sortedTerms.count - 1 else { continue }
            passes.append(start..<index + 1)
            (start, count) = (index + 1, 0)
        }
        return passes
    }
}

/// The sorted postings of some terms.
private struct PostingsPass {
    private var starts: [Int] = [0]
    private var postings: [UInt64] = []

    /// Collects the postings of the terms with these IDs, in the order given.
    ///
    /// `progress` often gets how many occurrences were read, and then also how many were sorted.
    init(_ ids: [Int], _ writer: PostingsWriter, progress: (Int) -> Void) throws(StorageError) {
        for id in ids {
            starts.append(starts[starts.count - 1] + Int(writer.occurrenceCounts[id]))
        }
        // The slot of each term's next posting; negative for terms of other passes.
        var next = [Int](repeating: -1, count: writer.terms.count)
        for (index, id) in ids.enumerated() { next[id] = starts[index] }
        var collected = [UInt64](repeating: 0, count: starts[starts.count - 1])
        var reader = try writer.occurrences.makeReader()
        var isAtEnd = false
        var readCount = 0
        while !isAtEnd {
            progress(readCount)
            isAtEnd = true
            try reader.next(TokenOccurrence.size << 12) { bytes in
                isAtEnd = false
                readCount += bytes.count / TokenOccurrence.size
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
        for index in ids.indices {
            if index.isMultiple(of: 1 << 12) { progress(readCount + starts[index]) }
            guard starts[index + 1] - starts[index] > 1 else { continue }
            collected[starts[index]..<starts[index + 1]].sort()
        }
        postings = collected
    }

    var count: Int { postings.count }

    /// The number of postings of the terms before one.
    func count(before index: Int) -> Int { starts[index] }

    /// Appends the postings of a term to bytes that start at `offset` in the index, and its champion
    /// list, of documents below a number; returns the size of each in bytes.
    func append(
        _ index: Int,
        to bytes: inout [UInt8],
        at offset: Int,
        top: inout [UInt8],
        below topDocumentCount: Int
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
    var term: UInt32

    /// The document's number in the order in which documents were added.
    var document: UInt32

    /// See `Posting`.
    var location: UInt32

    /// Calls `body` with each occurrence in the bytes of an array of them.
    static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (TokenOccurrence) -> Void) {
        let raw = UnsafeRawBufferPointer(bytes)
        for offset in stride(from: 0, to: raw.count - size + 1, by: size) {
            body(raw.loadUnaligned(fromByteOffset: offset, as: TokenOccurrence.self))
        }
    }
}
