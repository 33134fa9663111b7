/// Reads the postings of terms.
extension TextIndex {
    /// From this many pages for each candidate, each is looked up by itself, with a binary search.
    private static let pagesPerCandidate = 16

    /// Calls `body` with the postings in a range of the index.
    @inline(__always)
    func forEachPosting(
        in range: Range<Int>,
        _ body: (Posting) -> Void
    ) throws(TextIndexError) {
        let list = try storage.read(range)
        try PostingList.forEach(in: list, documentCount: documentCount, body)
    }

    /// Calls `body` with the postings of the candidates; of all documents if they are `nil`.
    @inline(__always)
    func forEachPosting(
        in source: PostingsSource,
        usesChampions: Bool = false,
        among candidates: DocumentBitSet?,
        _ body: (Posting) -> Void
    ) throws(TextIndexError) {
        func read(_ part: Range<Int>) throws(TextIndexError) {
            try forEachPosting(in: part) { posting in
                if let candidates, !candidates.contains(posting.document) { return }
                body(posting)
            }
        }
        guard !usesChampions, let parts = try parts(of: source, with: candidates) else {
            return try read(usesChampions ? source.span.top : source.span.full)
        }
        for part in parts { try read(part) }
    }

    /// The parts of the postings that have all those of the candidates; `nil` for all.
    private func parts(
        of source: PostingsSource,
        with candidates: DocumentBitSet?
    ) throws(TextIndexError) -> [Range<Int>]? {
        let span = source.span.full
        let candidateLimit = span.count / IndexPage.capacity / Self.pagesPerCandidate
        guard candidateLimit > 0, source.isSingleTerm,
            let candidates, candidates.count <= candidateLimit
        else { return nil }
        var pages = PostingListPages(span: span, storage: storage)
        return try pages.parts(with: candidates)
    }
}

/// The pages of one long list of postings, which restarts on each of them (see `PostingList`).
private struct PostingListPages {
    let span: Range<Int>
    let storage: any IndexStorage

    /// The first document of each page that was read.
    var firstDocuments: [Int: Int] = [:]

    /// The pages with the postings of some documents, as ranges of the index.
    mutating func parts(with documents: DocumentBitSet) throws(TextIndexError) -> [Range<Int>] {
        var sorted: [Int] = []
        documents.forEach { sorted.append($0) }
        var parts: [Range<Int>] = []
        let pages = IndexPage.numbers(of: span)
        var start = pages.lowerBound
        for document in sorted {
            // The last page that starts before the document; its postings may go on to the next.
            let later = start + 1..<pages.upperBound
            let next = try later.partitioningIndex { page throws(TextIndexError) in
                try firstDocument(of: page) >= document
            }
            start = next - 1
            var end = start + 1
            while end < pages.upperBound, try firstDocument(of: end) <= document { end += 1 }
            if let last = parts.last, last.upperBound >= start {
                parts[parts.count - 1] = last.lowerBound..<max(last.upperBound, end)
            } else {
                parts.append(start..<end)
            }
        }
        return parts.map { pages in
            let bytes =
                pages.lowerBound * IndexPage.capacity..<pages.upperBound * IndexPage.capacity
            return bytes.clamped(to: span)
        }
    }

    /// The first document of a page but the first; `Int.max` if the list ends before it.
    private mutating func firstDocument(of page: Int) throws(TextIndexError) -> Int {
        if let known = firstDocuments[page] { return known }
        let start = page * IndexPage.capacity
        let bytes = try storage.read(start..<min(start + 8, span.upperBound))
        var index = 0
        let difference = bytes.withUnsafeBufferPointer {
            VariableLengthInteger.read($0, at: &index)
        }
        guard let difference else { throw .corrupt }
        let document = difference > 0 ? difference - 1 : .max
        firstDocuments[page] = document
        return document
    }
}
