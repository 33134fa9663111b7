/// Many texts in UTF-8, numbered from 0 on, in a single array of bytes.
struct TextList {
    private(set) var bytes: [UInt8] = []

    /// Where each text starts in `bytes`; then, where the last one ends.
    private var bounds: [UInt32] = [0]

    var count: Int { bounds.count - 1 }

    subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

    func range(of number: Int) -> Range<Int> { Int(bounds[number])..<Int(bounds[number + 1]) }

    mutating func append(_ text: some Collection<UInt8>) {
        bytes.append(contentsOf: text)
        bounds.append(UInt32(bytes.count))
    }

    /// All numbers, in the byte order of their texts.
    func sortedNumbers() -> [UInt32] {
        // The first eight bytes nearly always decide, and compare as one number.
        let keys = (0..<count).map { (prefix(of: $0), UInt32($0)) }
        return keys.sorted { a, b in
            if a.0 != b.0 { return a.0 < b.0 }
            return self[Int(a.1)].lexicographicallyPrecedes(self[Int(b.1)])
        }.map(\.1)
    }

    /// The first eight bytes of a text, zero-padded, as a big-endian number.
    private func prefix(of number: Int) -> UInt64 {
        let text = self[number]
        var key: UInt64 = 0
        for index in text.startIndex..<text.startIndex + 8 {
            key = key << 8 | (index < text.endIndex ? UInt64(text[index]) : 0)
        }
        return key
    }
}
