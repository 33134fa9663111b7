/// Assigns an ID to each distinct term: 0, 1, 2 and so on, in the order of their first occurrence.
///
/// A hash table with open addressing over one array of bytes, because a large index has a million
/// terms that occur ten million times.
struct TermInterner {
    /// The UTF-8 of all terms, concatenated.
    private var bytes: [UInt8] = []

    /// The end of each term in `bytes`.
    private var ends: [UInt32] = []

    /// The hash table: a power of two of slots, at most half of them in use.
    ///
    /// A slot is 0, or a term's ID plus one; its upper half has bits of the hash, so that other
    /// terms are rarely compared.
    private var slots = [UInt64](repeating: 0, count: 1 << 12)

    var count: Int { ends.count }

    subscript(id: Int) -> ArraySlice<UInt8> {
        bytes[(id == 0 ? 0 : Int(ends[id - 1]))..<Int(ends[id])]
    }

    mutating func id(of term: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if ends.count * 2 >= slots.count { grow() }
        let hash = Self.hash(term)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let id = UInt32(truncatingIfNeeded: slots[slot]) - 1
            if slots[slot] >> 32 == hash >> 32, isTerm(Int(id), term) { return id }
            slot = (slot + 1) & mask
        }
        bytes.append(contentsOf: term)
        ends.append(UInt32(bytes.count))
        slots[slot] = hash & ~0xFFFF_FFFF | UInt64(ends.count)
        return UInt32(ends.count - 1)
    }

    /// All IDs, in the byte order of their terms.
    func sortedIDs() -> [UInt32] {
        // The first eight bytes nearly always decide, and compare as one number.
        let keys = (0..<count).map { (prefix(of: $0), UInt32($0)) }
        return keys.sorted { a, b in
            if a.0 != b.0 { return a.0 < b.0 }
            return self[Int(a.1)].lexicographicallyPrecedes(self[Int(b.1)])
        }.map(\.1)
    }

    /// The first eight bytes of a term, zero-padded, as a big-endian number.
    private func prefix(of id: Int) -> UInt64 {
        let term = self[id]
        var key: UInt64 = 0
        for index in 0..<8 {
            key = key << 8 | (index < term.count ? UInt64(term[term.startIndex + index]) : 0)
        }
        return key
    }

    private func isTerm(_ id: Int, _ term: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = id == 0 ? 0 : Int(ends[id - 1])
        guard Int(ends[id]) - start == term.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<term.count where bytes[start + index] != term[index] { return false }
            return true
        }
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for id in 0..<ends.count {
            let start = id == 0 ? 0 : Int(ends[id - 1])
            let hash = bytes.withUnsafeBufferPointer {
                Self.hash(UnsafeBufferPointer(rebasing: $0[start..<Int(ends[id])]))
            }
            var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = hash & ~0xFFFF_FFFF | UInt64(id + 1)
        }
    }

    /// FNV-1a with its upper half mixed in, because the lower bits select the slot.
    private static func hash(_ term: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in term { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash ^ hash >> 32
    }
}
