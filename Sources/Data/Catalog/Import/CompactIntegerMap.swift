/// A map from positive integers to values: a hash table with open addressing.
///
/// An import looks up every line of files with a hundred million lines, and a dictionary takes five
/// times as long for it.
///
/// The key 0 marks unused slots. It never has a value, and setting one does nothing. A value can be
/// replaced, but not removed: setting `nil` does nothing.
struct CompactIntegerMap<Value: BitwiseCopyable & Sendable>: Sendable {
    private struct Slot {
        var key: UInt32
        var value: Value
    }

    private var slots: [Slot]
    private let unused: Slot
    private(set) var count = 0

    /// - Parameter unset: fills the unused slots.
    init(unset: Value) {
        unused = Slot(key: 0, value: unset)
        slots = Array(repeating: unused, count: 1 << 6)
    }

    subscript(key: UInt32) -> Value? {
        get {
            let slot = slots[index(of: key)]
            return key != 0 && slot.key == key ? slot.value : nil
        }
        set {
            guard key != 0, let newValue else { return }
            // More slots take memory, fewer take time.
            if count * 4 >= slots.count * 3 { grow() }
            let index = index(of: key)
            if slots[index].key != key { count += 1 }
            slots[index] = Slot(key: key, value: newValue)
        }
    }

    private func index(of key: UInt32) -> Int {
        // Data sets are sorted by their keys: eight neighbours share a block, mostly in a cache line. Knuth's
        // multiplicative hashing chooses it by the best bits, the upper ones. A step of 9 leaves the block.
        let mask = slots.count - 1
        let block = Int((UInt64(key >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 32)
        var index = (block << 3 | Int(key & 7)) & mask
        while slots[index].key != 0, slots[index].key != key { index = (index + 9) & mask }
        return index
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: unused, count: old.count * 2)
        count = 0
        for slot in old where slot.key != 0 { self[slot.key] = slot.value }
    }
}
