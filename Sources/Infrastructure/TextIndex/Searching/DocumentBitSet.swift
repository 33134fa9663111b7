import CLibrary

/// A set of documents of an index, one bit per document.
///
/// Most sets have few of very many documents. So the bits take no memory until they are written,
/// and the set remembers where that was: iterating and clearing take no longer than filling.
final class DocumentBitSet {
    private let documentCount: Int
    private let bits: UnsafeMutablePointer<UInt64>

    /// The indices of the words of `bits` that are not zero.
    private var used: [Int32] = []
    private var isSorted = true

    /// An empty set for documents from 0 up to, but excluding, a count.
    init(documentCount: Int) {
        self.documentCount = documentCount
        let count = documentCount / 64 + 1
        guard let memory = calloc(count, MemoryLayout<UInt64>.stride) else {
            preconditionFailure("out of memory")
        }
        bits = memory.bindMemory(to: UInt64.self, capacity: count)
    }

    /// The set of all documents from 0 up to, but excluding, a count.
    convenience init(allOf documentCount: Int) {
        self.init(documentCount: documentCount)
        guard documentCount > 0 else { return }
        let last = (documentCount - 1) / 64
        for index in 0..<last { bits[index] = .max }
        bits[last] = .max >> UInt64(63 - (documentCount - 1) % 64)
        used = (0...last).map { Int32($0) }
    }

    /// A copy of a set of an index with as many documents.
    convenience init(_ other: DocumentBitSet) {
        self.init(documentCount: other.documentCount)
        for index in other.used { bits[Int(index)] = other.bits[Int(index)] }
        (used, isSorted) = (other.used, other.isSorted)
    }

    deinit {
        free(bits)
    }

    var isEmpty: Bool { used.isEmpty }
    var count: Int { used.reduce(0) { $0 + bits[Int($1)].nonzeroBitCount } }

    @inline(__always)
    func contains(_ document: Int) -> Bool { bits[document >> 6] & 1 << UInt64(document & 63) != 0 }

    @inline(__always)
    func insert(_ document: Int) {
        let index = document >> 6
        if bits[index] == 0 {
            used.append(Int32(truncatingIfNeeded: index))
            isSorted = false
        }
        bits[index] |= 1 << UInt64(document & 63)
    }

    func removeAll() {
        for index in used { bits[Int(index)] = 0 }
        used.removeAll(keepingCapacity: true)
    }

    /// Removes the documents of another set of the same index.
    func subtract(_ other: DocumentBitSet) {
        mapWords { $1 & ~other.bits[$0] }
    }

    /// Removes the documents that are not in words of 64 documents each.
    func formIntersection(_ words: [UInt64]) {
        mapWords { $1 & words[$0] }
    }

    /// Removes the documents that are in words of 64 documents each.
    func subtract(_ words: [UInt64]) {
        mapWords { $1 & ~words[$0] }
    }

    /// Keeps only the documents in a range.
    func formIntersection(_ range: Range<Int>) {
        mapWords { index, word in
            let first = min(max(range.lowerBound - index << 6, 0), 64)
            let end = min(max(range.upperBound - index << 6, 0), 64)
            guard first < end else { return 0 }
            return word & (.max << UInt64(first)) & (.max >> UInt64(64 - end))
        }
    }

    /// Replaces each word of 64 documents that is not 0, in ascending order of the words' indices.
    @inline(__always)
    func mapWords<Failure: Error>(
        _ transform: (Int, UInt64) throws(Failure) -> UInt64
    ) throws(Failure) {
        sort()
        for index in used { bits[Int(index)] = try transform(Int(index), bits[Int(index)]) }
        used.removeAll { bits[Int($0)] == 0 }
    }

    /// Keeps only the `limit` documents with the least numbers.
    func truncate(to limit: Int) {
        var count = 0
        mapWords { _, word in
            var word = count < limit ? word : 0
            while count + word.nonzeroBitCount > limit {
                word &= ~(1 << UInt64(63 - word.leadingZeroBitCount))
            }
            count += word.nonzeroBitCount
            return word
        }
    }

    /// Calls `body` with each document, in ascending order.
    func forEach(_ body: (Int) -> Void) {
        forEachWord { index, word in
            var rest = word
            while rest != 0 {
                body(index << 6 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
            return true
        }
    }

    /// Calls `body` with each word of 64 documents that is not 0, in ascending order of the words'
    /// indices, until it returns `false`.
    @inline(__always)
    func forEachWord<Failure: Error>(
        _ body: (Int, UInt64) throws(Failure) -> Bool
    ) throws(Failure) {
        sort()
        for index in used {
            guard try body(Int(index), bits[Int(index)]) else { return }
        }
    }

    private func sort() {
        if !isSorted { used.sort() }
        isSorted = true
    }
}

/// Reuses sets: allocating one takes longer than many lookups.
final class DocumentBitSetPool {
    private let documentCount: Int
    private var sets: [DocumentBitSet] = []

    init(documentCount: Int) { self.documentCount = documentCount }

    func take() -> DocumentBitSet { sets.popLast() ?? DocumentBitSet(documentCount: documentCount) }

    /// Takes back a set that is no longer used.
    func recycle(_ set: DocumentBitSet) {
        set.removeAll()
        sets.append(set)
    }
}
