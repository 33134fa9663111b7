/// The sorted terms of an index: finds the postings of a term or of a range of terms.
struct TermDictionary: Sendable {
    /// The postings of consecutive terms, and their champion lists.
    struct Span: Hashable {
        var full: Range<Int>
        var top: Range<Int>
    }

    /// A place in these parts of the index.
    struct Position {
        var terms = 0
        var postings = 0
        var topPostings = 0

        func appendDistance(from start: Position, to bytes: inout [UInt8]) {
            VariableLengthInteger.append(terms - start.terms, to: &bytes)
            VariableLengthInteger.append(postings - start.postings, to: &bytes)
            VariableLengthInteger.append(topPostings - start.topPostings, to: &bytes)
        }

        /// Moves on by the distances of an entry in a list of blocks or of groups.
        mutating func advance(
            _ reader: inout ByteReader,
            within header: TextIndexHeader
        ) throws(TextIndexError) {
            terms += try reader.number()
            postings += try reader.number()
            topPostings += try reader.number()
            guard terms <= header.terms.count, postings <= header.postings.count,
                topPostings <= header.topPostings.count
            else { throw .corrupt }
        }
    }

    private struct Block {
        var start = Position()

        /// The start of the next block's terms.
        var end = 0
    }

    /// Consecutive blocks, whose entries in the list of blocks are read together.
    private struct Group {
        /// Its first term in `groupBytes`.
        var firstTerm: Range<Int>

        /// The start of its entries in the list of blocks.
        var entries: Int
        var start: Position
    }

    private let storage: any IndexStorage
    private let header: TextIndexHeader
    private let groupBytes: [UInt8]
    private let groups: [Group]

    init(_ storage: any IndexStorage, header: TextIndexHeader) throws(TextIndexError) {
        self.storage = storage
        self.header = header
        groupBytes = try storage.read(header.termGroups)
        groups = try Self.groups(groupBytes, header)
    }

    /// Announces terms that will be looked up soon, so that their blocks are read concurrently.
    func prefetch(_ terms: @autoclosure () -> [[UInt8]]) {
        guard storage.needsPrefetch else { return }
        let terms = terms()
        for number in Set(terms.map(group)) where groups.indices.contains(number) {
            storage.prefetch(entries(ofGroup: number))
        }
        for term in terms {
            // Looking the term up reports the error.
            guard let block = try? block(of: term) else { return }
            storage.prefetch(bytes(from: block.start, to: block.end))
        }
    }

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
        var range = try block(of: first)
        range.end = max(range.end, try block(of: end).end)
        return try cursor(over: range)
    }

    /// The first term that is not below another, or else an empty span after the last term's.
    private func seek(_ term: [UInt8]) throws(TextIndexError) -> (span: Span, isExact: Bool) {
        var cursor = try cursor(over: block(of: term))
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

    /// The last group whose first term is not above `term`; the first group if there is none.
    private func group(of term: [UInt8]) -> Int {
        let next = groups.indices.partitioningIndex {
            term.lexicographicallyPrecedes(groupBytes[groups[$0].firstTerm])
        }
        return max(0, next - 1)
    }

    /// The last block whose first term is not above `term`; the first block if there is none.
    private func block(of term: [UInt8]) throws(TextIndexError) -> Block {
        guard !groups.isEmpty else { return Block() }
        let number = group(of: term)
        let entries = try storage.read(entries(ofGroup: number))
        let end = number + 1 < groups.count ? groups[number + 1].start.terms : header.terms.count
        return try entries.withUnsafeBufferPointer { bytes throws(TextIndexError) in
            var reader = ByteReader(bytes)
            var block = Block(start: groups[number].start, end: end)
            var next = block.start
            while !reader.isAtEnd {
                let isFirst = reader.index == 0
                let firstTerm = try reader.slice(Int(reader.byte()))
                try next.advance(&reader, within: header)
                if !isFirst, term.lexicographicallyPrecedes(firstTerm) {
                    block.end = next.terms
                    break
                }
                block.start = next
            }
            guard block.start.terms <= block.end else { throw .corrupt }
            return block
        }
    }

    private func cursor(over block: Block) throws(TextIndexError) -> TermCursor {
        let full = header.postings.lowerBound + block.start.postings
        let top = header.topPostings.lowerBound + block.start.topPostings
        return TermCursor(
            bytes: try storage.read(bytes(from: block.start, to: block.end)),
            span: Span(full: full..<full, top: top..<top),
            end: end
        )
    }

    private func bytes(from start: Position, to end: Int) -> Range<Int> {
        header.terms.lowerBound + start.terms..<header.terms.lowerBound + end
    }

    private func entries(ofGroup number: Int) -> Range<Int> {
        let first = header.termBlocks.lowerBound
        let end = number + 1 < groups.count ? groups[number + 1].entries : header.termBlocks.count
        return first + groups[number].entries..<first + end
    }

    /// The empty span after the postings of the last term.
    private var end: Span {
        let (full, top) = (header.postings.upperBound, header.topPostings.upperBound)
        return Span(full: full..<full, top: top..<top)
    }
}

extension TermDictionary {
    private static func groups(
        _ bytes: [UInt8],
        _ header: TextIndexHeader
    ) throws(TextIndexError) -> [Group] {
        var groups: [Group] = []
        try bytes.withUnsafeBufferPointer { buffer throws(TextIndexError) in
            var reader = ByteReader(buffer)
            var entries = 0
            var start = Position()
            while !reader.isAtEnd {
                let size = try Int(reader.byte())
                let firstTerm = reader.index..<reader.index + size
                _ = try reader.slice(size)
                entries += try reader.number()
                try start.advance(&reader, within: header)
                guard entries <= header.termBlocks.count else { throw .corrupt }
                groups.append(Group(firstTerm: firstTerm, entries: entries, start: start))
            }
        }
        return groups
    }
}
