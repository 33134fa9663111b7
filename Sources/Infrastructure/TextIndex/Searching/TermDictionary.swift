/// The sorted words of an index: finds where the postings of one, or of a range of them, are.
struct TermDictionary: Sendable {
    /// Where the postings of words that follow each other are, in the index and again in its head.
    struct Span: Hashable {
        var full: Range<Int>
        var head: Range<Int>
    }

    /// Where a block is; in few bytes, since there are thousands of them.
    private struct Block: BitwiseCopyable {
        /// Where the first word is in `blockBytes`.
        var firstWord = UInt32(0)
        var firstWordSize = UInt8(0)

        /// From where these parts of the index begin.
        var words = UInt32(0)
        var postings = UInt32(0)
        var head = UInt32(0)
    }

    private let bytes: any IndexStorage
    private let header: TextIndexHeader
    private let blockBytes: [UInt8]
    private let blocks: [Block]

    init(_ bytes: any IndexStorage, header: TextIndexHeader) throws(TextIndexError) {
        self.bytes = bytes
        self.header = header
        blockBytes = try bytes.read(header.wordBlocks)
        blocks = try Self.blocks(blockBytes, header)
    }

    private static func blocks(
        _ bytes: [UInt8],
        _ header: TextIndexHeader
    ) throws(TextIndexError) -> [Block] {
        var blocks: [Block] = []
        blocks.reserveCapacity(bytes.count / 12)
        var (words, postings, head) = (0, 0, 0)
        let isSound = bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let start = index + 1
                let size = buffer[index]
                index = start + Int(size)
                guard
                    index <= buffer.count,
                    let wordsStep = VariableLengthInteger.read(buffer, at: &index),
                    let postingsStep = VariableLengthInteger.read(buffer, at: &index),
                    let headStep = VariableLengthInteger.read(buffer, at: &index)
                else { return false }
                words += wordsStep
                postings += postingsStep
                head += headStep
                guard
                    words <= header.words.count, postings <= header.postings.count,
                    head <= header.topPostings.count
                else { return false }
                blocks.append(
                    Block(
                        firstWord: UInt32(truncatingIfNeeded: start),
                        firstWordSize: size,
                        words: UInt32(truncatingIfNeeded: words),
                        postings: UInt32(truncatingIfNeeded: postings),
                        head: UInt32(truncatingIfNeeded: head)
                    )
                )
            }
            return true
        }
        guard isSound else { throw .damaged }
        return blocks
    }

    /// Says which words will be looked up soon, so that their blocks come side by side.
    func prepare(_ words: [[UInt8]]) {
        let numbers = Set(words.map(block)).filter(blocks.indices.contains)
        bytes.prepare(numbers.map { bytes(of: $0..<$0 + 1) })
    }

    /// The postings of one word; `nil` for a word that the index does not have.
    func span(of word: [UInt8]) throws(TextIndexError) -> Span? {
        let found = try seek(word)
        return found.isExact ? found.span : nil
    }

    /// The postings of all words from one on and up to, but without, another.
    func span(from first: [UInt8], to end: [UInt8]) throws(TextIndexError) -> Span {
        let (first, end) = (try seek(first).span, try seek(end).span)
        guard
            first.full.lowerBound <= end.full.lowerBound,
            first.head.lowerBound <= end.head.lowerBound
        else { throw .damaged }
        return Span(
            full: first.full.lowerBound..<end.full.lowerBound,
            head: first.head.lowerBound..<end.head.lowerBound
        )
    }

    /// Goes through the words from one on and up to, but without, another, and a few beside them.
    func cursor(from first: [UInt8], to end: [UInt8]) throws(TextIndexError) -> TermCursor {
        let range = block(at: first)..<max(block(at: end), block(at: first)) + 1
        return try cursor(over: range)
    }

    /// The first word that is not below another.
    ///
    /// Its span is empty and past the last where there is none.
    private func seek(_ word: [UInt8]) throws(TextIndexError) -> (span: Span, isExact: Bool) {
        let number = block(at: word)
        var cursor = try cursor(over: number..<number + 1)
        while try cursor.next() {
            if cursor.word.lexicographicallyPrecedes(word) { continue }
            return (cursor.span, cursor.word.elementsEqual(word))
        }
        return (cursor.span, false)
    }

    /// The last block whose first word is not above a word; the first one where there is none.
    private func block(at word: [UInt8]) -> Int {
        var low = 0
        var high = blocks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if word.lexicographicallyPrecedes(firstWord(of: blocks[middle])) {
                high = middle
            } else {
                low = middle
            }
        }
        return low
    }

    private func cursor(over range: Range<Int>) throws(TextIndexError) -> TermCursor {
        guard !blocks.isEmpty else { return TermCursor(bytes: [], span: empty, end: empty) }
        let first = blocks[range.lowerBound]
        let (full, head) = (
            header.postings.lowerBound + Int(first.postings),
            header.topPostings.lowerBound + Int(first.head)
        )
        return TermCursor(
            bytes: try bytes.read(bytes(of: range)),
            span: Span(full: full..<full, head: head..<head),
            end: empty
        )
    }

    /// Where the words of some blocks are.
    private func bytes(of range: Range<Int>) -> Range<Int> {
        let start = header.words.lowerBound + Int(blocks[range.lowerBound].words)
        let end =
            range.upperBound < blocks.count
            ? header.words.lowerBound + Int(blocks[range.upperBound].words)
            : header.words.upperBound
        // Blocks come one after the other, as they were read.
        return start..<max(start, end)
    }

    private func firstWord(of block: Block) -> ArraySlice<UInt8> {
        let start = Int(block.firstWord)
        return blockBytes[start..<start + Int(block.firstWordSize)]
    }

    /// Past the postings of the last word.
    private var empty: Span {
        let (full, head) = (header.postings.upperBound, header.topPostings.upperBound)
        return Span(full: full..<full, head: head..<head)
    }
}
