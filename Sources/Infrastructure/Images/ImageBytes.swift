/// Reads numbers from bytes; `nil` past their end.
struct ImageBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    subscript(position: Int) -> UInt8? {
        bytes.indices.contains(position) ? bytes[position] : nil
    }

    func has(_ expected: [UInt8], at position: Int) -> Bool {
        bytes.dropFirst(position).starts(with: expected)
    }

    func bigEndian(_ count: Int, at position: Int) -> Int? {
        let part = bytes.dropFirst(position).prefix(count)
        return part.count == count ? part.reduce(0) { $0 << 8 | Int($1) } : nil
    }

    func littleEndian(_ count: Int, at position: Int) -> Int? {
        let part = bytes.dropFirst(position).prefix(count)
        return part.count == count ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : nil
    }
}
