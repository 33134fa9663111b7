/// A set of documents of an index, one bit per document.
///
/// Most sets have few of very many documents. So the bits take no memory until they are written,
/// and the set remembers where that was: iterating and clearing take no longer than filling.
final class DocumentBitSet {
    private let bits: UnsafeMutablePointer<UInt64>

    /// The indices of the words of `bits` that are not zero.
    private var used: [Int32] = []
    private var isSorted = true

    /// An empty set for documents from 0 up to, but excluding, a count.
    init(documentCount: Int) {
        let count = documentCount / 64 + 1
        guard let memory = calloc(count, MemoryLayout<UInt64>.stride) else {
            preconditionFailure("out of memory")
        }
        bits = memory.bindMemory(to: UInt64.self, capacity: count)
    }

    deinit {
        free(bits)
    }

    var isEmpty: Bool { used.isEmpty }
    var count: Int { used.reduce(0) { $0 + bits[Int($1)].nonzeroBitCount } }

    @inline(__always)
    func contains(_ document: Int) -> Bool {
        bits[document >> 6] & 1 << UInt64(document & 63) != 0
    }

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
        for index in used { bits[Int(index)] &= ~other.bits[Int(index)] }
        used.removeAll { bits[Int($0)] == 0 }
    }

    /// Keeps only the `limit` documents with the least numbers.
    func truncate(to limit: Int) {
        sort()
        var count = 0
        for (offset, index) in used.enumerated() {
            count += bits[Int(index)].nonzeroBitCount
            guard count > limit else { continue }
            while count > limit {
                bits[Int(index)] &= ~(1 << UInt64(63 - bits[Int(index)].leadingZeroBitCount))
                count -= 1
            }
            for index in used[(offset + 1)...] { bits[Int(index)] = 0 }
            used.removeSubrange((offset + (bits[Int(index)] == 0 ? 0 : 1))...)
            return
        }
    }

    /// Calls `body` with each document, in ascending order.
    func forEach(_ body: (Int) -> Void) {
        sort()
        for index in used {
            var rest = bits[Int(index)]
            while rest != 0 {
                body(Int(index) << 6 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
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

    init(documentCount: Int) {
        self.documentCount = documentCount
    }

    /// An empty set.
    func take() -> DocumentBitSet {
        sets.popLast() ?? DocumentBitSet(documentCount: documentCount)
    }

    /// Takes back a set that is no longer used.
    func recycle(_ set: DocumentBitSet) {
        set.removeAll()
        sets.append(set)
    }
}
