/// Some of the documents of an index, a bit for each that it has.
///
/// A set has few documents of very many. So its bits take no memory before they are written to, and
/// it remembers where that was: to go through it or to empty it takes no longer than to fill it.
final class DocumentBitSet {
    private let bits: UnsafeMutablePointer<UInt64>

    /// Where `bits` are not zero.
    private var used: [Int32] = []
    private var isSorted = true

    /// For documents from 0 up to, but without, a count.
    init(documentCount: Int) {
        let count = documentCount / 64 + 1
        guard let memory = calloc(count, MemoryLayout<UInt64>.stride) else {
            preconditionFailure("no memory is left")
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

    /// Leaves those that are not in another set of the same index.
    func subtract(_ other: DocumentBitSet) {
        for index in used { bits[Int(index)] &= ~other.bits[Int(index)] }
        used.removeAll { bits[Int($0)] == 0 }
    }

    /// Leaves so many of those with the least numbers, at most.
    func cut(to limit: Int) {
        sort()
        var count = 0
        for (place, index) in used.enumerated() {
            count += bits[Int(index)].nonzeroBitCount
            guard count > limit else { continue }
            while count > limit {
                bits[Int(index)] &= ~(1 << UInt64(63 - bits[Int(index)].leadingZeroBitCount))
                count -= 1
            }
            for index in used[(place + 1)...] { bits[Int(index)] = 0 }
            used.removeSubrange((place + (bits[Int(index)] == 0 ? 0 : 1))...)
            return
        }
    }

    /// By their numbers.
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

/// Sets of documents that are used again: to make one takes longer than many a look-up.
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

    func giveBack(_ set: DocumentBitSet) {
        set.removeAll()
        sets.append(set)
    }
}
