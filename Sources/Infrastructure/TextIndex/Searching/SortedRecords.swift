/// A part of an index of records of the same size, in ascending order, so that a search reads few.
struct SortedRecords {
    private let storage: any IndexStorage
    private let range: Range<Int>
    private let recordSize: Int
    let count: Int

    var indices: Range<Int> { 0..<count }

    init(_ storage: any IndexStorage, _ range: Range<Int>, recordSize: Int) {
        self.storage = storage
        self.range = range
        self.recordSize = recordSize
        count = range.count / recordSize
    }

    subscript(number: Int) -> [UInt8] {
        get throws(TextIndexError) {
            let start = range.lowerBound + number * recordSize
            return try storage.read(start..<start + recordSize)
        }
    }

    /// The number of the first record that is not below `key`; `count` if there is none.
    func firstIndex(notBelow key: [UInt8]) throws(TextIndexError) -> Int {
        try indices.partitioningIndex { number throws(TextIndexError) in
            try !self[number].lexicographicallyPrecedes(key)
        }
    }
}

extension Range<Int> {
    /// The first element in the second part, or the end, by a binary search; all elements of which
    /// `isInSecondPart` is true must be behind the others.
    @inline(__always)
    func partitioningIndex<Failure: Error>(
        where isInSecondPart: (Int) throws(Failure) -> Bool
    ) throws(Failure) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if try isInSecondPart(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
