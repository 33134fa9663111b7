/// The bytes of an index, in memory or in a file.
protocol IndexStorage: Sendable {
    var count: Int { get }

    /// Reads exactly this range; throws if the bytes end before it does.
    func read(_ range: Range<Int>) throws(TextIndexError) -> [UInt8]

    /// The bytes after a number of pages, which are the next index of a file; `nil` without any.
    func following(after pages: Int) -> (any IndexStorage)?

    /// Whether reads are slow enough to be announced.
    var needsPrefetch: Bool { get }

    /// Announces a read that follows soon, so that several can be fetched concurrently.
    func prefetch(_ range: Range<Int>)
}

/// An index that was built in memory and stays there.
struct MemoryIndexStorage: IndexStorage {
    let bytes: [UInt8]

    var count: Int { bytes.count }

    func read(_ range: Range<Int>) throws(TextIndexError) -> [UInt8] {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw .corrupt }
        return Array(bytes[range])
    }

    func following(after pages: Int) -> (any IndexStorage)? { nil }

    var needsPrefetch: Bool { false }

    func prefetch(_ range: Range<Int>) {}
}
