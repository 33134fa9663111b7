/// A map from positive integers to values: a hash table with open addressing.
///
/// An import looks up every line of files with a hundred million lines, and a dictionary takes five
/// times as long for it.
///
/// The key 0 marks unused slots. It never has a value, and setting one does nothing. A value can be
/// replaced, but not removed: setting `nil` does nothing.
struct CompactIntegerMap<Value: BitwiseCopyable & Sendable>: Sendable {
    private var keys: [UInt32]
    private var values: [Value]
    private let unset: Value
    private(set) var count = 0

    /// - Parameter unset: fills the unused slots.
    init(unset: Value) {
        self.unset = unset
        keys = Array(repeating: 0, count: 1 << 12)
        values = Array(repeating: unset, count: 1 << 12)
    }

    subscript(key: UInt32) -> Value? {
        get {
            let slot = slot(of: key)
            return key != 0 && keys[slot] == key ? values[slot] : nil
        }
        set {
            guard key != 0, let newValue else { return }
            if count * 2 >= keys.count { grow() }
            let slot = slot(of: key)
            if keys[slot] != key { count += 1 }
            keys[slot] = key
            values[slot] = newValue
        }
    }

    private func slot(of key: UInt32) -> Int {
        // Knuth's multiplicative hashing; its best bits are the upper ones.
        var slot = Int((UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
        while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
        return slot
    }

    private mutating func grow() {
        let old = zip(keys, values)
        let size = keys.count * 2
        keys = Array(repeating: 0, count: size)
        values = Array(repeating: unset, count: size)
        count = 0
        for (key, value) in old where key != 0 { self[key] = value }
    }
}
