/// Goes through words of an index that follow each other.
struct WordCursor {
    /// The present word; meaningless before the first call of `next`.
    var word: ArraySlice<UInt8> { letters[..<count] }

    /// How many bytes it shares with the word before it, at least.
    private(set) var sharedCount = 0

    /// Where its postings are; empty, and past those of the last word, at the end.
    private(set) var span: WordList.Span

    private let bytes: [UInt8]
    private let end: WordList.Span
    private var index = 0

    /// As long as a word can be, so that it never has to grow.
    private var letters = [UInt8](repeating: 0, count: 256)
    private var count = 0

    init(bytes: [UInt8], span: WordList.Span, end: WordList.Span) {
        self.bytes = bytes
        self.span = span
        self.end = end
    }

    /// Moves to the next word that shares fewer bytes with the present one; `false` at the end.
    mutating func next(sharingFewerThan limit: Int = .max) throws(TextIndexError) -> Bool {
        var full = span.full.upperBound..<span.full.upperBound
        var head = span.head.upperBound..<span.head.upperBound
        var isAtEnd = false
        let isSound = bytes.withUnsafeBufferPointer { buffer in
            var shared = Int.max
            while shared >= limit {
                guard index < buffer.count else {
                    isAtEnd = true
                    break
                }
                guard index + 2 <= buffer.count else { return false }
                shared = Int(buffer[index])
                let rest = Int(buffer[index + 1])
                index += 2
                guard rest <= buffer.count - index else { return false }
                if shared < limit, !replaceWord(buffer, shared: shared, rest: rest) { return false }
                index += rest
                guard
                    let fullSize = VariableLengthInteger.read(buffer, at: &index),
                    let headSize = VariableLengthInteger.read(buffer, at: &index),
                    fullSize <= end.full.upperBound - full.upperBound,
                    headSize <= end.head.upperBound - head.upperBound
                else { return false }
                full = full.upperBound..<full.upperBound + fullSize
                head = head.upperBound..<head.upperBound + headSize
            }
            return true
        }
        guard isSound else { throw .damaged }
        if isAtEnd {
            full = full.upperBound..<full.upperBound
            head = head.upperBound..<head.upperBound
        }
        span = WordList.Span(full: full, head: head)
        return !isAtEnd
    }

    @inline(__always)
    private mutating func replaceWord(
        _ buffer: UnsafeBufferPointer<UInt8>,
        shared: Int,
        rest: Int
    ) -> Bool {
        guard shared <= count, shared + rest <= letters.count else { return false }
        for offset in 0..<rest { letters[shared + offset] = buffer[index + offset] }
        sharedCount = shared
        count = shared + rest
        return true
    }
}
