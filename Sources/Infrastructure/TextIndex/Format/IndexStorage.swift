/// The bytes of an index, wherever they are.
protocol IndexStorage: Sendable {
    var count: Int { get }

    /// Just these; fails where there are fewer.
    func read(_ range: Range<Int>) throws(TextIndexError) -> [UInt8]

    /// Says which bytes will be read soon, so that they can be fetched side by side.
    func prepare(_ ranges: [Range<Int>])
}

/// An index that was built in memory and stays there.
struct MemoryIndexStorage: IndexStorage {
    let bytes: [UInt8]

    var count: Int { bytes.count }

    func read(_ range: Range<Int>) throws(TextIndexError) -> [UInt8] {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw .damaged }
        return Array(bytes[range])
    }

    func prepare(_ ranges: [Range<Int>]) {}
}
