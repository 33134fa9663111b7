/// Writes the postings of all words, and the list of the words.
struct PostingsWriter {
    /// How many postings are sorted at a time: 64 MiB of them.
    private static let postingsPerPass = 8 << 20

    /// In the order in which the documents came.
    let documentNumbers: [UInt32]
    let topDocumentCount: Int
    let words: TermInterner
    let tokenCounts: [UInt32]
    let tokens: Spool

    func write(
        to output: some IndexSink,
        _ header: inout TextIndexHeader
    ) throws(StorageError) {
        let sorted = words.sortedNumbers()
        var list = TermDictionaryWriter()
        var head: [UInt8] = []
        let start = output.count
        var next = 0
        while next < sorted.count {
            let range = next..<endOfPass(from: next, sorted)
            next = range.upperBound
            let pass = try PostingsPass(range.map { Int(sorted[$0]) }, self)
            var bytes: [UInt8] = []
            for index in range {
                let word = words[Int(sorted[index])]
                let sizes = pass.append(index - range.lowerBound, to: &bytes, head: &head)
                list.append(word, postingsSize: sizes.full, headSize: sizes.head)
                guard bytes.count >= 1 << 20 else { continue }
                try output.append(bytes)
                bytes.removeAll(keepingCapacity: true)
            }
            try output.append(bytes)
        }
        header.postings = start..<output.count
        try output.append(head)
        header.topPostings = header.postings.upperBound..<output.count
        try output.append(list.words)
        header.words = header.topPostings.upperBound..<output.count
        try output.append(list.blocks)
        header.wordBlocks = header.words.upperBound..<output.count
    }

    private func endOfPass(from first: Int, _ sorted: [UInt32]) -> Int {
        var end = first
        var count = 0
        while end < sorted.count, count < Self.postingsPerPass {
            count += Int(tokenCounts[Int(sorted[end])])
            end += 1
        }
        return end
    }
}

/// The postings of some words, sorted.
private struct PostingsPass {
    private let topDocumentCount: Int
    private var starts: [Int] = [0]
    private var postings: [UInt64] = []

    /// Collects the postings of words by their numbers, in the order in which they are given.
    init(_ words: [Int], _ writer: PostingsWriter) throws(StorageError) {
        topDocumentCount = writer.topDocumentCount
        for word in words {
            starts.append(starts[starts.count - 1] + Int(writer.tokenCounts[word]))
        }
        // Where the next posting of each word goes; below zero for the words of other passes.
        var next = [Int](repeating: -1, count: writer.words.count)
        for (index, word) in words.enumerated() { next[word] = starts[index] }
        var collected = [UInt64](repeating: 0, count: starts[starts.count - 1])
        var reader = try writer.tokens.makeReader()
        var isAtEnd = false
        while !isAtEnd {
            isAtEnd = true
            try reader.next(TokenOccurrence.size << 12) { bytes in
                isAtEnd = false
                TokenOccurrence.forEach(in: bytes) { token in
                    let slot = next[Int(token.word)]
                    guard slot >= 0 else { return }
                    next[Int(token.word)] = slot + 1
                    let document = writer.documentNumbers[Int(token.document)]
                    collected[slot] = Posting(document: document, place: token.place).bits
                }
            }
        }
        for index in words.indices where starts[index + 1] - starts[index] > 1 {
            collected[starts[index]..<starts[index + 1]].sort()
        }
        postings = collected
    }

    /// Appends the list of a word, and that of the head; says how many bytes each takes.
    func append(
        _ index: Int,
        to bytes: inout [UInt8],
        head: inout [UInt8]
    ) -> (full: Int, head: Int) {
        let sizes = (bytes.count, head.count)
        postings[starts[index]..<starts[index + 1]].withUnsafeBufferPointer { list in
            PostingList.append(list, to: &bytes)
            let limit = UInt64(topDocumentCount) << 32
            let inHead = list.prefix { $0 < limit }
            if !inHead.isEmpty {
                PostingList.append(UnsafeBufferPointer(rebasing: inHead), to: &head)
            }
        }
        return (bytes.count - sizes.0, head.count - sizes.1)
    }
}
