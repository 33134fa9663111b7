/// The sorted terms of an index: finds the postings of a term or of a range of terms.
struct TermDictionary: Sendable {
    /// The postings of consecutive terms, and their champion lists.
    struct Span: Hashable {
        var full: Range<Int>
        var top: Range<Int>
    }

    /// The location of a block; small, because there are thousands of blocks.
    private struct Block: BitwiseCopyable {
        /// The offset of the first term in `blockBytes`.
        var firstTerm = UInt32(0)
        var firstTermSize = UInt8(0)

        /// The block's offsets in these parts of the index.
        var terms = UInt32(0)
        var postings = UInt32(0)
        var topPostings = UInt32(0)
    }

    private let storage: any IndexStorage
    private let header: TextIndexHeader
    private let blockBytes: [UInt8]
    private let blocks: [Block]

    init(_ storage: any IndexStorage, header: TextIndexHeader) throws(TextIndexError) {
        self.storage = storage
        self.header = header
        blockBytes = try storage.read(header.termBlocks)
        blocks = try Self.blocks(blockBytes, header)
    }

    /// Announces terms that will be looked up soon, so that their blocks are read concurrently.
    func prefetch(_ terms: @autoclosure () -> [[UInt8]]) {
        guard storage.needsPrefetch else { return }
        for number in Set(terms().map(block)) where blocks.indices.contains(number) {
            storage.prefetch(bytes(of: number..<number + 1))
        }
    }

    /// The postings of a term; `nil` if the index does not have it.
    func span(of term: [UInt8]) throws(TextIndexError) -> Span? {
        let found = try seek(term)
        return found.isExact ? found.span : nil
    }

    /// The postings of each of some terms that the index has.
    func spans(of terms: [[UInt8]]) throws(TextIndexError) -> [Span] {
        prefetch(terms)
        var spans: [Span] = []
        for term in terms {
            if let span = try span(of: term) { spans.append(span) }
        }
        return spans
    }

    /// The postings of all terms from `first` up to, but excluding, `end`.
    func span(from first: [UInt8], to end: [UInt8]) throws(TextIndexError) -> Span {
        let (first, end) = (try seek(first).span, try seek(end).span)
        guard first.full.lowerBound <= end.full.lowerBound,
            first.top.lowerBound <= end.top.lowerBound
        else { throw .corrupt }
        return Span(
            full: first.full.lowerBound..<end.full.lowerBound,
            top: first.top.lowerBound..<end.top.lowerBound
        )
    }

    /// A cursor over the terms from `first` up to, but excluding, `end`, and a few next to them.
    func cursor(from first: [UInt8], to end: [UInt8]) throws(TextIndexError) -> TermCursor {
        let range = block(of: first)..<max(block(of: end), block(of: first)) + 1
        return try cursor(over: range)
    }

    /// The first term that is not below another, or else an empty span after the last term's.
    private func seek(_ term: [UInt8]) throws(TextIndexError) -> (span: Span, isExact: Bool) {
        let number = block(of: term)
        var cursor = try cursor(over: number..<number + 1)
        // Terms that share more with a term below the sought one than that does are below it, too.
        var limit = Int.max
        while try cursor.next(sharingFewerThan: limit) {
            let other = cursor.term
            var shared = 0
            while shared < min(other.count, term.count), other[shared] == term[shared] {
                shared += 1
            }
            if shared < term.count, shared == other.count || other[shared] < term[shared] {
                limit = shared + 1
                continue
            }
            return (cursor.span, shared == term.count && shared == other.count)
        }
        return (cursor.span, false)
    }

    /// The last block whose first term is not above `term`; the first block if there is none.
    private func block(of term: [UInt8]) -> Int {
        let next = blocks.indices.partitioningIndex {
            term.lexicographicallyPrecedes(firstTerm(of: blocks[$0]))
        }
        return max(0, next - 1)
    }

    private func cursor(over range: Range<Int>) throws(TextIndexError) -> TermCursor {
        guard !blocks.isEmpty else { return TermCursor(bytes: [], span: end, end: end) }
        let first = blocks[range.lowerBound]
        let full = header.postings.lowerBound + Int(first.postings)
        let top = header.topPostings.lowerBound + Int(first.topPostings)
        return TermCursor(
            bytes: try storage.read(bytes(of: range)),
            span: Span(full: full..<full, top: top..<top),
            end: end
        )
    }

    /// The range of the terms of some blocks.
    private func bytes(of range: Range<Int>) -> Range<Int> {
        let start = header.terms.lowerBound + Int(blocks[range.lowerBound].terms)
        let end =
            range.upperBound < blocks.count
            ? header.terms.lowerBound + Int(blocks[range.upperBound].terms)
            : header.terms.upperBound
        // Decoding the blocks has ensured that their offsets ascend.
        return start..<max(start, end)
    }

    private func firstTerm(of block: Block) -> ArraySlice<UInt8> {
        let start = Int(block.firstTerm)
        return blockBytes[start..<start + Int(block.firstTermSize)]
    }

    /// The empty span after the postings of the last term.
    private var end: Span {
        let (full, top) = (header.postings.upperBound, header.topPostings.upperBound)
        return Span(full: full..<full, top: top..<top)
    }
}

extension TermDictionary {
    private static func blocks(
        _ bytes: [UInt8],
        _ header: TextIndexHeader
    ) throws(TextIndexError) -> [Block] {
        var blocks: [Block] = []
        blocks.reserveCapacity(bytes.count / 12)
        try bytes.withUnsafeBufferPointer { buffer throws(TextIndexError) in
            var reader = ByteReader(buffer)
            var (terms, postings, topPostings) = (0, 0, 0)
            while !reader.isAtEnd {
                let size = try reader.byte()
                let start = reader.index
                _ = try reader.slice(Int(size))
                terms += try reader.number()
                postings += try reader.number()
                topPostings += try reader.number()
                guard terms <= header.terms.count, postings <= header.postings.count,
                    topPostings <= header.topPostings.count
                else { throw .corrupt }
                blocks.append(
                    Block(
                        firstTerm: UInt32(truncatingIfNeeded: start),
                        firstTermSize: size,
                        terms: UInt32(truncatingIfNeeded: terms),
                        postings: UInt32(truncatingIfNeeded: postings),
                        topPostings: UInt32(truncatingIfNeeded: topPostings)
                    )
                )
            }
        }
        return blocks
    }
}
