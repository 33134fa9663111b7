import SystemKit

/// Many texts in UTF-8, numbered from 0 on, in a single array of bytes.
struct TextList {
    private(set) var bytes: [UInt8] = []

    /// The starts of the texts in `bytes`; then the end of the last one.
    private var bounds: [UInt32] = [0]

    var count: Int { bounds.count - 1 }

    subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

    func range(of number: Int) -> Range<Int> { Int(bounds[number])..<Int(bounds[number + 1]) }

    mutating func reserveCapacity(_ count: Int, byteCount: Int) {
        bounds.reserveCapacity(count + 1)
        bytes.reserveCapacity(byteCount)
    }

    mutating func append(_ text: some Collection<UInt8>) {
        bytes.append(contentsOf: text)
        bounds.append(UInt32(bytes.count))
    }

    /// All numbers, in the byte order of their texts; those of equal texts in their order.
    func sortedNumbers() -> [UInt32] {
        var keys = (0..<count).map { SortKey(bytes: word(of: $0, at: 0), number: UInt32($0)) }
        keys.withUnsafeMutableBufferPointer { sort($0, offset: 0) }
        return keys.map(\.number)
    }
}

/// Sorting compares eight bytes of the texts at a time, as one number.
extension TextList {
    private static let wordSize = 8

    private struct SortKey: Comparable {
        var bytes: UInt64
        let number: UInt32

        static func < (lhs: SortKey, rhs: SortKey) -> Bool {
            (lhs.bytes, lhs.number) < (rhs.bytes, rhs.number)
        }
    }

    /// Sorts texts that are equal before an offset, by their keys from there on.
    private func sort(_ keys: UnsafeMutableBufferPointer<SortKey>, offset: Int) {
        var keys = keys
        keys.sort()
        var start = 0
        while start < keys.count {
            var end = start + 1
            while end < keys.count, keys[end].bytes == keys[start].bytes { end += 1 }
            if end - start > 1 {
                let equal = UnsafeMutableBufferPointer(rebasing: keys[start..<end])
                sortEqual(equal, offset: offset + Self.wordSize)
            }
            start = end
        }
    }

    /// Sorts texts that are equal before an offset, but for the zeros with which a text ends earlier.
    private func sortEqual(_ keys: UnsafeMutableBufferPointer<SortKey>, offset: Int) {
        var keys = keys
        for index in keys.indices {
            let number = Int(keys[index].number)
            let size = range(of: number).count
            keys[index].bytes = UInt64(min(size, offset + 1))
        }
        // Texts that end here come first, the shorter before the longer.
        keys.sort()
        let longer = keys.firstIndex { $0.bytes > UInt64(offset) } ?? keys.endIndex
        guard longer < keys.endIndex else { return }
        let rest = UnsafeMutableBufferPointer(rebasing: keys[longer...])
        for index in rest.indices {
            rest[index].bytes = word(of: Int(rest[index].number), at: offset)
        }
        sort(rest, offset: offset)
    }

    /// The bytes of a text from an offset on, with zeros at the end, as a big-endian number.
    private func word(of number: Int, at offset: Int) -> UInt64 {
        let range = range(of: number)
        return bytes.withUnsafeBufferPointer { bytes in
            var word: UInt64 = 0
            for index in range.lowerBound + offset..<range.lowerBound + offset + Self.wordSize {
                word = word << 8 | (index < range.upperBound ? UInt64(bytes[index]) : 0)
            }
            return word
        }
    }
}

/// The first titles of documents, by which they are sorted.
extension TextList {
    /// Reads as many spooled titles: the size and bytes of each.
    init(_ spool: Spool, count: Int) throws(StorageError) {
        reserveCapacity(count, byteCount: spool.count - count)
        var reader = try spool.makeReader()
        var bytes: [UInt8] = []
        for _ in 0..<count {
            try reader.read(1, into: &bytes)
            try reader.read(Int(bytes[0]), into: &bytes)
            append(bytes)
        }
    }

    /// The place plus one of each document's title among all titles, in the order of the documents
    /// in the index; `documentNumbers` are their numbers there.
    func ranks(_ documentNumbers: [UInt32]) -> [UInt32] {
        var ranks = [UInt32](repeating: 0, count: documentNumbers.count)
        var rank = UInt32(0)
        var last: Int?
        for document in sortedNumbers().lazy.map({ Int($0) }) {
            if last.map({ self[$0] == self[document] }) != true { rank += 1 }
            ranks[Int(documentNumbers[document])] = rank
            last = document
        }
        return ranks
    }
}
