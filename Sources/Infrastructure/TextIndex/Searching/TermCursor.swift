/// Iterates over consecutive terms of an index.
struct TermCursor {
    /// The current term; meaningless before the first call of `next`.
    var term: ArraySlice<UInt8> { buffer[..<count] }

    /// The minimum number of bytes that the current term shares with the previous one.
    private(set) var sharedCount = 0

    /// The current term's postings; at the end, empty and after those of the last term.
    private(set) var span: TermDictionary.Span

    private let bytes: [UInt8]
    private let end: TermDictionary.Span
    private var index = 0

    /// The current term's bytes; as long as a term can be, so that it never grows.
    private var buffer = [UInt8](repeating: 0, count: 256)
    private var count = 0

    init(bytes: [UInt8], span: TermDictionary.Span, end: TermDictionary.Span) {
        self.bytes = bytes
        self.span = span
        self.end = end
    }

    /// Moves to the next term that shares fewer than `limit` bytes with the current one.
    ///
    /// Returns `false` at the end.
    mutating func next(sharingFewerThan limit: Int = .max) throws(TextIndexError) -> Bool {
        var (full, top) = (span.full.upperBound, span.top.upperBound)
        var (fullSize, topSize) = (0, 0)
        var (index, count, shared) = (index, count, Int.max)
        var previousCount = count
        let isValid = bytes.withUnsafeBufferPointer { bytes in
            buffer.withUnsafeMutableBufferPointer { buffer in
                while shared >= limit {
                    full += fullSize
                    top += topSize
                    (fullSize, topSize) = (0, 0)
                    guard index < bytes.count else { return true }
                    guard index + 2 <= bytes.count else { return false }
                    shared = Int(bytes[index])
                    let rest = Int(bytes[index + 1])
                    index += 2
                    guard rest <= bytes.count - index, shared <= previousCount,
                        shared + rest <= buffer.count
                    else { return false }
                    previousCount = shared + rest
                    if shared < limit {
                        for offset in 0..<rest { buffer[shared + offset] = bytes[index + offset] }
                        count = shared + rest
                    }
                    index += rest
                    guard let nextFullSize = VariableLengthInteger.read(bytes, at: &index),
                        let nextTopSize = VariableLengthInteger.read(bytes, at: &index),
                        nextFullSize <= end.full.upperBound - full,
                        nextTopSize <= end.top.upperBound - top
                    else { return false }
                    (fullSize, topSize) = (nextFullSize, nextTopSize)
                }
                return true
            }
        }
        guard isValid else { throw .corrupt }
        (self.index, self.count) = (index, count)
        span = TermDictionary.Span(full: full..<full + fullSize, top: top..<top + topSize)
        guard shared < limit else { return false }
        sharedCount = shared
        return true
    }
}
