/// Gives each different word a number: 0, 1, 2 and on, in the order in which they come.
///
/// A hash table with open addressing over one array of bytes, since a large index has a million
/// words that come ten million times.
struct TermInterner {
    /// The UTF-8 of the words, one after the other.
    private var bytes: [UInt8] = []

    /// Where each word ends in `bytes`.
    private var ends: [UInt32] = []

    /// The number of a word plus one, or 0, and in the upper half a part of its hash, so that other
    /// words are seldom looked at; a power of two of them, at most half in use.
    private var slots = [UInt64](repeating: 0, count: 1 << 12)

    var count: Int { ends.count }

    subscript(number: Int) -> ArraySlice<UInt8> {
        bytes[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
    }

    mutating func number(of word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if ends.count * 2 >= slots.count { grow() }
        let hash = Self.hash(word)
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let number = UInt32(truncatingIfNeeded: slots[slot]) - 1
            if slots[slot] >> 32 == hash >> 32, isWord(Int(number), word) { return number }
            slot = (slot + 1) & mask
        }
        bytes.append(contentsOf: word)
        ends.append(UInt32(bytes.count))
        slots[slot] = hash & ~0xFFFF_FFFF | UInt64(ends.count)
        return UInt32(ends.count - 1)
    }

    /// The numbers of the words in the order of their bytes.
    func sortedNumbers() -> [UInt32] {
        // The first eight bytes decide nearly always, and compare as one number.
        let keys = (0..<count).map { (beginning(of: $0), UInt32($0)) }
        return keys.sorted { a, b in
            if a.0 != b.0 { return a.0 < b.0 }
            return self[Int(a.1)].lexicographicallyPrecedes(self[Int(b.1)])
        }.map(\.1)
    }

    private func beginning(of number: Int) -> UInt64 {
        let word = self[number]
        var key: UInt64 = 0
        for index in 0..<8 {
            key = key << 8 | (index < word.count ? UInt64(word[word.startIndex + index]) : 0)
        }
        return key
    }

    private func isWord(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = number == 0 ? 0 : Int(ends[number - 1])
        guard Int(ends[number]) - start == word.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<word.count where bytes[start + index] != word[index] { return false }
            return true
        }
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for number in 0..<ends.count {
            let start = number == 0 ? 0 : Int(ends[number - 1])
            let hash = bytes.withUnsafeBufferPointer {
                Self.hash(UnsafeBufferPointer(rebasing: $0[start..<Int(ends[number])]))
            }
            var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = hash & ~0xFFFF_FFFF | UInt64(number + 1)
        }
    }

    /// FNV-1a, with its upper half mixed in, since the table takes its slots by the lower bits.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash ^ hash >> 32
    }
}
