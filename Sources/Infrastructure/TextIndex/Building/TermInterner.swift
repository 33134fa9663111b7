import Text

/// Assigns an ID to each distinct term: 0, 1, 2 and so on, in the order of their first occurrence.
///
/// A hash table with open addressing over one array of bytes, because a large index has a million
/// terms that occur ten million times.
struct TermInterner {
    private(set) var terms = TextList()

    /// The hash table: a power of two of slots, at most half of them in use.
    ///
    /// A slot is 0, or a term's ID plus one, below its hash, which spares most comparisons.
    private var slots = [UInt64](repeating: 0, count: 1 << 12)

    mutating func id(of term: ArraySlice<UInt8>) -> UInt32 {
        term.withUnsafeBufferPointer { id(of: $0) }
    }

    mutating func id(of term: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if terms.count * 2 >= slots.count { grow() }
        let hash = Self.hash(term)
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let id = UInt32(truncatingIfNeeded: slots[slot]) - 1
            if slots[slot] >> 32 == hash, isTerm(Int(id), term) { return id }
            slot = (slot + 1) & mask
        }
        terms.append(term)
        slots[slot] = UInt64(hash) << 32 | UInt64(terms.count)
        return UInt32(terms.count - 1)
    }

    private func isTerm(_ id: Int, _ term: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = terms.range(of: id)
        guard range.count == term.count else { return false }
        return terms.bytes.withUnsafeBufferPointer { bytes in
            let known = UnsafeBufferPointer(rebasing: bytes[range])
            for index in 0..<term.count where known[index] != term[index] { return false }
            return true
        }
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: 0, count: old.count * 2)
        let mask = slots.count - 1
        for known in old where known != 0 {
            var slot = Int(known >> 32) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = known
        }
    }

    /// The halves are mixed, because the lower bits select the slot.
    private static func hash(_ term: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let hash = FNV1a(term).value
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
