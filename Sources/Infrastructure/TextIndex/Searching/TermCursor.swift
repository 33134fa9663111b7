/// Goes through words of an index that follow each other.
struct TermCursor {
    /// The present word; meaningless before the first call of `next`.
    var word: ArraySlice<UInt8> { letters[..<count] }

    /// How many bytes it shares with the word before it, at least.
    private(set) var sharedCount = 0

    /// Where its postings are; empty, and past those of the last word, at the end.
    private(set) var span: TermDictionary.Span

    private let bytes: [UInt8]
    private let end: TermDictionary.Span
    private var index = 0

    /// As long as a word can be, so that it never has to grow.
    private var letters = [UInt8](repeating: 0, count: 256)
    private var count = 0

    init(bytes: [UInt8], span: TermDictionary.Span, end: TermDictionary.Span) {
        self.bytes = bytes
        self.span = span
        self.end = end
    }

    /// Moves to the next word that shares fewer bytes with the present one; `false` at the end.
    mutating func next(sharingFewerThan limit: Int = .max) throws(TextIndexError) -> Bool {
        var full = span.full.upperBound
        var head = span.head.upperBound
        var (fullSize, headSize) = (0, 0)
        var (index, count, shared) = (index, count, Int.max)
        let isSound = bytes.withUnsafeBufferPointer { bytes in
            letters.withUnsafeMutableBufferPointer { letters in
                while shared >= limit {
                    full += fullSize
                    head += headSize
                    (fullSize, headSize) = (0, 0)
                    guard index < bytes.count else { return true }
                    guard index + 2 <= bytes.count else { return false }
                    shared = Int(bytes[index])
                    let rest = Int(bytes[index + 1])
                    index += 2
                    guard rest <= bytes.count - index else { return false }
                    if shared < limit {
                        guard shared <= count, shared + rest <= letters.count else { return false }
                        for offset in 0..<rest { letters[shared + offset] = bytes[index + offset] }
                        count = shared + rest
                    }
                    index += rest
                    guard
                        let sizeOfFull = VariableLengthInteger.read(bytes, at: &index),
                        let sizeOfTop = VariableLengthInteger.read(bytes, at: &index),
                        sizeOfFull <= end.full.upperBound - full,
                        sizeOfTop <= end.head.upperBound - head
                    else { return false }
                    (fullSize, headSize) = (sizeOfFull, sizeOfTop)
                }
                return true
            }
        }
        guard isSound else { throw .damaged }
        (self.index, self.count) = (index, count)
        span = TermDictionary.Span(full: full..<full + fullSize, head: head..<head + headSize)
        guard shared < limit else { return false }
        sharedCount = shared
        return true
    }
}
